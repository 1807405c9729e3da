import type { Subject } from '../oracle/subject.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { type AgentIds, respell } from './agent-ids.ts';

/** From the deployment of a record to the one that it is replayed at. */
export interface Move {
  readonly from: Subject;
  readonly to: Subject;
  readonly agents: AgentIds;
}

type Asked = Pick<Finding, 'check' | 'operation'>;

/** An id in a body, or in a path that the contract does not know, as explorations send them. */
const uuidLike = /[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}/gi;

const statusPath = '/v1/evolution/status/{id}';

/** The segment of a path that stands where a template has its parameter. */
function segmentAt(path: string, template: string): string | undefined {
  const [before = '', after = ''] = template.split('{id}');
  const fits = path.startsWith(before) && path.endsWith(after) && path.length >= before.length + after.length;
  const segment = fits ? path.slice(before.length, path.length - after.length) : undefined;
  return segment?.includes('/') === true ? undefined : segment;
}

/** Bytes that are no UTF-8 spell no uuid, and stay as they are. */
function respellSegment(segment: string, agents: AgentIds): string {
  if (!/^(?:[^%]|%[0-7][0-9a-f])*$/i.test(segment)) return segment;
  const text = decodeURIComponent(segment);
  const respelled = respell(text, agents);
  return respelled === text ? segment : encodeURIComponent(respelled);
}

function rewritePath(method: string, path: string, finding: Asked, move: Move): string {
  const { from, to, agents } = move;
  if (method === 'POST' && finding.operation === 'createGenome' && path.startsWith('/v1/genomes')) {
    const other = to.genomePath === '/v1/genomes' ? '/v1/genomes/' : '/v1/genomes';
    return finding.check === 'genome-paths-agree' ? other : to.genomePath;
  }
  if (method === 'GET' && finding.operation === 'listAgents' && path === from.listPath) return to.listPath;
  const [template, target] = method === 'PUT' ? [from.updatePath, to.updatePath] : [statusPath, statusPath];
  const segment = segmentAt(path, template);
  return segment === undefined
    ? path.replace(uuidLike, (id) => respell(id, agents))
    : target.replace('{id}', () => respellSegment(segment, agents));
}

/** Agents are named in bodies too, by those that delegate to them. */
const rewriteBody = ({ body }: SentRequest, { agents }: Move) =>
  typeof body === 'string' ? { body: body.replace(uuidLike, (id) => respell(id, agents)) } : {};

/** A recorded request as it goes to another deployment: its agents, and its paths where the contract shows none. */
export function rewriteRequest(request: SentRequest, finding: Asked, move: Move): SentRequest {
  const [path = '', query] = request.path.split(/\?(.*)/s);
  const rewritten = rewritePath(request.method, path, finding, move);
  return {
    ...request,
    ...rewriteBody(request, move),
    path: query === undefined ? rewritten : `${rewritten}?${query}`,
  };
}
