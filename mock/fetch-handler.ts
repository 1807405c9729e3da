/** Adapter: the mock behind the Fetch API, for service workers, edge functions and tests without a socket. */
import { openFetchMock } from './fetch-mock.ts';
import { createForward } from './forwarding/ask-evolution-service.ts';
import type { MockControl } from './mock-control.ts';
import { type MockOptions, mockOptionNames } from './mock-options.ts';
import { requireKnownOptions } from './option-names.ts';

/** Answers a request of the Fetch API; its methods are those of a mock, whatever the host of urls is. */
export interface FetchHandler extends MockControl {
  (request: Request): Promise<Response>;
}

/** A mock of its own behind the Fetch API. */
export function createFetchHandler(options: MockOptions = {}): FetchHandler {
  requireKnownOptions('createFetchHandler', options, mockOptionNames);
  const { handle, control } = openFetchMock(options, { createForward });
  return Object.assign(handle, control);
}

export type { MockControl } from './mock-control.ts';
export type { MockOptions } from './mock-options.ts';
export type * from './public-types.ts';
