import type { RecordedExchange } from '../run/recorded-exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { parseBaseUrl } from '../send/base-url.ts';
import { baseOf } from './recorded-exchange.ts';

/** A finding as if it had been met at another deployment: its requests go there. */
export function rebaseFinding(finding: Finding, url: string): Finding {
  const { origin, prefix } = parseBaseUrl(url);
  const [from, to] = [baseOf(finding), `${origin}${prefix}`];
  if (from === '' || from === to) return finding;
  const rebase = (exchange: RecordedExchange): RecordedExchange => {
    const { request } = exchange;
    const isThere = request.url.startsWith(from);
    return isThere
      ? { ...exchange, request: { ...request, url: to + request.url.slice(from.length) } }
      : exchange;
  };
  const { exchange, steps, curl } = finding;
  return {
    ...finding,
    exchange: rebase(exchange),
    ...(steps === undefined ? {} : { steps: steps.map(rebase) }),
    curl: curl.replaceAll(from, to),
  };
}
