import type { Silence } from '../../conformance/run/exchange.ts';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';

const words: Readonly<Record<Silence, string>> = {
  timeout: 'no answer before the timeout',
  reset: 'connection closed without an answer',
  refused: 'connection refused',
  unresolved: 'host name not found',
  'not-http': 'the answer is not HTTP',
  'too-large': 'the answer is too large',
  redirects: 'redirect loop',
  certificate: 'certificate not trusted',
  'other-origin': 'redirect to another origin, not followed',
  busy: 'only 429 or 503 until the time was over',
  aborted: 'run ended before the answer',
  withheld: 'not sent, because it could not be restored',
};

const wordsByName: ReadonlyMap<string, string> = new Map(Object.entries(words));

/** Why there was no answer; a reason that this kit does not know stays as it is. */
export function silenceText(silence: string): string {
  return wordsByName.get(silence) ?? silence;
}

/** What came back, in a few words: the status, or why there was none. */
export function outcomeText({ response }: RecordedExchange): string {
  return 'silence' in response ? silenceText(response.silence) : String(response.status);
}
