import type { MockResponse } from '../exchange.ts';

const page = '<html><body>upstream error</body></html>\n';

/** An answer that calls itself JSON, and has what a proxy would say in its body. */
export function brokenBody(response: MockResponse): MockResponse {
  return { ...response, body: response.body === undefined ? undefined : page };
}
