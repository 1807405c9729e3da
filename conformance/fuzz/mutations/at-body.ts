import { parseJson } from '../../../spec/json-parse.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import type { SentRequest } from '../../run/exchange.ts';
import { byLength } from '../../run/transfer.ts';
import { type FuzzInput, withStep } from '../fuzz-input.ts';
import type { Material } from './mutation.ts';

/** A body that a mutation made; where chunks end in it is settled anew. */
export const withBody = (step: SentRequest, body: string | Uint8Array): SentRequest => ({
  ...byLength(step),
  ...(step.wire === undefined ? {} : { wire: step.wire }),
  body,
});

/** Mutates one step of an input that has a body. */
export function atStep(
  input: FuzzInput,
  { dice }: Material,
  isFit: (step: SentRequest) => boolean,
  mutate: (step: SentRequest) => SentRequest | undefined,
): FuzzInput | undefined {
  const fit = input.steps.flatMap((step, index) => (isFit(step) ? [{ step, index }] : []));
  const chosen = dice.pick(fit);
  const mutated = chosen && mutate(chosen.step);
  return chosen === undefined || mutated === undefined ? undefined : withStep(input, chosen.index, mutated);
}

/** Whether a request carries a text. */
export const hasText = ({ body }: SentRequest): boolean => typeof body === 'string';

/** Mutates the text of one body. */
export const atText = (
  input: FuzzInput,
  material: Material,
  mutate: (text: string) => string | Uint8Array | undefined,
): FuzzInput | undefined =>
  atStep(input, material, hasText, (step) => {
    const body = typeof step.body === 'string' ? mutate(step.body) : undefined;
    return body === undefined ? undefined : withBody(step, body);
  });

/** What is deeper is mutated as a text alone. */
const deepest = 300;

/** Mutates one body that is a JSON object. */
export const atObject = (
  input: FuzzInput,
  material: Material,
  mutate: (object: JsonObject, step: SentRequest) => JsonObject | undefined,
): FuzzInput | undefined =>
  atStep(input, material, hasText, (step) => {
    const parsed = typeof step.body === 'string' ? parseJson(step.body, { maxDepth: deepest }) : undefined;
    if (parsed?.ok !== true || !isJsonObject(parsed.value)) return undefined;
    const mutated = mutate(parsed.value, step);
    return mutated === undefined ? undefined : withBody(step, printJson(mutated));
  });

/** Mutates one value somewhere in a body: a member, or what stands in it a few levels down. */
export const atValue = (
  input: FuzzInput,
  material: Material,
  mutate: (value: JsonValue) => JsonValue | undefined,
): FuzzInput | undefined =>
  atObject(input, material, (object) => {
    const mutated = descend(object, material, mutate, 4);
    return isJsonObject(mutated) ? mutated : undefined;
  });

function descend(
  value: JsonValue,
  material: Material,
  mutate: (value: JsonValue) => JsonValue | undefined,
  levels: number,
): JsonValue | undefined {
  const { dice } = material;
  const isRoot = levels === 4;
  const goesOn = isRoot || (levels > 0 && dice.chance(0.6));
  if (goesOn && isJsonArray(value) && value.length > 0) {
    const at = dice.below(value.length);
    const inner = descend(value[at] ?? null, material, mutate, levels - 1);
    return inner === undefined ? undefined : value.with(at, inner);
  }
  if (goesOn && isJsonObject(value)) {
    const key = dice.pick(Object.keys(value));
    if (key === undefined) return isRoot ? undefined : mutate(value);
    const inner = descend(value[key] ?? null, material, mutate, levels - 1);
    return inner === undefined ? undefined : { ...value, [key]: inner };
  }
  return mutate(value);
}
