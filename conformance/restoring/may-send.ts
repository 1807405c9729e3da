import { canonicalUuid } from '../../spec/uuid-text.ts';
import { mutatedHeaders, mutatedMethods } from '../generate/odd-http.ts';
import type { SentRequest } from '../run/exchange.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import { findAgentInPath, undoPathEscapes } from './agent-in-path.ts';

const methods: ReadonlySet<string> = new Set(mutatedMethods);
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const madeUp = new Set(unknownUuids.map(([, uuid]) => canonicalUuid(uuid)));

const headerNames = new Set([...mutatedHeaders.map(([name]) => name), 'content-type']);

/** Whatever could be read as a uuid. */
const uuidLike = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/gi;

/** What a server could take for a request line of its own, where it does not see the end of a body. */
const likeARequest = /DELETE|HTTP\/\d/i;
/** What stands on one line of a head. */
const line = /^[\x20-\x7e]*$/;

/** Whether nothing in a request could be read as another one, wherever a server takes it to end. */
function holdsNoOther({ path, headers, body = '' }: SentRequest): boolean {
  const text = typeof body === 'string' ? body : new TextDecoder('latin1').decode(body);
  return !likeARequest.test(text) && [path, ...Object.values(headers)].every((part) => line.test(part));
}

/**
 * Whether a request may be sent at all: by a method that takes nothing away, with headers that the kit has, and where
 * it may write, to no agent but those that were named. Inputs come of mutations and of files; neither is trusted.
 */
export function maySend(request: SentRequest, agentIds: readonly string[]): boolean {
  const { method, path, headers, wire } = request;
  if (wire !== undefined && !holdsNoOther(request)) return false;
  if (!methods.has(method) || !/^\/(?!\/)/.test(path)) return false;
  if (!Object.keys(headers).every((name) => headerNames.has(name))) return false;
  if (reading.has(method)) return true;
  const ids = agentIds.map((id) => canonicalUuid(id) ?? id);
  return [...undoPathEscapes(path).matchAll(uuidLike)].every(([text]) => {
    const id = canonicalUuid(text);
    return (id !== undefined && madeUp.has(id)) || findAgentInPath(text, ids) !== undefined;
  });
}
