import type { Parse } from './fault.ts';
import { reject } from './reject.ts';

/** Takes any string, lone surrogates and NUL included, and nothing else. */
export const parseText: Parse = (input, loc, faults) =>
  typeof input === 'string' ? input : reject('string_type', input, loc, faults);
