import type { JsonFault } from '../../spec/json-fault.ts';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { decodeJsonBytes, showBytes } from '../decode-json-bytes.ts';
import type { UnreadableBody } from '../errors/error-of-update.ts';
import { refuse } from '../errors/refuse.ts';
import { validationError } from '../errors/validation-error.ts';
import { type MockRequest, type MockResponse, plainError } from '../exchange.ts';
import type { GivenPlaces } from '../fill-example.ts';
import { placesOf } from '../request-places.ts';
import type { World } from '../state/world.ts';
import type { Fault } from '../validate/fault.ts';
import { type ContentKind, contentKindOf } from './content-type.ts';
import { overflowToInfinity } from './overflow.ts';

/** What a body was found to be, before it is validated. */
export type BodyReading =
  | { readonly is: 'json'; readonly value: JsonValue }
  | { readonly is: 'absent' }
  /** Bytes that are not called JSON; they fail validation as a text. */
  | { readonly is: 'text'; readonly text: string }
  | ({ readonly is: 'refused' } & UnreadableBody);

/** Python's recursion limit and its limit on the digits of an integer. */
const limits = { nonFinite: true, maxDepth: 990, maxIntegerDigits: 4300 } as const;

/** Whose body is read, as its faults tell it. */
type BodyOf = Pick<Fault, 'body'>;

const refused = (response: MockResponse): BodyReading => ({ is: 'refused', response });
const unreadable = 'There was an error parsing the body';

/** How a text is broken: some tell one that is blank, ends too early, or goes on, in other words than the rest. */
function sortOfBroken({ offset, message }: JsonFault, text: string): Pick<Fault, 'sort'> {
  if (text.trim() === '') return { sort: 'blank-text' };
  if (message === 'Extra data') return { sort: 'text-behind' };
  return offset >= text.trimEnd().length || message.startsWith('Unterminated') ? { sort: 'cut-text' } : {};
}

function parseBody(request: MockRequest, world: World, of: BodyOf): BodyReading {
  const text = decodeJsonBytes(request.body);
  if (text === undefined) return refused(plainError(400, unreadable));
  const parsed = parseJson(text, limits);
  if (parsed.ok) return { is: 'json', value: overflowToInfinity(parsed.value, text) };
  if (parsed.reason !== 'syntax') return refused(plainError(400, unreadable));
  const status = world.dialect['malformed-body'];
  if (status !== 422)
    return refused(
      refuse(
        world,
        'malformedBody',
        { status, detail: unreadable },
        { ...placesOf(request), position: parsed.position },
      ),
    );
  const fault: Fault = {
    type: 'json_invalid',
    loc: ['body', parsed.position],
    msg: 'JSON decode error',
    input: {},
    ctx: { error: parsed.message },
    ...sortOfBroken(parsed, text),
    ...of,
  };
  return { is: 'refused', response: validationError([fault], world, placesOf(request)), fault };
}

/** What the dialect makes of a media type by itself. */
function readByType(request: MockRequest, world: World, of: BodyOf): BodyReading | undefined {
  const choices = world.dialect.examples?.contentTypes;
  const type = choices && request.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const choice = choices?.[type ?? ''];
  if (choice === undefined) return undefined;
  if (choice === 'accept') return parseBody(request, world, of);
  if (choice === '422') return { is: 'text', text: showBytes(request.body) };
  const usual = { status: Number(choice), detail: 'Unsupported Media Type' };
  return refused(refuse(world, 'otherContentType', usual, placesOf(request)));
}

function readUncalledBody(request: MockRequest, kind: ContentKind, world: World, of: BodyOf): BodyReading {
  const { dialect } = world;
  const isTaken =
    kind === 'missing'
      ? dialect['missing-content-type'] === 'accept'
      : dialect['other-content-type'] === 'accept';
  if (isTaken) return parseBody(request, world, of);
  const status = dialect['other-content-type'];
  if (status === 422 || status === 'accept') return { is: 'text', text: showBytes(request.body) };
  const detail = status === 415 ? 'Unsupported Media Type' : unreadable;
  return refused(refuse(world, 'otherContentType', { status, detail }, placesOf(request)));
}

/** Reads a body as FastAPI does: first whether there is one, then what it is called, then its JSON. */
export function readBody(request: MockRequest, world: World, of: BodyOf = {}): BodyReading {
  if (request.body.length === 0) return { is: 'absent' };
  const byType = readByType(request, world, of);
  if (byType !== undefined) return byType;
  const kind = contentKindOf(request.header('content-type'));
  return kind === 'json' ? parseBody(request, world, of) : readUncalledBody(request, kind, world, of);
}

/** What stands for a body that the dialect does without. */
export const emptyBody: BodyReading = { is: 'json', value: {} };

/** The answer to a body that is not there. */
export function refuseMissingBody(world: World, status: number, given: GivenPlaces = {}): MockResponse {
  return refuse(world, 'missingBody', { status, detail: 'A request body is required' }, given);
}

/** The fault of a body that is absent, or null, which FastAPI takes for absent. */
export const missingBody = (reading: BodyReading, of: BodyOf = {}): Fault => ({
  type: 'missing',
  loc: ['body'],
  msg: 'Field required',
  input: null,
  sort: reading.is === 'absent' ? 'absent' : 'null',
  ...of,
});
