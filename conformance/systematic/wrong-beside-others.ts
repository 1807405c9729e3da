import type { Field } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { type NamedUpdate, usualValueOf } from './many-at-once.ts';
import { wrongClasses } from './wrong-classes.ts';

/** Other fields are told apart by the digits of their number: of any two, one stands beside a field without the other. */
const digits = 5;

/** Beyond what code may hold to be a usual body, and below what gateways take. */
const longField = 'agent_system_prompt';
const longText = 'kit long '.repeat(2200);

const hasDigit = (number: number, turn: number): boolean =>
  ((number >> (turn % digits)) & 1) === (Math.floor(turn / digits) & 1);

/** What else stands in the body: now and then a key that nobody knows, or a text that makes it long. */
const besides = (
  field: Field,
  turn: number,
  takesLong: boolean,
): readonly (readonly [string, JsonValue])[] => [
  ...(turn % 4 === 0 ? [['kit_beside', 'kit'] as const] : []),
  ...(turn % 11 === 0 && takesLong && field.name !== longField ? [[longField, longText] as const] : []),
];

/** First, in the middle, and last. */
const places = [0, 0.5, 1] as const;

/** Other words there are many, and one stands for the next. */
const isTried = (field: Field, number: number, index: number): boolean =>
  field.kind !== 'choice' || index % 4 === number % 4;

/**
 * What is wrong stays wrong beside right values of half of the other fields, before, among and behind them: code may look
 * at one field only for the sake of another, or give up on what is long or has keys that it does not know.
 */
export function* wrongBesideOthers(fields: readonly Field[]): Generator<NamedUpdate> {
  const takesLong = fields.some(({ name }) => name === longField);
  for (const [number, field] of fields.entries()) {
    const tried = wrongClasses(field).filter((_, index) => isTried(field, number, index));
    for (const [turn, [about, value]] of tried.entries()) {
      const others = fields.filter((other, at) => other !== field && hasDigit(at, turn + number));
      const right = others.map((other) => [other.name, usualValueOf(other)] as const);
      const at = Math.round(right.length * (places[turn % places.length] ?? 0));
      const members = [...right.slice(0, at), [field.name, value] as const, ...right.slice(at)];
      yield [
        `${about} for ${field.name}, beside others`,
        Object.fromEntries([...members, ...besides(field, turn, takesLong)]),
      ];
    }
  }
}
