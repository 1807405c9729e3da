import type { Field } from '../../spec/fields.ts';
import type { GenomePath } from '../generate/cases.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';

/** What the scenarios of a check are made for. */
export interface ScenarioPlan {
  readonly agentIds: readonly string[];
  /** The fields that may be written. */
  readonly fields: readonly Field[];
  /** Tells the values of one run from those of another. */
  readonly salt: number;
  readonly shapes: ObjectSamples;
  readonly updatePath: string;
  /** Undefined where no genome may be created. */
  readonly genomePath: GenomePath | undefined;
  /** Undefined where the list was not found. */
  readonly listPath: string | undefined;
  /** Whether to measure how long an answer takes. */
  readonly measuresTime: boolean;
}

/** One scenario for each field, shared out among the agents. */
export function forEachField<Made>(
  { agentIds, fields, salt }: ScenarioPlan,
  make: (agentId: string, field: Field, salt: number) => Made,
): readonly Made[] {
  return fields.map((field, index) => make(agentIds[index % agentIds.length] ?? '', field, salt + index * 7));
}

const mostOfAGroup = 5;

/** One scenario for some fields at a time, objects apart from the others, shared out among the agents. */
export function forEachGroup<Made>(
  { agentIds, fields, salt }: ScenarioPlan,
  make: (agentId: string, fields: readonly Field[], salt: number) => Made,
): readonly Made[] {
  const sorts = [true, false].map((isObject) =>
    fields.filter(({ kind }) => kind.includes('object') === isObject),
  );
  const groups = sorts.flatMap((sort) => {
    const count = Math.ceil(sort.length / mostOfAGroup);
    return Array.from({ length: count }, (_, group) => sort.filter((_field, at) => at % count === group));
  });
  return groups.map((group, index) => make(agentIds[index % agentIds.length] ?? '', group, salt + index * 7));
}
