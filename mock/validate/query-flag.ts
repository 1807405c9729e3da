import type { FaultList, Location, Rejected } from './fault.ts';
import { readFlagText } from './flag.ts';
import { reject } from './reject.ts';

/** Reads a flag of a query string, where everything is text and so no parser can be strict. */
export function parseQueryFlag(text: string, loc: Location, faults: FaultList): boolean | Rejected {
  const flag = readFlagText(text);
  return typeof flag === 'boolean' ? flag : reject(flag, text, loc, faults);
}
