import { locate } from '../oracle/locate.ts';
import type { Subject } from '../oracle/subject.ts';
import { fromBase64 } from '../redact/base64.ts';
import { redacted } from '../redact/redact.ts';
import {
  type Exchange,
  type OperationName,
  type Outcome,
  type SentRequest,
  silences,
} from '../run/exchange.ts';
import type { RecordedExchange } from '../run/recorded-exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { runHeader } from '../send/given-headers.ts';

/** Where the deployment of a recorded request lived, as far as its url tells: paths of the contract begin with /v1/. */
export function baseOf({ exchange }: Pick<Finding, 'exchange'>): string {
  const { url } = exchange.request;
  const [origin = ''] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url) ?? [];
  const at = url.indexOf('/v1/', origin.length);
  return at === -1 ? origin : url.slice(0, at);
}

/** The exchanges that a finding takes, in order. */
export const stepsOf = ({ exchange, steps }: Finding): readonly RecordedExchange[] => steps ?? [exchange];

/** A recorded request as it was sent; `base` is the url that its path stood behind. */
export function toSentRequest(request: RecordedExchange['request'], base: string): SentRequest {
  const { method, url, body, bodyEncoding, chunkedAt, wire } = request;
  // Every request has the header of the run that sends it; how a body travels is added by whoever sends it.
  const { [runHeader]: _, 'transfer-encoding': __, ...headers } = request.headers;
  const prefix = base.replace(/\/$/, '');
  const path = url.startsWith(prefix) ? url.slice(prefix.length) : url;
  const start = { method, path, headers, ...(wire === undefined ? {} : { wire }) };
  if (body === undefined) return start;
  const sent = bodyEncoding === undefined ? body : fromBase64(body);
  return { ...start, body: sent, ...(chunkedAt === undefined ? {} : { chunkedAt }) };
}

/** What stands in a recorded answer where a secret was taken out: no check takes it for a mask of the deployment's. */
export const secretOfRecord = 'secret-of-the-record';

function toOutcome(response: RecordedExchange['response']): Outcome {
  if (!('silence' in response))
    return { kind: 'answer', ...response, body: response.body.replaceAll(redacted, secretOfRecord) };
  const { silence, detail, ms } = response;
  const reason = silences.find((known) => known === silence) ?? 'aborted';
  return { kind: 'silence', reason, detail, ms };
}

/** The operation that a request is for; what leads to none counts for the one that was meant. */
export const operationOf = (request: SentRequest, subject: Subject, meant: OperationName): OperationName =>
  locate(request, subject)?.operation ?? meant;

/** The exchanges of a finding as they were when it was recorded. */
export function toExchanges(finding: Finding, base: string, subject: Subject): readonly Exchange[] {
  return stepsOf(finding).map((recorded) => {
    const request = toSentRequest(recorded.request, base);
    return {
      operation: operationOf(request, subject, finding.operation),
      request,
      outcome: toOutcome(recorded.response),
    };
  });
}
