import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  JsonNumber,
  type JsonValue,
} from '../../spec/json-value.ts';
import type { SentRequest } from '../run/exchange.ts';
import { type CanonicalText, createCanonicalText, type SideNames, sentText } from './canonical-text.ts';

/** Makes values of one side comparable with those of the other. */
export interface Canonical {
  readonly text: CanonicalText;
  /** For what the contract does not show: a member's name tells ids and times, whatever they look like. */
  readonly value: (value: JsonValue, key?: string) => JsonValue;
}

const idKey = /(?:^|_)(?:id|uuid|guid|etag)$|[a-z](?:Id|Uuid)$/;
const timeKey =
  /(?:^|_)(?:at|on|time|timestamp|date|datetime|ts|ms|seconds|duration|elapsed|took|latency|uptime|age)$|[a-z](?:At|On|Time|Date|Timestamp)$/;

/** The marks for one answer: what was sent with its request is no id of the server's. */
export function createCanonical(names: SideNames, request: SentRequest): Canonical {
  const text = createCanonicalText(names, request);
  const wasSent = (value: string | number | JsonNumber) =>
    sentText(request).includes(value instanceof JsonNumber ? value.text : String(value));
  const scalar = (value: string | number | JsonNumber, key: string): JsonValue => {
    const isNumber = isJsonNumber(value);
    if (timeKey.test(key) && isNumber && !wasSent(value)) return '«time»';
    if (idKey.test(key) && (isNumber || (value !== '' && value.length <= 200)) && !wasSent(value))
      return isNumber ? '«id»' : markId(text(value));
    return isNumber ? value : text(value);
  };
  const canonical = (value: JsonValue, key = ''): JsonValue => {
    if (typeof value === 'string' || isJsonNumber(value)) return scalar(value, key);
    if (isJsonArray(value)) return value.map((item) => canonical(item, key.replace(/s$/, '')));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [text(name), canonical(member, name)]),
    );
  };
  return { text, value: canonical };
}

/** An id that names a given agent stays told apart from one that was made up. */
const markId = (text: string): string => (/^«agent \d+»$/.test(text) ? text : '«id»');
