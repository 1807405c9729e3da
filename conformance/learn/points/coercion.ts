import { JsonNumber, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { readUpdates } from '../ask-update.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type Reading } from '../learned-point.ts';
import { takenOr } from '../readings.ts';

const integerFields = ['last_evaluated_at', 'rate_limit_requests_per_minute'];
const bodiesWith = (fields: readonly string[], value: JsonValue): readonly JsonObject[] =>
  fields.map((field) => ({ [field]: value }));

/** Where 5.0 is taken and "5" and true are not, all of them speak for what lies between lax and strict. */
function joinCoercion(fractions: readonly Reading[], others: readonly Reading[]): readonly Reading[] {
  const isBetween =
    fractions.every(({ choice }) => choice === 'lax') && others.every(({ choice }) => choice === 'strict');
  const all = [...others, ...fractions];
  return isBetween ? all.map((reading) => ({ ...reading, choice: 'whole-fractions' })) : all;
}

/** What is taken for an integer or a flag. */
export const learnCoercion = groupOfAgent(
  ['integer-coercion', 'flag-coercion'],
  async (learning, agentId) => {
    const ask = (bodies: readonly JsonObject[]) =>
      readUpdates(learning, agentId, bodies, () => takenOr('lax', 'strict'));
    const texts = await ask(bodiesWith(integerFields, '5'));
    const fractions = await ask(bodiesWith(integerFields, new JsonNumber('5.0')));
    const flags = await ask(bodiesWith(integerFields, true));
    const words = await ask(
      [0, 1, 'true', 'yes'].flatMap((value) => bodiesWith(['guard_manually_configured'], value)),
    );
    return {
      points: [
        decide('integer-coercion', joinCoercion(fractions, [...texts, ...flags])),
        decide('flag-coercion', words),
      ],
    };
  },
);
