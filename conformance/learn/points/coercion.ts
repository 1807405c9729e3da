import { JsonNumber, type JsonValue } from '../../../spec/json-value.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type Reading } from '../learned-point.ts';
import { takenOr } from '../readings.ts';

const integerFields = ['last_evaluated_at', 'rate_limit_requests_per_minute'];

/** What is taken of "5", 5.0 and true, in that order, where it is a part of them that has a name. */
const parts: Readonly<Record<string, string>> = {
  'lax lax strict': 'no-flags',
  'strict lax strict': 'whole-fractions',
};

/** Where a part of them is taken, and in every field alike, all readings speak for the choice between lax and strict. */
function joinCoercion(sorts: readonly (readonly Reading[])[]): readonly Reading[] {
  const alike = sorts.map((readings) => [...new Set(readings.map(({ choice }) => choice))].join());
  const part = parts[alike.join(' ')];
  const all = sorts.flat();
  return part === undefined ? all : all.map((reading) => ({ ...reading, choice: part }));
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
      decide('integer-coercion', joinCoercion([texts, fractions, flags])),
      decide('flag-coercion', await agent.readUpdates(words, read)),
    ],
  };
});
