import { JsonNumber, type JsonValue } from '../../../spec/json-value.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type Reading } from '../learned-point.ts';
import { takenOr } from '../readings.ts';

const integerFields = ['last_evaluated_at', 'rate_limit_requests_per_minute'];

/** Where 5.0 is taken and "5" and true are not, all of them speak for what lies between lax and strict. */
function joinCoercion(fractions: readonly Reading[], others: readonly Reading[]): readonly Reading[] {
  const isBetween =
    fractions.every(({ choice }) => choice === 'lax') && others.every(({ choice }) => choice === 'strict');
  const all = [...others, ...fractions];
  return isBetween ? all.map((reading) => ({ ...reading, choice: 'whole-fractions' })) : all;
}

/** What is taken for an integer or a flag. */
export const learnCoercion = groupOfAgent(['integer-coercion', 'flag-coercion'], async (agent) => {
  const read = takenOr('lax', 'strict');
  const asInteger = (value: JsonValue) =>
    agent.readUpdates(
      integerFields.map((field) => ({ [field]: value })),
      read,
    );
  const texts = await asInteger('5');
  const fractions = await asInteger(new JsonNumber('5.0'));
  const flags = await asInteger(true);
  const words = [0, 1, 'true', 'yes'].map((value) => ({ guard_manually_configured: value }));
  return {
    points: [
      decide('integer-coercion', joinCoercion(fractions, [...texts, ...flags])),
      decide('flag-coercion', await agent.readUpdates(words, read)),
    ],
  };
});
