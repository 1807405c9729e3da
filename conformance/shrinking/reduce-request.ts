import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { SentRequest } from '../run/exchange.ts';

/** Deeper values are left as they are. */
const deepest = 200;

/** Smaller values in place of one, the smallest first. */
function* smallerValues(value: JsonValue): Generator<JsonValue> {
  if (typeof value === 'string' && value.length > 0) {
    yield '';
    for (let cut = Math.ceil(value.length / 2); cut >= 1; cut = cut === 1 ? 0 : Math.ceil(cut / 2)) {
      yield value.slice(0, -cut).toWellFormed();
      yield value.slice(cut).toWellFormed();
    }
  } else if (isJsonArray(value) && value.length > 0) {
    yield [];
    for (let cut = Math.ceil(value.length / 2); cut >= 1; cut = cut === 1 ? 0 : Math.ceil(cut / 2)) {
      yield value.slice(0, -cut);
      yield value.slice(cut);
    }
    for (const [at, item] of value.slice(0, 4).entries())
      for (const smaller of smallerValues(item)) yield value.with(at, smaller);
  } else if (isJsonObject(value)) {
    const members = Object.entries(value);
    for (let cut = Math.ceil(members.length / 2); cut >= 2; cut = Math.ceil(cut / 2)) {
      yield Object.fromEntries(members.slice(0, -cut));
      yield Object.fromEntries(members.slice(cut));
      if (cut === 2) break;
    }
    for (const [name] of members) yield Object.fromEntries(members.filter(([one]) => one !== name));
    for (const [name, member] of members)
      for (const smaller of smallerValues(member)) yield { ...value, [name]: smaller };
  }
}

/** Smaller texts in place of one that is no JSON object: without a half, a quarter, down to a letter. */
function* smallerTexts(text: string): Generator<string> {
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < text.length; at += size) yield text.slice(0, at) + text.slice(at + size);
}

function* smallerRequests(request: SentRequest, plainPath: string | undefined): Generator<SentRequest> {
  const { headers, body, path } = request;
  if (plainPath !== undefined && plainPath !== path) yield { ...request, path: plainPath };
  const [bare = ''] = path.split('?');
  if (bare !== path) yield { ...request, path: bare };
  for (const name of Object.keys(headers).filter((one) => one !== 'content-type'))
    yield {
      ...request,
      headers: Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name)),
    };
  if (typeof body !== 'string' || body === '') return;
  const parsed = parseJson(body, { maxDepth: deepest });
  if (parsed.ok && isJsonObject(parsed.value) && parsed.duplicateKeys.length === 0)
    for (const smaller of smallerValues(parsed.value)) yield { ...request, body: printJson(smaller) };
  else for (const smaller of smallerTexts(body)) yield { ...request, body: smaller };
}

/** How far a request is reduced. */
interface Reducing {
  readonly tries: number;
  readonly isTimeLeft: () => boolean;
  /** The path as everybody spells it, where it leads to the same agent. */
  readonly plainPath?: string | undefined;
}

/**
 * The smallest request that still shows the same, as far as the tries go: without a header, a query, a member; with a
 * shorter text, a shorter list. Each that shows is where the next one begins.
 */
export async function reduceRequest<Shown>(
  request: SentRequest,
  shows: (request: SentRequest) => Promise<Shown | undefined>,
  { tries, isTimeLeft, plainPath }: Reducing,
): Promise<Shown | undefined> {
  let [current, left] = [request, tries];
  let smallest: Shown | undefined;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of smallerRequests(current, plainPath)) {
      if (left <= 0 || !isTimeLeft()) return smallest;
      left -= 1;
      const shown = await shows(candidate);
      if (shown === undefined) continue;
      [current, smallest, isSmaller] = [candidate, shown, true];
      break;
    }
  }
  return smallest;
}
