import { genomeProperties } from './genome-twins.ts';
import { listProperty, statusProperties } from './reading-twins.ts';
import { strayProperties } from './stray-twins.ts';
import type { TwinPlan, TwinProperty } from './twin-property.ts';
import { agentProperties, otherUpdateProperties } from './updating-twins.ts';

/** Every sort of request, in the order in which they are dealt. */
export function twinProperties({ pairs, leftAlone, readOnly, shapes }: TwinPlan): readonly TwinProperty[] {
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
