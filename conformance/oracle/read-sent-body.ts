import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { SentRequest } from '../run/exchange.ts';
import { decodeUtf8 } from './decode-utf-8.ts';
import { findHostility, findHostilityInText } from './hostility.ts';
import { isLaxJson } from './lax-json.ts';
import type { ReasonCode } from './reasons.ts';

/** What the bytes of a body are, read as a deployment would have to read them. What follows from it, body.ts says. */
export type SentBody =
  | { readonly is: 'none' }
  | {
      readonly is: 'json';
      readonly value: JsonValue;
      readonly repeatsKeys: boolean;
      /** Whether two of its keys differ in nothing but letter case: Go and .NET take them for one, which is there twice. */
      readonly repeatsInOtherCase: boolean;
      readonly bytes: number;
    }
  | { readonly is: 'malformed' }
  /** Neither good nor bad JSON by any clause; `hostile` where a stock FastAPI fails on it. */
  | { readonly is: 'open'; readonly code: ReasonCode; readonly hostile: boolean };

/** Bodies that were read already: the guard of agents and the oracle ask for the same one. */
const known = new WeakMap<SentRequest, SentBody>();

function hasKeysAlike(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  const keys = Object.keys(value);
  return new Set(keys.map((key) => key.toLowerCase())).size < keys.length;
}

/** Reads a body from the bytes that went out. */
export function readSentBody(request: SentRequest): SentBody {
  const before = known.get(request);
  if (before !== undefined) return before;
  const body = read(request);
  known.set(request, body);
  return body;
}

function read({ body }: Pick<SentRequest, 'body'>): SentBody {
  if (body === undefined || body.length === 0) return { is: 'none' };
  // A lone surrogate in a text never goes out: it becomes U+FFFD.
  const text = typeof body === 'string' ? body.toWellFormed() : decodeUtf8(body);
  if (text === undefined) return { is: 'open', code: 'not-utf-8', hostile: true };
  if (text.startsWith('\ufeff')) {
    const behind = read({ body: text.slice(1) });
    return { is: 'open', code: 'byte-order-mark', hostile: behind.is === 'open' && behind.hostile };
  }
  if (text.trim() === '') return { is: 'open', code: 'blank-body', hostile: false };
  const parsed = parseJson(text, { nonFinite: true, maxDepth: 10_000 });
  if (!parsed.ok) {
    if (parsed.reason !== 'syntax') return { is: 'open', code: 'nesting-past-any-limit', hostile: true };
    const hostility = findHostilityInText(text);
    if (hostility !== undefined) return { is: 'open', code: hostility, hostile: true };
    return isLaxJson(text) ? { is: 'open', code: 'lax-json', hostile: false } : { is: 'malformed' };
  }
  const hostility = findHostility(parsed.value);
  if (hostility !== undefined) return { is: 'open', code: hostility, hostile: true };
  return {
    is: 'json',
    value: parsed.value,
    repeatsKeys: parsed.duplicateKeys.length > 0,
    repeatsInOtherCase: hasKeysAlike(parsed.value),
    bytes: typeof body === 'string' ? Buffer.byteLength(text) : body.length,
  };
}
