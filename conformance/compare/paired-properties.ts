import { genomeProperties } from './genome-pairs.ts';
import type { PairedProperty, PairPlan } from './paired-property.ts';
import { listProperty, statusProperties } from './reading-pairs.ts';
import { strayProperties } from './unrouted-pairs.ts';
import { agentProperties, otherUpdateProperties } from './updating-pairs.ts';

/** Every sort of request, in the order in which they are dealt. */
export function pairedProperties({
  pairs,
  leftAlone,
  readOnly,
  shapes,
}: PairPlan): readonly PairedProperty[] {
  const exclude = [...leftAlone];
  const reading = [...statusProperties(pairs), listProperty, ...strayProperties(readOnly ? 0 : pairs)];
  if (readOnly) return reading;
  return [
    ...reading,
    ...genomeProperties(),
    ...otherUpdateProperties(exclude),
    ...(pairs === 0 ? [] : agentProperties(pairs, exclude, shapes)),
  ];
}
