import type { Parse } from './fault.ts';
import { reject } from './reject.ts';

/** Takes any string, lone surrogates and NUL included, and nothing else. */
export const parseText: Parse = (input, loc, faults) =>
  typeof input === 'string' ? input : reject('string_type', input, loc, faults);

/** Takes any string but one with NUL in it, which some databases cannot keep. */
export const parseTextWithoutNul: Parse = (input, loc, faults) =>
  typeof input === 'string' && input.includes('\0')
    ? reject('value_error', input, loc, faults)
    : parseText(input, loc, faults);
