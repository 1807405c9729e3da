import type { Dialect } from '../../spec/dialect-points.ts';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { type FaultList, type Location, type Parse, type Rejected, rejected } from './fault.ts';
import { isSmallWhole, readFloatLiteral } from './float-literal.ts';
import { readIntegerText } from './integer-text.ts';
import { hasLoneSurrogate, reject } from './reject.ts';

/** Lax takes what pydantic turns into an integer, strict is its StrictInt, and between them are those who take a part. */
const parsers = {
  lax: parseLaxly,
  'no-flags': parseWithoutFlags,
  'whole-fractions': parseWhole,
  strict: parseStrictly,
} as const;

/** Takes integers of any size, or of the range; `minimum` is 1 for the rate limit (2.2, 8), from spec/openapi.yaml. */
export function integerParser(
  coercion: Dialect['integer-coercion'],
  minimum = Number.NEGATIVE_INFINITY,
  range: Dialect['integer-range'] = 'any',
): Parse {
  const parse = range === 'any' ? parsers[coercion] : boundParser(parsers[coercion], range);
  const msg = `Input should be greater than or equal to ${minimum}`;
  return (input, loc, faults) => {
    const value = parse(input, loc, faults);
    if (value === rejected || isAtLeast(value, minimum)) return value;
    faults.push({ type: 'greater_than_equal', loc, msg, input, ctx: { ge: minimum } });
    return rejected;
  };
}

type ParseInteger = (input: JsonValue, loc: Location, faults: FaultList) => number | JsonNumber | Rejected;

function parseStrictly(...[input, loc, faults]: Parameters<ParseInteger>): ReturnType<ParseInteger> {
  // Adding 0 makes 0 of -0, as Python reads that literal.
  if (typeof input === 'number') return input + 0;
  if (input instanceof JsonNumber && readFloatLiteral(input) === undefined) return input;
  return reject('int_type', input, loc, faults);
}

/** JSON Schema calls 5.0 an integer; those who go by it take neither text nor flags. */
function parseWhole(...[input, loc, faults]: Parameters<ParseInteger>): ReturnType<ParseInteger> {
  const isFloat = input instanceof JsonNumber && readFloatLiteral(input) !== undefined;
  return isFloat ? parseLaxly(input, loc, faults) : parseStrictly(input, loc, faults);
}

/** Django REST framework, Joi and Jackson read texts and 5.0, and call true no number. */
function parseWithoutFlags(...[input, loc, faults]: Parameters<ParseInteger>): ReturnType<ParseInteger> {
  return typeof input === 'boolean' ? reject('int_type', input, loc, faults) : parseLaxly(input, loc, faults);
}

function parseLaxly(...[input, loc, faults]: Parameters<ParseInteger>): ReturnType<ParseInteger> {
  if (typeof input === 'boolean') return input ? 1 : 0;
  if (typeof input === 'string') {
    const value = readIntegerText(input);
    if (typeof value !== 'string') return value;
    return reject(hasLoneSurrogate(input) ? 'string_unicode' : value, input, loc, faults);
  }
  const float = input instanceof JsonNumber ? readFloatLiteral(input) : undefined;
  if (float === undefined) return parseStrictly(input, loc, faults);
  if (!Number.isFinite(float)) return reject('finite_number', input, loc, faults);
  if (!Number.isInteger(float)) return reject('int_from_float', input, loc, faults);
  if (!isSmallWhole(float)) return reject('int_parsing_size', input, loc, faults);
  return Number.isSafeInteger(float) ? float + 0 : new JsonNumber(BigInt(float).toString());
}

/** The least and the greatest of a range. */
const ranges = {
  '64-bit': [-(2n ** 63n), 2n ** 63n - 1n],
  '53-bit': [-(2n ** 53n - 1n), 2n ** 53n - 1n],
} as const;

function boundParser(parse: ParseInteger, range: keyof typeof ranges): ParseInteger {
  const [least, greatest] = ranges[range];
  return (input, loc, faults) => {
    const value = parse(input, loc, faults);
    if (value === rejected) return value;
    const exact = BigInt(typeof value === 'number' ? value : value.text);
    if (exact >= least && exact <= greatest) return value;
    const isAbove = exact > greatest;
    const [word, key, bound] = isAbove ? ['less', 'le', greatest] : ['greater', 'ge', least];
    const msg = `Input should be ${word} than or equal to ${bound}`;
    faults.push({ type: `${word}_than_equal`, loc, msg, input, ctx: { [key]: new JsonNumber(`${bound}`) } });
    return rejected;
  };
}

/** An integer that is kept as text is beyond ±(2^53-1), so that its sign decides. */
function isAtLeast(value: number | JsonNumber, minimum: number): boolean {
  if (typeof value === 'number') return value >= minimum;
  return !value.text.startsWith('-') || minimum === Number.NEGATIVE_INFINITY;
}
