/** Adapter: the mock behind the Fetch API, for service workers, edge functions and tests without a socket. */
import { openFetchMock } from './fetch-mock.ts';
import { createForward } from './forwarding/ask-evolution-service.ts';
import type { MockControl } from './mock-control.ts';
import { type MockOptions, mockOptionNames } from './mock-options.ts';
import { requireKnownOptions } from './option-names.ts';

/** Answers what `fetch` takes; its methods are those of a mock, whatever the host of urls is. */
export interface FetchHandler extends MockControl {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
}

/** A Request may be of another realm, as tests in a DOM have it: it is known by what it has. */
const isRequest = (input: string | URL | Request): input is Request =>
  typeof input === 'object' && 'headers' in input;

/** A mock of its own behind the Fetch API. */
export function createFetchHandler(options: MockOptions = {}): FetchHandler {
  requireKnownOptions('createFetchHandler', options, mockOptionNames);
  const { handle, control } = openFetchMock(options, { createForward });
  const answer: (...given: Parameters<FetchHandler>) => Promise<Response> = async (input, init) =>
    handle(init === undefined && isRequest(input) ? input : new Request(input, init));
  return Object.assign(answer, control);
}

export type { MockControl } from './mock-control.ts';
export type { MockOptions } from './mock-options.ts';
export type * from './public-types.ts';
