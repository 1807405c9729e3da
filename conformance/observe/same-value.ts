import { compareDecimals, type Decimal, parseDecimal } from '../../spec/decimal-text.ts';
import type { Field } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import { interpretInteger } from '../../spec/json-literal.ts';
import { isJsonArray, isJsonObject, JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { sameUuid } from '../../spec/uuid-text.ts';

const trueWords = new Set(['1', 'true', 'yes', 'on', 't', 'y']);
const falseWords = new Set(['0', 'false', 'no', 'off', 'f', 'n']);

/** The number that a value is read as, if there is only one reading. */
function asNumber(value: JsonValue): Decimal | undefined {
  if (typeof value === 'boolean') return parseDecimal(value ? '1' : '0');
  if (typeof value === 'number') return parseDecimal(String(value));
  if (value instanceof JsonNumber) return parseDecimal(value.text);
  // Digits may be grouped, as in Python and Rust.
  return typeof value === 'string' ? parseDecimal(value.trim().replace(/(?<=\d)_(?=\d)/g, '')) : undefined;
}

function asFlag(value: JsonValue): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') {
    const word = value.trim().toLowerCase();
    return trueWords.has(word) ? true : falseWords.has(word) ? false : undefined;
  }
  const number = asNumber(value);
  return number === undefined ? undefined : number.coefficient !== '0';
}

/** Doubles carry about 15 digits; an integer written as a longer fraction may have been rounded on its way in. */
const isExact = (sent: JsonValue) =>
  !(sent instanceof JsonNumber && /[.eE]/.test(sent.text) && sent.text.length > 16);

function sameNumber(sent: JsonValue, answered: JsonValue): boolean {
  const left = asNumber(sent);
  if (left === undefined || !isExact(sent)) return true;
  const right =
    typeof answered === 'number' || answered instanceof JsonNumber ? asNumber(answered) : undefined;
  return right !== undefined && compareDecimals(left, right) === 0;
}

/** What a value is read as in a field: of an integer its number, of a flag what it says, where that is plain. */
export function readAs({ kind }: Field, value: JsonValue): JsonValue {
  if (kind === 'flag') return asFlag(value) ?? value;
  if (kind !== 'integer' || typeof value !== 'string') return value;
  const digits = value.trim();
  return /^[+-]?\d+$/.test(digits) ? interpretInteger(digits.replace(/^\+/, '')) : value;
}

/** No item has what another item was sent with: what a deployment keeps of an item is its own, but not where it stands. */
function isInOrder(sent: readonly JsonValue[], answered: readonly JsonValue[]): boolean {
  return sent.every((item, index) => {
    const there = answered[index];
    if (!isJsonObject(item) || !isJsonObject(there)) return true;
    return Object.entries(item).every(([key, value]) => {
      const found = there[key];
      const isOfAnother = sent.some(
        (other) => isJsonObject(other) && typeof found === 'string' && other[key] === found,
      );
      return typeof value !== 'string' || found === value || !isOfAnother;
    });
  });
}

/**
 * Whether an answered field has the value that was accepted: integers and flags after coercion, uuids without
 * regard to spelling, everything else exactly. Where coercion allows several readings, any of them will do.
 */
export function hasSameValue(field: Field, sent: JsonValue, answered: JsonValue): boolean {
  switch (field.kind) {
    case 'integer':
    case 'number':
      return sameNumber(sent, answered);
    case 'flag': {
      const flag = asFlag(sent);
      return flag === undefined ? typeof answered === 'boolean' : flag === answered;
    }
    case 'uuid':
      // A spelling that only lax parsers know, once taken, is answered as some uuid.
      return (
        typeof sent === 'string' &&
        typeof answered === 'string' &&
        (sameUuid(sent, answered) || !sameUuid(sent, sent))
      );
    case 'object':
      // What a deployment keeps of an object that the contract does not show is its own.
      return isJsonObject(answered);
    case 'list-of-objects':
      return (
        isJsonArray(answered) &&
        isJsonArray(sent) &&
        answered.length === sent.length &&
        isInOrder(sent, answered)
      );
    default:
      return equalJson(sent, answered);
  }
}
