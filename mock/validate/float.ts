import { isJsonNumber, JsonNumber } from '../../spec/json-value.ts';
import type { Parse } from './fault.ts';
import { pythonFloatRepr } from './python-float.ts';
import { reject } from './reject.ts';

const decimalText = /^\s*[+-]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;

const asFloat = (value: number) => new JsonNumber(pythonFloatRepr(value));

/** Takes what pydantic turns into a float: numbers, flags, and texts of numbers. What is not finite is refused. */
export const parseFloatLaxly: Parse = (input, loc, faults) => {
  if (typeof input === 'boolean') return asFloat(input ? 1 : 0);
  if (typeof input === 'string' && !decimalText.test(input))
    return reject('float_parsing', input, loc, faults);
  if (typeof input !== 'string' && !isJsonNumber(input)) return reject('float_type', input, loc, faults);
  const value = Number(input instanceof JsonNumber ? input.text : String(input).replaceAll('_', ''));
  return Number.isFinite(value) ? asFloat(value) : reject('finite_number', input, loc, faults);
};
