import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { accepted, type Expectation, openAt, rejectedAt } from './expectation.ts';
import type { ReasonCode } from './reasons.ts';

/** How many objects and lists stand inside one another. */
function depthOf(value: JsonValue): number {
  const members = isJsonArray(value) ? value : isJsonObject(value) ? Object.values(value) : undefined;
  return members === undefined
    ? 0
    : 1 + members.reduce<number>((deepest, member) => Math.max(deepest, depthOf(member)), 0);
}

const prototypeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor']);

/** What some stacks refuse of a JSON object, anywhere in it: keys of JavaScript's own, and NUL, which databases do not store. */
function findGenomeOddity(value: JsonValue): ReasonCode | undefined {
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

const mostGenomeBytes = 262_144;
const mostGenomeDepth = 100;

/** 4.2: a genome is any object, {} too; all else is rejected. */
export function expectGenome(value: JsonValue, bytes: number): Expectation {
  if (!isJsonObject(value)) return rejectedAt(['body'], 'body-not-an-object');
  if (bytes > mostGenomeBytes) return openAt(['body'], 'over-256-kilobytes');
  if (depthOf(value) > mostGenomeDepth) return openAt(['body'], 'nesting-past-100');
  const oddity = findGenomeOddity(value);
  return oddity === undefined ? accepted : openAt(['body'], oddity);
}
