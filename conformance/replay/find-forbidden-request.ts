import { cutText } from '../../spec/cut-text.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { type Located, locate } from '../oracle/locate.ts';
import { mostRecordedSteps } from '../record/make-finding.ts';
import { maySend } from '../restoring/may-send.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { RecordedExchange } from '../run/recorded-exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { chunkedHeader } from '../run/transfer.ts';
import { runHeader } from '../send/given-headers.ts';
import { isOfExploration } from './is-of-exploration.ts';
import { stepsOf, toSentRequest } from './recorded-exchange.ts';
import { isMadeUpUuid, type RecordedDeployment, subjectOf } from './recorded-subject.ts';

/** More than any request of the kit has, in bytes; a deployment may read as much. */
const mostBytes = 1_000_000;
const neutral = new Set(['content-type', 'accept', 'accept-encoding', 'user-agent', runHeader]);
/** Only the list has a query in the contract (4.4). */
const queryOfList = /^(?:include_scores=\w{0,10})?$/;

/** What a file may have sent, beside the four operations themselves. */
export interface Permission {
  readonly deployment: RecordedDeployment;
  /** Whether an agent, by canonical id, may be updated. */
  readonly mayUpdate: (agentId: string) => boolean;
}

/** A text of a file, as it may stand in a line. */
const show = (text: string) => JSON.stringify(cutText(text, 100));

const bytesIn = (text: string) => new TextEncoder().encode(text).length;

/** The agent that an update is for: one that is named, one that the kit makes up, or what names none to any parser. */
function findUnnamedAgent({ parameter }: Located, { mayUpdate }: Permission): string | undefined {
  if (parameter === undefined || parameter.uuidClass === 'bad') return undefined;
  const id = canonicalUuid(parameter.text);
  const isAllowed = id !== undefined && (isMadeUpUuid(id) || mayUpdate(id));
  return isAllowed
    ? undefined
    : `it updates the agent ${show(parameter.text)}, which neither --agent-id nor a run in the file names`;
}

/** The one header that goes with a chunked body. */
const isHowItTravels = (name: string, value: string, { chunkedAt }: RecordedExchange['request']) =>
  chunkedAt !== undefined && name === 'transfer-encoding' && value === chunkedHeader[name];

function findExcess({ request, response }: RecordedExchange, sent: SentRequest): string | undefined {
  const header = Object.entries(request.headers).find(
    ([name, value]) => !neutral.has(name.toLowerCase()) && !isHowItTravels(name, value, request),
  )?.[0];
  if (header !== undefined) return `it sends the header ${show(header)}, which no request of the kit has`;
  if (request.method === 'GET' && request.body !== undefined) return 'it sends a body with GET';
  return findSize({ request, response }, sent);
}

function findSize({ response }: RecordedExchange, sent: SentRequest): string | undefined {
  const size = Math.max(
    typeof sent.body === 'string' ? bytesIn(sent.body) : (sent.body?.length ?? 0),
    bytesIn('body' in response ? response.body : ''),
  );
  return size > mostBytes
    ? `it has a body of ${size} bytes, more than the ${mostBytes} that are allowed`
    : undefined;
}

/** Why one of its requests is none that the kit would send, if it is none. */
function findFault(recorded: RecordedExchange, finding: Finding, leave: Permission): string | undefined {
  const { base, agentIds } = leave.deployment;
  const subject = subjectOf(finding, leave.deployment);
  const { method, url } = recorded.request;
  if (!url.startsWith(`${base.replace(/\/$/, '')}/`))
    return `it asks ${show(url)}, which is not under ${show(base)}`;
  const sent = toSentRequest(recorded.request, base);
  if (isOfExploration(finding))
    return maySend(sent, { ...subject, agentIds: new Set(agentIds.filter(leave.mayUpdate)) })
      ? findSize(recorded, sent)
      : `it sends ${show(`${method} ${sent.path}`)}, which fuzz does not send to agents that are not named`;
  if (sent.wire !== undefined) return `it sends ${show(sent.wire)}, which only fuzz does`;
  const located = locate(sent, subject);
  if (located === undefined)
    return `it sends ${show(`${method} ${sent.path}`)}, which is none of the four operations`;
  if (!(located.operation === 'listAgents' ? queryOfList.test(located.query) : located.query === ''))
    return `it sends the query ${show(located.query)}, which no request of the kit has`;
  const unknown = located.operation === 'updateAgent' ? findUnnamedAgent(located, leave) : undefined;
  return unknown ?? findExcess(recorded, sent);
}

/** What a recorded finding would send that the kit does not send for a file; undefined where there is nothing. */
export function findForbiddenRequest(finding: Finding, leave: Permission): string | undefined {
  const steps = stepsOf(finding);
  if (steps.length > mostRecordedSteps)
    return `it takes ${steps.length} steps, more than ${mostRecordedSteps}`;
  return [finding.exchange, ...steps]
    .map((recorded) => findFault(recorded, finding, leave))
    .find((fault) => fault !== undefined);
}
