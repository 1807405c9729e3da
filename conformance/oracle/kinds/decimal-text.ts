import { isDecimalText } from '../../../spec/decimal-text.ts';
import type { Dialect } from '../../../spec/dialect-points.ts';
import { isJsonNumber, type JsonValue } from '../../../spec/json-value.ts';
import { accepted, type Expectation, openAt, type Reason, rejectedAt } from '../expectation.ts';

/** Columns of NUMERIC and doubles alike keep this many digits. */
const safeDigits = 15;

const lax = /^[+-]?(?:\p{Nd}+(?:\.\p{Nd}*)?|\.\p{Nd}+)(?:e[+-]?\p{Nd}+)?$/iu;
const special = /^[+-]?(?:s?nan\p{Nd}*|inf(?:inity)?)$/iu;

/** Exponents, spaces, underscores, other scripts' digits, grouping and percent signs: some reading makes it a number. */
function mayBeRead(text: string): boolean {
  const bare = text.replace(/[\s_,%'\p{Cc}]/gu, '');
  return bare !== '' && bare !== text
    ? isDecimalText(bare) || lax.test(bare) || special.test(bare)
    : lax.test(text) || special.test(text);
}

/** Text of the pattern is taken; what no reading makes a decimal is not; the type of this field is not shown (2.2). */
export function expectDecimalText(
  value: JsonValue,
  place: Reason['place'],
  input: Dialect['test-score-input'],
): Expectation {
  if (isJsonNumber(value)) return openAt(place, 'number-for-a-decimal');
  if (typeof value !== 'string') return rejectedAt(place, 'neither-text-nor-number');
  if (isDecimalText(value)) {
    if (input === 'numbers-only') return openAt(place, 'decimal-text-for-a-number');
    const digits = value.replace(/\D/g, '').length;
    return digits <= safeDigits ? accepted : openAt(place, 'over-15-digits');
  }
  return mayBeRead(value) ? openAt(place, 'lax-decimal') : rejectedAt(place, 'not-a-decimal');
}
