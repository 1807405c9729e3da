import { parseJson } from '../../../spec/json-parse.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import type { SentRequest } from '../../run/exchange.ts';
import { byLength } from '../../run/transfer.ts';
import { withStep } from '../fuzz-input.ts';
import type { Change, Material } from './mutation.ts';

/** A body that a mutation made; where chunks end in it is settled anew. */
export const withBody = (step: SentRequest, body: string | Uint8Array): SentRequest => ({
  ...byLength(step),
  ...(step.wire === undefined ? {} : { wire: step.wire }),
  body,
});

/** Whether a request carries a text. */
const hasText = ({ body }: SentRequest): boolean => typeof body === 'string';

type Mutate = Change['mutate'];

/** Mutates one step of an input, of those that are fit for it. */
export const atStep =
  (
    isFit: (step: SentRequest) => boolean,
    mutate: (step: SentRequest, material: Material) => SentRequest | undefined,
  ): Mutate =>
  (input, material) => {
    const fit = input.steps.flatMap((step, index) => (isFit(step) ? [{ step, index }] : []));
    const chosen = material.dice.pick(fit);
    const mutated = chosen && mutate(chosen.step, material);
    return chosen === undefined || mutated === undefined ? undefined : withStep(input, chosen.index, mutated);
  };

/** Mutates the text of one body. */
export const atText = (
  mutate: (text: string, material: Material) => string | Uint8Array | undefined,
): Mutate =>
  atStep(hasText, (step, material) => {
    const body = typeof step.body === 'string' ? mutate(step.body, material) : undefined;
    return body === undefined ? undefined : withBody(step, body);
  });

/** What is deeper is mutated as a text alone. */
const deepest = 300;

/** Mutates one body that is a JSON object. */
export const atObject = (
  mutate: (object: JsonObject, material: Material) => JsonObject | undefined,
): Mutate =>
  atText((text, material) => {
    const parsed = parseJson(text, { maxDepth: deepest });
    const mutated = parsed.ok && isJsonObject(parsed.value) ? mutate(parsed.value, material) : undefined;
    return mutated && printJson(mutated);
  });

/** Mutates one value somewhere in a body: a member, or what stands in it a few levels down. */
export const atValue = (mutate: (value: JsonValue, material: Material) => JsonValue | undefined): Mutate =>
  atObject((object, material) => {
    const mutated = descend(object, material, mutate, 4);
    return isJsonObject(mutated) ? mutated : undefined;
  });

function descend(
  value: JsonValue,
  material: Material,
  mutate: (value: JsonValue, material: Material) => JsonValue | undefined,
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
    if (key === undefined) return isRoot ? undefined : mutate(value, material);
    const inner = descend(value[key] ?? null, material, mutate, levels - 1);
    return inner === undefined ? undefined : { ...value, [key]: inner };
  }
  return mutate(value, material);
}
