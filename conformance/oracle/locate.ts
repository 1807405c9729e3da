import { canonicalUuid, classifyUuid, type UuidClass } from '../../spec/uuid-text.ts';
import type { OperationName, SentRequest } from '../run/exchange.ts';
import type { Subject } from './subject.ts';

/** The uuid in a path: its text after decoding, its class, and whether it names an agent that exists. */
export interface PathParameter {
  readonly name: 'agent_id' | 'id';
  readonly text: string;
  readonly uuidClass: UuidClass;
  readonly isGiven: boolean;
}

/** Which operation a request is for. */
export interface Located {
  readonly operation: OperationName;
  readonly parameter?: PathParameter;
  readonly query: string;
}

const statusPrefix = '/v1/evolution/status/';

function decodeSegment(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function readParameter(
  name: PathParameter['name'],
  segment: string,
  subject: Subject,
): PathParameter | undefined {
  if (segment.includes('/')) return undefined;
  const text = decodeSegment(segment);
  // A broken escape or bytes that are no UTF-8 may be refused by any front end, and a backslash is a slash for some.
  if (text === undefined || text.includes('\\'))
    return { name, text: segment, uuidClass: 'either', isGiven: false };
  const isGiven = subject.agentIds.has(canonicalUuid(text) ?? '');
  const uuidClass = classifyUuid(text);
  // Who takes a path apart by hand may leave such escapes as they are.
  return { name, text, uuidClass: uuidClass === 'good' && segment !== text ? 'either' : uuidClass, isGiven };
}

function between(path: string, prefix: string, suffix: string): string | undefined {
  const fits =
    path.startsWith(prefix) && path.endsWith(suffix) && path.length >= prefix.length + suffix.length;
  return fits ? path.slice(prefix.length, path.length - suffix.length) : undefined;
}

/** The operation that a method and path lead to, if the contract has it. */
export function locate(request: SentRequest, subject: Subject): Located | undefined {
  const mark = request.path.indexOf('?');
  const path = mark === -1 ? request.path : request.path.slice(0, mark);
  const query = mark === -1 ? '' : request.path.slice(mark + 1);
  if (request.method === 'POST' && (path === '/v1/genomes' || path === '/v1/genomes/')) {
    return { operation: 'createGenome', query };
  }
  if (request.method === 'GET' && path === subject.listPath) return { operation: 'listAgents', query };
  if (request.method === 'GET') {
    const segment = between(path, statusPrefix, '');
    const parameter = segment === undefined ? undefined : readParameter('agent_id', segment, subject);
    return parameter === undefined ? undefined : { operation: 'readEvolutionStatus', parameter, query };
  }
  if (request.method !== 'PUT') return undefined;
  const [prefix = '', suffix = ''] = subject.updatePath.split('{id}');
  const segment = between(path, prefix, suffix);
  const parameter = segment === undefined ? undefined : readParameter('id', segment, subject);
  return parameter === undefined ? undefined : { operation: 'updateAgent', parameter, query };
}
