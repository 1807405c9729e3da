import type { NestedShape } from '../../spec/dialect-examples.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { type Field, type UpdateFieldName, updateFields } from '../../spec/fields.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { choiceParser } from './choice.ts';
import { type FaultList, type Location, type Parse, type Rejected, rejected } from './fault.ts';
import { flagParser } from './flag.ts';
import { integerParser } from './integer.ts';
import { createKeyRefusal } from './keys-not-in-an-update.ts';
import { listParser } from './list.ts';
import { createNestedFaultFinder } from './nested-first.ts';
import { parseObject } from './object.ts';
import { reject } from './reject.ts';
import { shapedListParser, shapedObjectParser } from './shaped-object.ts';
import { testScoreParser } from './test-score.ts';
import { parseText, parseTextWithoutNul } from './text.ts';
import { uuidParser } from './uuid.ts';
import { uuidSpellingsIn } from './uuid-spellings.ts';

/** The supplied fields of an update after coercion, null kept, in the order of 2.2. */
type ParsedUpdate = { readonly [Name in UpdateFieldName]?: JsonValue };

/** Reads the body of an update; where anything in it is at fault, all faults are reported that any dialect lists. */
type ParseUpdate = (body: JsonValue, faults: FaultList) => ParsedUpdate | Rejected;

interface FieldParser {
  readonly name: UpdateFieldName;
  readonly loc: Location;
  readonly parse: Parse;
}

/** A parser of update bodies as a dialect has them. Make it once: it is quick because all is worked out here. */
export function createUpdateParser(dialect: Dialect): ParseUpdate {
  const parsers = updateFields.map(
    (field): FieldParser => ({
      name: field.name,
      loc: ['body', field.name],
      parse: chooseParser(field, dialect),
    }),
  );
  const refuseKeys = createKeyRefusal(dialect);
  const findNestedFault = createNestedFaultFinder(dialect);
  return (body, faults) => {
    if (!isJsonObject(body)) return reject('model_attributes_type', body, ['body'], faults);
    if (findNestedFault?.(body, faults) === true) return rejected;
    const before = faults.length;
    const update = parseFields(body, parsers, faults);
    refuseKeys?.(body, faults);
    return faults.length > before ? rejected : update;
  };
}

/**
 * Null is taken for every field (2.2); what a null does to the agent is the business of replace-supplied-fields. No key but those
 * of 2.2 is looked at: keys-not-in-an-update.ts says what becomes of the others.
 */
function parseFields(body: JsonObject, parsers: readonly FieldParser[], faults: FaultList): ParsedUpdate {
  const update: { [Name in UpdateFieldName]?: JsonValue } = {};
  for (const { name, loc, parse } of parsers) {
    // No object inherits a property of such a name, and `__proto__` is an own one where JSON was parsed.
    const input = body[name];
    if (input === undefined) continue;
    const value = input === null ? null : parse(input, loc, faults);
    if (value !== rejected) update[name] = value;
  }
  return update;
}

/** Objects that the contract does not show take anything, unless the dialect has their shape. */
function shapeOf(name: string, { examples, 'nested-shapes': shapes }: Dialect): NestedShape | undefined {
  return shapes === 'free' ? undefined : examples?.nested?.[name];
}

function chooseParser({ name, kind, choices = [], minimum }: Field, dialect: Dialect): Parse {
  const shape = shapeOf(name, dialect);
  const parseAnyText = dialect['nul-in-texts'] === 'accept' ? parseText : parseTextWithoutNul;
  switch (kind) {
    case 'text':
      return parseAnyText;
    case 'integer':
      return integerParser(dialect['integer-coercion'], minimum, dialect['integer-range']);
    case 'flag':
      return flagParser(dialect['flag-coercion']);
    case 'choice':
      return choiceParser(choices);
    case 'uuid':
      return uuidParser(uuidSpellingsIn('bodies', dialect), dialect['uuid-answer'], dialect['uuid-words']);
    case 'decimal-text':
      return testScoreParser({
        input: dialect['test-score-input'],
        laxText: dialect['test-score-lax-text'],
        answer: dialect['test-score-answer'],
        digits: dialect['test-score-digits'],
      });
    case 'object':
      return shape === undefined ? parseObject : shapedObjectParser(shape);
    case 'list-of-objects':
      return shape === undefined ? listParser(parseObject) : shapedListParser(shape);
    case 'list-of-texts':
      return listParser(parseAnyText);
    case 'number':
      throw new TypeError(`Write a parser for ${name}: 2.2 has no number.`);
  }
}
