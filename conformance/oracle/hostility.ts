import { isJsonArray, isJsonObject, JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import type { ReasonCode } from './reasons.ts';

/** How deep a stock FastAPI can print what it took. */
export const greatestDepth = 250;
const mostDigits = 4299;

const loneSurrogate = /\p{Cs}/u;

function numberHostility({ text }: JsonNumber): ReasonCode | undefined {
  if (!Number.isFinite(Number(text))) return /^-?\d+$/.test(text) ? undefined : 'not-finite';
  return undefined;
}

function integerHostility({ text }: JsonNumber): ReasonCode | undefined {
  return /^-?\d+$/.test(text) && text.length > mostDigits ? 'integer-of-4300-digits' : undefined;
}

/** Why a stock FastAPI may answer 500 to a body that no clause decides, or undefined where it has no reason to. */
export function findHostility(value: JsonValue, depth = 1): ReasonCode | undefined {
  if (typeof value === 'string') return loneSurrogate.test(value) ? 'lone-surrogate' : undefined;
  if (value instanceof JsonNumber) return integerHostility(value) ?? numberHostility(value);
  if (!isJsonArray(value) && !isJsonObject(value)) return undefined;
  if (depth > greatestDepth) return 'nesting-past-250';
  if (isJsonArray(value)) {
    for (const item of value) {
      const found = findHostility(item, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  for (const [key, member] of Object.entries(value)) {
    const found = findHostility(key) ?? findHostility(member, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Why a stock FastAPI may fail on a text before it comes to what is wrong with its syntax. */
export function findHostilityInText(text: string): ReasonCode | undefined {
  if (text.length <= greatestDepth) return undefined;
  let [depth, digits] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    digits = letter >= 0x30 && letter <= 0x39 ? digits + 1 : 0;
    if (digits > mostDigits) return 'integer-of-4300-digits';
    if (letter === 0x5b || letter === 0x7b) depth += 1;
    else if (letter === 0x5d || letter === 0x7d) depth -= 1;
    if (depth > greatestDepth) return 'nesting-past-250';
  }
  return undefined;
}
