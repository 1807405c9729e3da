import fc from 'fast-check';
import type { Field } from '../../spec/fields.ts';
import { Inability } from '../../spec/inability.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { decimalTexts } from './decimal-texts.ts';
import { fractions } from './fractions.ts';
import { conformingIntegers } from './integers.ts';
import { conformingTexts, shortTexts } from './texts.ts';
import { wellFormedUuids } from './uuids.ts';

/** What every api_key starts with that is made up here, so that it can be told from a real one. */
export const madeUpSecretPrefix = 'kit-';

/**
 * Values that the contract has this field of an update accept (2.2): one in eight is null. Of objects and lists
 * of objects only null and `[]` are decided, since their fields are not shown. Shrinks within null or within
 * the others, never from the one to the other: a deployment may fail on null for a reason of its own.
 */
export function conformingValues(field: Field): fc.Arbitrary<JsonValue> {
  const values = valuesButNull(field);
  if (values === undefined) return fc.constant(null);
  return fc.oneof({ weight: 7, arbitrary: values }, { weight: 1, arbitrary: fc.constant(null) });
}

/** The values that a choice may take. */
export function choicesOf(field: Field): readonly string[] {
  if (field.choices !== undefined && field.choices.length > 0) return field.choices;
  throw new Inability(
    `Cannot make values for ${field.name}`,
    'it is a choice without choices',
    'Pass one of updateFields.',
  );
}

function valuesButNull(field: Field): fc.Arbitrary<JsonValue> | undefined {
  switch (field.kind) {
    case 'text':
      return field.name === 'api_key' ? madeUpSecrets() : conformingTexts();
    case 'integer':
      return conformingIntegers({ minimum: field.minimum });
    case 'number':
      return fc.oneof(conformingIntegers({ minimum: field.minimum }), fractions());
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...choicesOf(field));
    case 'uuid':
      return wellFormedUuids();
    case 'decimal-text':
      return decimalTexts();
    case 'object':
      return undefined;
    case 'list-of-objects':
      return fc.constant([]);
    case 'list-of-texts':
      // Short texts, and few: a whole update stays under the megabyte that any deployment takes.
      return fc.array(shortTexts(), { maxLength: 5, size: 'max' });
  }
}

function madeUpSecrets(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 9, arbitrary: conformingTexts().map((text) => madeUpSecretPrefix + text) },
    { weight: 1, arbitrary: fc.constant('') },
  );
}
