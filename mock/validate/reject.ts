import type { JsonValue } from '../../spec/json-value.ts';
import { type FaultList, type Location, type Rejected, rejected } from './fault.ts';

/** The words of pydantic 2.13 for the faults whose words do not depend on the input. */
const messages = {
  bool_parsing: 'Input should be a valid boolean, unable to interpret input',
  bool_type: 'Input should be a valid boolean',
  decimal_parsing: 'Input should be a valid decimal',
  decimal_type: 'Decimal input should be an integer, float, string or Decimal object',
  dict_type: 'Input should be a valid dictionary',
  extra_forbidden: 'Extra inputs are not permitted',
  finite_number: 'Input should be a finite number',
  float_parsing: 'Input should be a valid number, unable to parse string as a number',
  float_type: 'Input should be a valid number',
  int_from_float: 'Input should be a valid integer, got a number with a fractional part',
  int_parsing: 'Input should be a valid integer, unable to parse string as an integer',
  int_parsing_size: 'Unable to parse input string as an integer, exceeded maximum size',
  int_type: 'Input should be a valid integer',
  list_type: 'Input should be a valid list',
  model_attributes_type: 'Input should be a valid dictionary or object to extract fields from',
  string_type: 'Input should be a valid string',
  string_unicode: 'Input should be a valid string, unable to parse raw data as a unicode string',
  uuid_type: 'UUID input should be a string, bytes or UUID object',
  value_error: 'Value error, NUL is not permitted',
} as const;

export type PlainFaultType = keyof typeof messages;

export function reject(type: PlainFaultType, input: JsonValue, loc: Location, faults: FaultList): Rejected {
  faults.push({ type, loc, msg: messages[type], input });
  return rejected;
}

/** Tells a text that has no UTF-8; pydantic calls it string_unicode wherever it reads the characters of a text. */
export function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
