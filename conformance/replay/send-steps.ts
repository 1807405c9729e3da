import type { Subject } from '../oracle/subject.ts';
import type { Exchange, Send, SentRequest } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { isReading, viewUpdate } from '../scenario/update-view.ts';
import { silence } from '../send/silence.ts';
import { isOfStorm } from './judge-finding.ts';
import { operationOf } from './recorded-exchange.ts';
import type { Adapt } from './repeat-answered.ts';

const unanswered = silence('aborted', '');

/** Requests that go out together: one alone, but in a storm all updates between two readings. */
function batchesOf(
  requests: readonly SentRequest[],
  finding: Finding,
  subject: Subject,
): readonly (readonly SentRequest[])[] {
  if (!isOfStorm(finding)) return requests.map((request) => [request]);
  const batches: SentRequest[][] = [];
  let open: SentRequest[] | undefined;
  for (const request of requests) {
    const isAlone = isReading(
      viewUpdate({ operation: 'updateAgent', request, outcome: unanswered }, subject),
    );
    if (!isAlone && open !== undefined) open.push(request);
    else batches.push([request]);
    open = isAlone ? undefined : (open ?? batches.at(-1));
  }
  return batches;
}

export interface Sending {
  readonly finding: Finding;
  readonly subject: Subject;
  readonly send: Send;
  readonly adapt: Adapt;
}

async function sendOne(request: SentRequest, { finding, subject, send }: Sending): Promise<Exchange> {
  const operation = operationOf(request, subject, finding.operation);
  return { operation, request, outcome: await send(request) };
}

export async function sendSteps(
  requests: readonly SentRequest[],
  sending: Sending,
): Promise<readonly Exchange[]> {
  const { finding, subject, adapt } = sending;
  const exchanges: Exchange[] = [];
  for (const batch of batchesOf(requests, finding, subject)) {
    const sent = batch.map((request) => sendOne(adapt(request, exchanges), sending));
    exchanges.push(...(await Promise.all(sent)));
  }
  return exchanges;
}

/** As in a run, where others are under way: an idempotent request with a few of its like at the same time. */
export function sendTogether(
  request: SentRequest,
  times: number,
  sending: Sending,
): Promise<readonly Exchange[]> {
  return Promise.all(Array.from({ length: times }, () => sendOne(request, sending)));
}
