import type { Dialect } from '../../spec/dialect-points.ts';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import type { FaultList, Location, Parse, Rejected } from './fault.ts';
import { isSmallWhole, readFloatLiteral } from './float-literal.ts';
import { hasLoneSurrogate, type PlainFaultType, reject } from './reject.ts';

const truths = /^(?:1|t|y|on|yes|true)$/i;
const untruths = /^(?:0|f|n|no|off|false)$/i;

/** Takes true and false; lax also the words and numbers that pydantic turns into them. */
export function flagParser(coercion: 'lax' | 'strict'): Parse {
  return (input, loc, faults) => {
    if (typeof input === 'boolean') return input;
    const flag = coercion === 'lax' ? readFlag(input) : 'bool_type';
    return typeof flag === 'boolean' ? flag : reject(flag, input, loc, faults);
  };
}

/** Reads a flag of a query string, where everything is text and so no parser can be strict. */
export function parseQueryFlag(
  text: string,
  loc: Location,
  faults: FaultList,
  spellings: Dialect['list-flags'] = 'lax',
): boolean | Rejected {
  if (spellings === 'any') return text === 'true';
  const isSpelled = spellings === 'lax' || text === 'true' || text === 'false';
  const flag = isSpelled ? readFlagText(text) : 'bool_parsing';
  return typeof flag === 'boolean' ? flag : reject(flag, text, loc, faults);
}

function readFlag(input: JsonValue): boolean | PlainFaultType {
  if (typeof input === 'string') return readFlagText(input);
  if (typeof input === 'number') return readWhole(input);
  if (!(input instanceof JsonNumber)) return 'bool_type';
  const float = readFloatLiteral(input);
  if (float === undefined) return fitsSixtyFourBits(input) ? 'bool_parsing' : 'bool_type';
  return isSmallWhole(float) ? readWhole(float) : 'bool_type';
}

/** Reads the words that pydantic takes for flags, in any case of letters, without trimming. */
function readFlagText(text: string): boolean | PlainFaultType {
  if (truths.test(text)) return true;
  if (untruths.test(text)) return false;
  return hasLoneSurrogate(text) ? 'string_unicode' : 'bool_parsing';
}

function readWhole(whole: number): boolean | PlainFaultType {
  return whole === 0 || whole === 1 ? whole === 1 : 'bool_parsing';
}

function fitsSixtyFourBits({ text }: JsonNumber): boolean {
  return text.length <= 20 && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
}
