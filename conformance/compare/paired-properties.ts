import { genomeProperties } from './genome-pairs.ts';
import type { PairedProperty, PairPlan } from './paired-property.ts';
import { listProperty, statusProperties, strayProperties } from './reading-pairs.ts';
import { agentProperties, otherUpdateProperties } from './updating-pairs.ts';

/** Every sort of request, in the order in which they are dealt. */
export function pairedProperties(plan: PairPlan): readonly PairedProperty[] {
  const { pairs, readOnly, shapes } = plan;
  const exclude = [...plan.leftAlone];
  return [
    ...statusProperties(pairs),
    listProperty,
    ...strayProperties(readOnly ? 0 : pairs),
    ...(readOnly ? [] : [...genomeProperties(), ...otherUpdateProperties(exclude)]),
    ...(readOnly || pairs === 0 ? [] : agentProperties(pairs, exclude, shapes)),
  ];
}
