import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { evolutionStatusRequest, genomeRequest } from '../../generate/cases.ts';
import { isRefusal } from '../../observe/read-answer.ts';
import type { Asked } from '../asked.ts';
import type { Learning } from '../create-learning.ts';
import { mergeAnswers } from '../examples/template.ts';

/** Where a value stands in an answer: the keys that lead to it; of all items of a list, one. */
export type Way = readonly string[];

const wayText = (way: Way) => JSON.stringify(way);

function* valuesIn(value: JsonValue, way: Way = []): Generator<readonly [Way, JsonValue]> {
  yield [way, value];
  if (isJsonArray(value)) for (const item of value) yield* valuesIn(item, [...way, '[]']);
  else if (isJsonObject(value))
    for (const [key, member] of Object.entries(value)) yield* valuesIn(member, [...way, key]);
}

/** The same request sent twice, and the field that is at fault in it. */
export interface Twice {
  readonly field?: string;
  readonly both: readonly [Asked, Asked];
}

/** What is known of refusals beside the faults in them. */
export interface RefusalFrame {
  /** What stands for a value that is another in every answer to the same request; undefined for any other. */
  readonly varyingAt: (way: Way) => JsonValue | undefined;
  /** Whether a refusal for another field has the same key, or the same text, there: then it is not the field's name. */
  readonly isFrame: (field: string | undefined, way: Way, text?: string) => boolean;
}

/** Of other kinds, since some deployments take one of them. */
const wrongFields: readonly (readonly [field: string, value: JsonValue])[] = [
  ['status', 'zzz'],
  ['hub', 5],
  ['protocol', 'zzz'],
];

const refusedJson = ({ answer }: Asked): JsonValue | undefined =>
  answer !== undefined && isRefusal(answer) ? answer.json : undefined;

/** What refusals have that their faults do not explain. */
export function readFrame(asked: readonly Twice[]): RefusalFrame {
  const varying = new Map<string, JsonValue>();
  const seen: { readonly field: string | undefined; readonly texts: ReadonlyMap<string, JsonValue> }[] = [];
  for (const { field, both } of asked) {
    const [left, right] = both.map(refusedJson);
    if (left === undefined || right === undefined) continue;
    const before = new Map([...valuesIn(left)].map(([way, value]) => [wayText(way), value]));
    const after = new Map([...valuesIn(right)].map(([way, value]) => [wayText(way), value]));
    for (const [way, value] of valuesIn(mergeAnswers(left, right))) {
      const [one, other] = [before.get(wayText(way)), after.get(wayText(way))];
      const isLeaf = !isJsonArray(value) && !isJsonObject(value);
      if (isLeaf && one !== undefined && other !== undefined && one !== other && value !== one)
        varying.set(wayText(way), value);
    }
    seen.push({ field, texts: before });
  }
  return {
    varyingAt: (way) => varying.get(wayText(way)),
    isFrame: (field, way, text) =>
      seen.some(({ field: other, texts }) => {
        const value = other === field ? undefined : texts.get(wayText(way));
        return value !== undefined && (text === undefined || value === text);
      }),
  };
}

/** Asks for the same refusals twice: of updates for the faults of several fields, and of the evolution operations. */
export async function askTwice({ agent, ask, operations, subject }: Learning): Promise<readonly Twice[]> {
  const twice = async (again: () => Promise<Asked>, field?: string): Promise<Twice> => ({
    ...(field === undefined ? {} : { field }),
    both: [await again(), await again()],
  });
  const ofUpdates =
    agent === undefined
      ? []
      : wrongFields.map(([field, value]) => twice(() => agent.update({ [field]: value }), field));
  return Promise.all([
    ...ofUpdates,
    ...(operations.has('readEvolutionStatus')
      ? [twice(() => ask('readEvolutionStatus', evolutionStatusRequest('not-a-uuid')), 'agent_id')]
      : []),
    ...(operations.has('createGenome')
      ? [twice(() => ask('createGenome', genomeRequest('[]', subject.genomePath)))]
      : []),
  ]);
}

/** Nothing is known of them. */
export const noFrame: RefusalFrame = { varyingAt: () => undefined, isFrame: () => false };

export const withoutDetail = ({ detail: _, ...others }: JsonObject): JsonObject => others;
