import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import { outcomeText } from './silence-text.ts';

/** A finding that needs more steps than this is read in run.json. */
const mostSteps = 12;

/** Ids are told apart by their beginning, and their end would push the body out of sight. */
const shortenIds = (path: string) => path.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f-]{22}/gi, '$1…');

const pathOf = (url: string) => shortenIds(url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '') || '/');

/** An exchange on one line: `PUT /v1/agents/3f1a2b4c…`, its body, '' where there was none, and what came back. */
export function stepText(exchange: RecordedExchange, number = 1) {
  const { method, url, body = '', bodyEncoding } = exchange.request;
  return {
    number,
    sent: `${method} ${pathOf(url)}`,
    body: bodyEncoding === 'base64' ? '(not text)' : body,
    outcome: outcomeText(exchange),
  };
}

/** The last of the exchanges that lead to a finding, and how many come before them. */
export function lastSteps(exchanges: readonly RecordedExchange[]) {
  const hidden = Math.max(0, exchanges.length - mostSteps);
  return { hidden, steps: exchanges.slice(hidden).map((one, index) => stepText(one, hidden + index + 1)) };
}
