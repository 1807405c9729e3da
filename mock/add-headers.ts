import type { MockResponse } from './exchange.ts';
import type { World } from './state/world.ts';

/** An answer with the headers that every answer of the dialect carries; the content-type is that of JSON. */
export function addHeaders(response: MockResponse, { dialect }: World): MockResponse {
  const carried = dialect.examples?.headers;
  if (carried === undefined) return response;
  const { 'content-type': spelled, ...others } = carried;
  const isJson = response.headers['content-type'] === 'application/json';
  const type = isJson && spelled !== undefined ? { 'content-type': spelled } : {};
  return { ...response, headers: { ...others, ...response.headers, ...type } };
}
