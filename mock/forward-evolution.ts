/** Edge: the way to the evolution service behind the mock, over the Fetch API, which Node and browsers have. */
import { parseJson } from '../spec/json-parse.ts';
import { isJsonObject } from '../spec/json-value.ts';
import { faultsOfAnswer } from './answered-faults.ts';
import { type ForwardedRequest, jsonResponse, type MockResponse, plainError } from './exchange.ts';

/** Asks the evolution service, with the caller's token, and gives its answer; it never throws for what the service does. */
export type Forward = (
  request: ForwardedRequest,
  token: Readonly<Record<string, string>>,
) => Promise<MockResponse>;

const deadlineMilliseconds = 10_000;
const json = { 'content-type': 'application/json' } as const;

/** What went wrong on the way, as a gateway says it (RFC 9110, 15.6.3 and 15.6.5). */
function explainFailure(error: unknown): MockResponse {
  if (error instanceof Error && error.name === 'TimeoutError')
    return plainError(504, 'The evolution service did not answer in time');
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return plainError(502, `The evolution service could not be reached${code}`);
}

/** The service's answer as the mock gives it on: 4.1 and 4.2 have a JSON object and 200 for success. */
function passOn(status: number, text: string): MockResponse {
  const parsed = parseJson(text);
  if (!parsed.ok) return plainError(502, 'The evolution service answered no JSON');
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && !isJsonObject(parsed.value))
    return plainError(502, 'The evolution service answered JSON that is no object');
  const answer = jsonResponse(isSuccess ? 200 : status, text);
  return status === 422 ? { ...answer, faults: faultsOfAnswer(parsed.value) } : answer;
}

/** The way to the evolution service at a base url without a slash at its end. */
export function createForward(url: string): Forward {
  return async ({ method, path, body }, token) => {
    try {
      const answer = await fetch(url + path, {
        method,
        headers: { accept: 'application/json', ...token, ...(body === undefined ? {} : json) },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(deadlineMilliseconds),
      });
      return passOn(answer.status, await answer.text());
    } catch (error) {
      return explainFailure(error);
    }
  };
}
