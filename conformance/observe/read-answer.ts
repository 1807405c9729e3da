import { cutText } from '../../spec/cut-text.ts';
import { isJsonObject, isPlainJson, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { Answer } from '../run/exchange.ts';
import { parsedBody } from './parsed-body.ts';
import { plainValue } from './plain-value.ts';

/** An answer with its body read. */
export interface ReadAnswer extends Answer {
  /** The body with every digit, or undefined where it is no JSON. */
  readonly json: JsonValue | undefined;
  /** The body as an object, where it is one. */
  readonly object: JsonObject | undefined;
  /** The body as JSON.parse gives it, for the validators. */
  readonly plain: () => unknown;
  /** What its content-type calls it: application/json, a type that is JSON beneath, or something else. */
  readonly calledJson: 'yes' | 'beneath' | 'no';
}

const jsonType = /^application\/json\s*(?:;|$)/i;
const jsonBeneath = /^[\w.!#$&^-]+\/[\w.!#$&^-]+\+json\s*(?:;|$)/i;

function readType(type: string): ReadAnswer['calledJson'] {
  if (jsonType.test(type)) return 'yes';
  return jsonBeneath.test(type) ? 'beneath' : 'no';
}

/** Reads the body of an answer once, for all checks. */
export function readAnswer(answer: Answer): ReadAnswer {
  const parsed = parsedBody(answer);
  // JSON is UTF-8 (RFC 8259, 8.1).
  const json = parsed.ok && answer.notUtf8 !== true ? parsed.value : undefined;
  let plain: unknown;
  return {
    ...answer,
    json,
    object: isJsonObject(json) ? json : undefined,
    plain: () => {
      plain ??= !parsed.ok
        ? JSON.parse(answer.body)
        : isPlainJson(parsed.value)
          ? parsed.value
          : plainValue(parsed.value);
      return plain;
    },
    calledJson: readType(answer.headers['content-type'] ?? ''),
  };
}

/** 2xx. */
export function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/** 4xx. */
export function isRefusal({ status }: Answer): boolean {
  return status >= 400 && status < 500;
}

/** 5xx. */
export function isFailure({ status }: Answer): boolean {
  return status >= 500;
}

/** An answer in a few words, for the line that says what came back. */
export function describeAnswer({ status, body, headers }: Answer): string {
  const shown = body === '' ? 'no body' : cutText(body, 300);
  const type = headers['content-type'];
  return `${status} ${type === undefined || /json/i.test(type) ? '' : `(${type}) `}${shown}`;
}
