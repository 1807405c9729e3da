import { isJsonObject } from '../../spec/json-value.ts';
import type { Parse } from './fault.ts';
import { reject } from './reject.ts';

/** Takes any object as it is; the contract does not show what is inside (2.1). */
export const parseObject: Parse = (input, loc, faults) =>
  isJsonObject(input) ? input : reject('dict_type', input, loc, faults);
