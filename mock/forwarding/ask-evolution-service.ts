/** Edge: the way to the evolution service behind the mock (which requests go there, forwarded-request.ts says), over the Fetch API, which Node and browsers have. */
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import { BodyBuffer } from '../body/body-buffer.ts';
import { faultsOfAnswer } from '../errors/answered-faults.ts';
import { type ForwardedRequest, jsonResponse, type MockResponse, plainError } from '../exchange.ts';

/** Asks the evolution service, with the caller's token, and gives its answer; it never throws for what the service does. */
export type Forward = (
  request: ForwardedRequest,
  token: Readonly<Record<string, string>>,
) => Promise<MockResponse>;

/** What bounds a request to the service: milliseconds for all of it, bytes of its answer, redirects on the way. */
const limits = { milliseconds: 10_000, bytes: 4 * 1_048_576, redirects: 5 } as const;
const json = { 'content-type': 'application/json' } as const;

/** What the service did, where that is nothing to give on. */
class ServiceFault extends Error {}

/** What went wrong on the way, as a gateway says it (RFC 9110, 15.6.3 and 15.6.5). */
function explainFailure(error: unknown): MockResponse {
  if (error instanceof ServiceFault) return plainError(502, `The evolution service ${error.message}`);
  if (error instanceof Error && error.name === 'TimeoutError')
    return plainError(504, 'The evolution service did not answer in time');
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return plainError(502, `The evolution service could not be reached${code}`);
}

/** The service's answer as the mock gives it on: 4.1 and 4.2 have a JSON object and 200 for success. */
function passOn(status: number, text: string): MockResponse {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new ServiceFault('answered no JSON');
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && !isJsonObject(parsed.value)) throw new ServiceFault('answered JSON that is no object');
  const answer = jsonResponse(isSuccess ? 200 : status, text);
  return status === 422 ? { ...answer, faults: faultsOfAnswer(parsed.value) } : answer;
}

/** The text of an answer; one that is too large is not read to its end. */
async function readText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const buffer = new BodyBuffer(limits.bytes);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new TextDecoder().decode(buffer.read());
    if (buffer.add(value)) continue;
    await reader.cancel();
    throw new ServiceFault(`answered more than ${limits.bytes} bytes`);
  }
}

/** Where an answer sends the request on; undefined where it does not. Only within the origin, which the token is for. */
function redirectOf({ status, headers, type }: Response, asked: string, method: string): string | undefined {
  // Browsers tell no more of a redirect than that there was one.
  if (type === 'opaqueredirect') throw new ServiceFault('redirects, which cannot be followed here');
  const location = status >= 301 && status <= 308 ? headers.get('location') : null;
  if (location === null) return undefined;
  if (!URL.canParse(location, asked)) throw new ServiceFault('redirects to no url');
  const target = new URL(location, asked);
  if (target.origin !== new URL(asked).origin) throw new ServiceFault('redirects to another origin');
  if (method !== 'GET' && status !== 307 && status !== 308)
    throw new ServiceFault(`redirects with ${status}, which does not keep method and body`);
  return target.href;
}

/** The way to the evolution service at a base url without a slash at its end. */
export function createForward(url: string): Forward {
  return async ({ method, path, body }, token) => {
    const settings = {
      method,
      headers: { accept: 'application/json', ...token, ...(body === undefined ? {} : json) },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.milliseconds),
    } as const;
    try {
      let place = url + path;
      for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
        const answer = await fetch(place, settings);
        const next = redirectOf(answer, place, method);
        if (next === undefined) return passOn(answer.status, await readText(answer));
        await answer.body?.cancel();
        place = next;
      }
      throw new ServiceFault(`redirects more than ${limits.redirects} times`);
    } catch (error) {
      return explainFailure(error);
    }
  };
}
