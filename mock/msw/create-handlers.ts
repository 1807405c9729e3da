/** Adapter: the mock as handlers of MSW 2 and 3, in Node and in a browser. */
import * as msw from 'msw';
import { Inability } from '../../spec/inability.ts';
import { isOrigin } from '../cors.ts';
import { openFetchMock } from '../fetch-mock.ts';
import type { MockControl } from '../mock-control.ts';
import { type MockOptions, mockOptionNames } from '../mock-options.ts';
import { requireKnownOptions } from '../option-names.ts';
import { contractPaths } from '../routing/intercepted-paths.ts';
import type { OperationName } from '../routing/operation-names.ts';
import { operationNames } from '../routing/operation-names.ts';
import { followingRedirects } from './follow-redirect.ts';
import { requireHttp } from './require-msw.ts';

/** How the mock behind the handlers behaves; everything may be left out. */
export interface HandlerOptions extends Omit<MockOptions, 'evolutionUrl'> {
  /** The origin of the API, as https://api.example.com. Default: any. */
  readonly origin?: string;
}

/** The mock, for `setupServer`, `setupWorker` and `server.use`. */
export interface MockHandlers {
  /** For all operations, at their paths alone. */
  readonly handlers: msw.HttpHandler[];
  /** The same by operation, as Storybook's addon takes them; none for one that the dialect does not serve. */
  readonly byOperation: Record<OperationName, msw.HttpHandler[]>;
  /** What tests do to the mock. */
  readonly kit: MockControl;
}

// Its requests to the service would be intercepted too.
const optionNames = [...mockOptionNames.filter((name) => name !== 'evolutionUrl'), 'origin'];

function originPattern(origin: string | undefined): string {
  if (origin === undefined) return 'https?:\\/\\/[^\\/?#]+';
  if (isOrigin(origin)) return origin.replaceAll(/[.[\]/]/g, '\\$&');
  throw new Inability(`origin ${origin}`, 'it is not an origin', 'Give it as https://api.example.com.');
}

/** Handlers of MSW over a mock of their own, which keeps what it is sent. */
export function createHandlers({ origin, ...options }: HandlerOptions = {}): MockHandlers {
  const http = requireHttp(msw);
  requireKnownOptions('createHandlers', options, optionNames);
  const place = originPattern(origin);
  const { handle, mock, control } = openFetchMock(options);
  const answer = followingRedirects(handle);
  const paths = contractPaths(mock.dialect);
  const handlersOf = (operation: OperationName): msw.HttpHandler[] => {
    const path = paths[operation];
    // Every method: what an operation does not take is answered too, with 405. By a pattern, since MSW fails on a bare %.
    return path === undefined
      ? []
      : [http.all(new RegExp(`^${place}${path}$`), ({ request }) => answer(request))];
  };
  const byOperation = {
    readEvolutionStatus: handlersOf('readEvolutionStatus'),
    createGenome: handlersOf('createGenome'),
    updateAgent: handlersOf('updateAgent'),
    listAgents: handlersOf('listAgents'),
  };
  return { handlers: operationNames.flatMap((name) => byOperation[name]), byOperation, kit: control };
}

export type { MockControl } from '../mock-control.ts';
export type { MockOptions } from '../mock-options.ts';
export type * from '../public-types.ts';
