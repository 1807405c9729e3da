import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { ReasonCode } from './reasons.ts';

const prototypeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor']);

/** What some stacks refuse of a JSON object, anywhere in it: keys of JavaScript's own, and NUL, which databases do not store. */
export function findGenomeOddity(value: JsonValue): ReasonCode | undefined {
  if (typeof value === 'string') return value.includes('\0') ? 'nul-in-text' : undefined;
  const members = isJsonArray(value)
    ? value
    : isJsonObject(value)
      ? [...Object.keys(value), ...Object.values(value)]
      : [];
  if (isJsonObject(value) && Object.keys(value).some((key) => prototypeKeys.has(key))) return 'prototype-key';
  for (const member of members) {
    const found = findGenomeOddity(member);
    if (found !== undefined) return found;
  }
  return undefined;
}
