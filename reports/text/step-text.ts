import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import { outcomeText } from './silence-text.ts';

/** A finding that needs more steps than this is read in run.json. */
const mostSteps = 12;

const idForm = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
const begins = (id: string) => `${id.slice(0, 8)}…`;
/** Whole ids would push the bodies out of sight: their beginning tells them apart, or their end, as of those that were counted up. */
const shortForms = [begins, (id: string) => `…${id.slice(-8)}`];

/** How the ids in these exchanges are shortened, so that no two of them look the same. */
function shortenIdsOf(exchanges: readonly RecordedExchange[]): (id: string) => string {
  const ids = new Set(exchanges.flatMap(({ request }) => request.url.toLowerCase().match(idForm) ?? []));
  const isTellingApart = (form: typeof begins) => new Set([...ids].map(form)).size === ids.size;
  return shortForms.find(isTellingApart) ?? ((id) => id);
}

const pathOf = (url: string, shorten: typeof begins) =>
  url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(idForm, shorten) || '/';

/** An exchange on one line: `PUT /v1/agents/3f1a2b4c…`, its body, '' where there was none, and what came back. */
export function stepText(
  exchange: RecordedExchange,
  all: readonly RecordedExchange[] = [exchange],
  number = 1,
) {
  const { method, url, body = '', bodyEncoding } = exchange.request;
  return {
    number,
    sent: `${method} ${pathOf(url, shortenIdsOf(all))}`,
    body: bodyEncoding === 'base64' ? '(not text)' : body,
    outcome: outcomeText(exchange),
  };
}

/** The last of the exchanges that lead to a finding, and how many come before them. */
export function lastSteps(exchanges: readonly RecordedExchange[]) {
  const hidden = Math.max(0, exchanges.length - mostSteps);
  return {
    hidden,
    steps: exchanges.slice(hidden).map((one, index) => stepText(one, exchanges, hidden + index + 1)),
  };
}
