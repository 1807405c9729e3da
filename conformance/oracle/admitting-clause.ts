import { agentFieldNamed, type Field, updateFieldNamed } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';

/** More fields than these are counted. */
const mostNamed = 3;

/** What a field takes, in the words of 2.2; the pattern of test_score stands in 2.1. */
function takes({ kind, choices = [], minimum }: Field): string {
  switch (kind) {
    case 'text':
      return 'a string';
    case 'integer':
      return minimum === undefined ? 'an integer' : `an integer, minimum ${minimum}`;
    case 'number':
      return 'a number';
    case 'flag':
      return 'a boolean';
    case 'choice':
      return `one of ${choices.join(', ')}`;
    case 'uuid':
      return 'a uuid';
    case 'decimal-text':
      return 'a decimal number in text form';
    case 'object':
      return 'an object';
    case 'list-of-objects':
      return 'an array of objects';
    case 'list-of-texts':
      return 'an array of strings';
  }
}

/** Where more is said of what a field takes: choices in 3, the limit in 8, the pattern of test_score in 2.1. */
function furtherClause({ name, kind }: Field): readonly string[] {
  const { clause = '2.1' } = agentFieldNamed(name) ?? {};
  return clause === '2.1' && kind !== 'decimal-text' ? [] : [clause];
}

const clausesOf = (fields: readonly Field[]) =>
  [...new Set(['2.2', ...fields.flatMap(furtherClause)])].join(', ');

/** The clause that lets an update in, in a few words: `2.2: hub is a string or null`. */
export function admittingClause(update: JsonObject): string {
  const names = Object.keys(update);
  if (names.length > 0 && Object.values(update).every((value) => value === null))
    return '2.2: every field may be null';
  const fields = names.flatMap((name) => updateFieldNamed(name) ?? []);
  const shown = fields.slice(0, mostNamed);
  const left = fields.length - shown.length;
  const parts = [
    ...shown.map((field) => `${field.name} is ${takes(field)} or null`),
    ...(left === 0 ? [] : [`and so on for ${left} more`]),
  ];
  return parts.length === 0 ? '2.2: every field is optional' : `${clausesOf(shown)}: ${parts.join('; ')}`;
}
