import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { mutatedHeaders, mutatedMethods } from '../generate/odd-http.ts';
import type { Subject } from '../oracle/subject.ts';
import type { SentRequest } from '../run/exchange.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import { markedUuid } from '../systematic/read-only-values.ts';
import { undoPathEscapes } from './agent-in-path.ts';

/** The deployment that a request is for: its paths, and the agents that were named. */
export interface SendingLimits extends Pick<Subject, 'updatePath' | 'listPath' | 'agentIds'> {
  /** Whether one of the made-up agents exists: then nothing is written to any of them. */
  readonly madeUpExist?: boolean;
}

const methods: ReadonlySet<string> = new Set(mutatedMethods);
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const digitsOf = (id: string) => id.toLowerCase().replaceAll('-', '');
const madeUp = [markedUuid, ...unknownUuids.map(([, uuid]) => uuid)].map(digitsOf);

const headerNames = new Set([...mutatedHeaders.map(([name]) => name), 'content-type']);

/** What a server could take for a request line of its own, where it does not see the end of a body. */
const likeARequest = /DELETE|HTTP\/\d/i;
/** What stands on one line of a head, and what a client sends as a path. */
const [line, sendable] = [/^[\x20-\x7e]*$/, /^\/(?!\/)[\x21-\xff]*$/];

/** Whether nothing in a request could be read as another one, wherever a server takes it to end. */
function holdsNoOther({ path, body = '' }: SentRequest): boolean {
  const text = typeof body === 'string' ? body : new TextDecoder('latin1').decode(body);
  return !likeARequest.test(text) && line.test(path);
}

/** Whether every id in a text is one of those; parsers of uuids leave hyphens, braces and letter case aside. */
function hasOnly(text: string, ids: readonly string[]): boolean {
  const digits = text.toLowerCase().replace(/[^0-9a-z/?&=]/g, '');
  return [...digits.matchAll(/[0-9a-f]{32,}/g)].every(([run]) => ids.some((id) => run.includes(id)));
}

/** A path as a server may come to see it: escapes undone, dots resolved, in small letters. */
function seenPath(path: string): string {
  const segments: string[] = [];
  for (const segment of undoPathEscapes(path).split(/[?#]/, 1).join('').toLowerCase().split(/[/\\]/)) {
    const name = segment.split(';', 1).join('');
    if (name === '..') segments.pop();
    else if (name !== '' && name !== '.') segments.push(name);
  }
  return `/${segments.join('/')}`;
}

/** Whether what stands at a path is one of the operations, or below one. */
function isOfTheContract(path: string, { updatePath, listPath }: SendingLimits): boolean {
  const [beforeId = ''] = updatePath.split('{id}');
  const known = [beforeId, listPath, '/v1/genomes', '/v1/evolution/status'].map(seenPath);
  return known.some((one) => seenPath(path).startsWith(one));
}

/** Under these names a deployment may take the id of a body over, and write to the agent that has it. */
const namesOfId = new Set(['id', '_id', 'uuid', 'agent_id', 'agentid']);

function movesToNobodyElse({ body }: SentRequest, ids: readonly string[]): boolean {
  const parsed = typeof body === 'string' ? parseJson(body) : undefined;
  if (parsed?.ok !== true || !isJsonObject(parsed.value)) return true;
  return Object.entries(parsed.value).every(
    ([name, value]) => typeof value !== 'string' || !namesOfId.has(name.toLowerCase()) || hasOnly(value, ids),
  );
}

/**
 * Whether a request may be sent at all: by a method that takes nothing away, with headers that the kit has, and where
 * it may write, at the paths of the operations and to no agent but those that were named. Inputs come of mutations and
 * of files; neither is trusted.
 */
export function maySend(request: SentRequest, limits: SendingLimits): boolean {
  const { method, path, headers, wire } = request;
  if (wire !== undefined && !holdsNoOther(request)) return false;
  if (!methods.has(method) || !/^\/(?!\/)/.test(path)) return false;
  if (wire === undefined && !sendable.test(path)) return false;
  if (!Object.entries(headers).every(([name, value]) => headerNames.has(name) && line.test(value)))
    return false;
  if (reading.has(method)) return true;
  const nobodys = limits.madeUpExist === true ? [] : madeUp;
  const ids = [...nobodys, ...[...limits.agentIds].map((id) => digitsOf(canonicalUuid(id) ?? id))];
  return (
    isOfTheContract(path, limits) && hasOnly(undoPathEscapes(path), ids) && movesToNobodyElse(request, ids)
  );
}
