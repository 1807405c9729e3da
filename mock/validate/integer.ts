import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { type FaultList, type Location, type Parse, type Rejected, rejected } from './fault.ts';
import { isSmallWhole, readFloatLiteral } from './float-literal.ts';
import { readIntegerText } from './integer-text.ts';
import { hasLoneSurrogate } from './lone-surrogate.ts';
import { reject } from './reject.ts';

/** Takes integers of any size; lax also what pydantic turns into one, strict as its StrictInt. */
export function integerParser(coercion: 'lax' | 'strict', minimum = Number.NEGATIVE_INFINITY): Parse {
  const parse = coercion === 'lax' ? parseLaxly : parseStrictly;
  const msg = `Input should be greater than or equal to ${minimum}`;
  return (input, loc, faults) => {
    const value = parse(input, loc, faults);
    if (value === rejected || isAtLeast(value, minimum)) return value;
    faults.push({ type: 'greater_than_equal', loc, msg, input, ctx: { ge: minimum } });
    return rejected;
  };
}

type ParseInteger = (input: JsonValue, loc: Location, faults: FaultList) => number | JsonNumber | Rejected;

const parseStrictly: ParseInteger = (input, loc, faults) => {
  // Adding 0 makes 0 of -0, as Python reads that literal.
  if (typeof input === 'number') return input + 0;
  if (input instanceof JsonNumber && readFloatLiteral(input) === undefined) return input;
  return reject('int_type', input, loc, faults);
};

const parseLaxly: ParseInteger = (input, loc, faults) => {
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
};

/** An integer that is kept as text is beyond ±(2^53-1), so that its sign decides. */
function isAtLeast(value: number | JsonNumber, minimum: number): boolean {
  if (typeof value === 'number') return value >= minimum;
  return !value.text.startsWith('-') || minimum === Number.NEGATIVE_INFINITY;
}
