import type { Field } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { type NamedUpdate, usualValueOf } from './many-at-once.ts';
import { wrongClasses } from './wrong-classes.ts';

/** Other fields are told apart by the digits of their number: of any two, one stands beside a field without the other. */
const digits = 5;

/** Beyond what code may hold to be a usual body, and below what gateways take. */
const longText = 'kit long '.repeat(2200);

const hasDigit = (number: number, turn: number): boolean =>
  ((number >> (turn % digits)) & 1) === (Math.floor(turn / digits) & 1);

/** What stands in the body beside the fields: now and then a key that nobody knows, or a body that is long. */
const beside = (name: string, turn: number): readonly (readonly [string, JsonValue])[] => [
  ...(turn % 3 === 0 ? [['kit_beside', 'kit'] as const] : []),
  ...(turn % 11 === 0 && name !== 'agent_system_prompt' ? [['agent_system_prompt', longText] as const] : []),
];

/**
 * What is wrong stays wrong beside right values of half of the other fields, wherever it stands in the body: code may look
 * at one field only for the sake of another, or give up on what is long or has keys that it does not know.
 */
export function* wrongBesideOthers(fields: readonly Field[]): Generator<NamedUpdate> {
  for (const [number, field] of fields.entries())
    for (const [turn, [about, value]] of wrongClasses(field).entries()) {
      // Other words there are many, and one stands for the next.
      if (field.kind === 'choice' && turn % 4 !== number % 4) continue;
      const others = fields.filter((other, at) => other !== field && hasDigit(at, turn + number));
      const right = others.map((other) => [other.name, usualValueOf(other)] as const);
      const at = turn % 2 === 0 ? 0 : right.length;
      const members = [...right.slice(0, at), [field.name, value] as const, ...right.slice(at)];
      yield [
        `${about} for ${field.name}, beside others`,
        Object.fromEntries([...members, ...beside(field.name, turn)]),
      ];
    }
}
