import type { Dialect } from '../spec/dialect-points.ts';
import { parseJson } from '../spec/json-parse.ts';
import type { JsonValue } from '../spec/json-value.ts';
import { type ContentKind, contentKindOf } from './content-type.ts';
import { decodeJsonBytes, showBytes } from './decode-json-bytes.ts';
import { type MockRequest, type MockResponse, plainError } from './exchange.ts';
import { overflowToInfinity } from './overflow.ts';
import type { Fault } from './validate/fault.ts';
import { validationError } from './validation-error.ts';

/** What a body was found to be, before it is validated. */
export type BodyReading =
  | { readonly is: 'json'; readonly value: JsonValue }
  | { readonly is: 'absent' }
  /** Bytes that are not called JSON; they fail validation as a text. */
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'refused'; readonly response: MockResponse };

/** Python's recursion limit and its limit on the digits of an integer. */
const limits = { nonFinite: true, maxDepth: 990, maxIntegerDigits: 4300 } as const;

const refuse = (status: number, detail: string): BodyReading => ({
  is: 'refused',
  response: plainError(status, detail),
});
const unreadable = 'There was an error parsing the body';

function parseBody(body: Uint8Array, dialect: Dialect): BodyReading {
  const text = decodeJsonBytes(body);
  if (text === undefined) return refuse(400, unreadable);
  const parsed = parseJson(text, limits);
  if (parsed.ok) return { is: 'json', value: overflowToInfinity(parsed.value, text) };
  if (parsed.reason !== 'syntax') return refuse(400, unreadable);
  const status = dialect['malformed-body'];
  if (status !== 422) return refuse(status, unreadable);
  const fault: Fault = {
    type: 'json_invalid',
    loc: ['body', parsed.position],
    msg: 'JSON decode error',
    input: {},
    ctx: { error: parsed.message },
  };
  return { is: 'refused', response: validationError([fault], dialect) };
}

function readUncalledBody(body: Uint8Array, kind: ContentKind, dialect: Dialect): BodyReading {
  const isTaken =
    kind === 'missing'
      ? dialect['missing-content-type'] === 'accept'
      : dialect['other-content-type'] === 'accept';
  if (isTaken) return parseBody(body, dialect);
  const status = dialect['other-content-type'];
  if (status === 422 || status === 'accept') return { is: 'text', text: showBytes(body) };
  return refuse(status, status === 415 ? 'Unsupported Media Type' : unreadable);
}

/** Reads a body as FastAPI does: first whether there is one, then what it is called, then its JSON. */
export function readBody(request: MockRequest, dialect: Dialect): BodyReading {
  if (request.body.length === 0) return { is: 'absent' };
  const kind = contentKindOf(request.header('content-type'));
  return kind === 'json' ? parseBody(request.body, dialect) : readUncalledBody(request.body, kind, dialect);
}

/** The answer to a body that is not there, or undefined where validation reports it. */
export function refuseMissingBody(reading: BodyReading, dialect: Dialect): MockResponse | undefined {
  const status = dialect['missing-body'];
  return reading.is === 'absent' && status !== 422
    ? plainError(status, 'A request body is required')
    : undefined;
}

/** The fault of a body that is absent, or null, which FastAPI takes for absent. */
export const missingBody: Fault = { type: 'missing', loc: ['body'], msg: 'Field required', input: null };
