/** Edge: a mock that runs in another process, driven over HTTP. */
import { Inability } from '../spec/inability.ts';
import type { JournalEntry, RequestRecord } from './journal-entry.ts';
import { type RequestFilter, requireFilter } from './kit/request-filter.ts';
import { missedRequest, type RequestWait, requireWait } from './kit/request-wait.ts';
import type { NextAnswer } from './mock-control.ts';
import type { MockState } from './mock-state.ts';
import { requireKnownOptions } from './option-names.ts';
import type { OperationName } from './routing/operation-names.ts';
import type { ScenarioName } from './scenario/built-in/built-in-scenarios.ts';
import type { Rule } from './scenario/rule.ts';
import type { Scenario } from './scenario/scenario.ts';

/** Which world of the mock, and how to be let in. */
export interface ConnectOptions {
  readonly bucket?: string;
  /** What the mock printed, or was given, where it listens beyond this machine. */
  readonly token?: string;
}

/** `MockControl` over HTTP: every method gives a promise. */
export interface MockClient {
  /** The same for another world. */
  bucket(name: string): MockClient;
  reset(): Promise<void>;
  state(): Promise<MockState>;
  setState(state: Partial<MockState>): Promise<void>;
  snapshot(): Promise<MockState>;
  requests(filter?: RequestFilter): Promise<readonly JournalEntry[]>;
  waitForRequest(operation: OperationName, filter?: RequestWait): Promise<RequestRecord>;
  /** The function takes it back. */
  use(scenario: ScenarioName | Scenario | Rule | readonly Rule[]): Promise<() => Promise<void>>;
  failNext(operation: OperationName | '*', answer: NextAnswer): Promise<void>;
}

type Send = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** Of an answer of the kit, what is told of it is right by its status. */
interface Answer {
  readonly status: number;
  // What JSON.parse gives: it is the mock of this kit that answers.
  readonly json: ReturnType<typeof JSON.parse>;
}

/** For how long the mock holds a request back that waits for another; then it is asked again. */
const waitMilliseconds = 20_000;

/** The url of a mock, without what follows its path. */
function readBase(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed !== undefined && /^https?:$/.test(parsed.protocol) && parsed.username === '')
    return `${parsed.origin}${parsed.pathname.replace(/\/$/, '')}`;
  throw new Inability('connectMock, url', 'it is not the url of a mock', 'Give it as http://127.0.0.1:4010.');
}

function explainSilence(base: string, error: unknown): Inability {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const remedy = 'Start it with agent-console-kit mock, or give the url that it prints.';
  return new Inability(`mock at ${base}`, `it does not answer (${reason})`, remedy, 'deployment');
}

function createSend(base: string, { bucket, token }: ConnectOptions): Send {
  const headers = {
    ...(bucket === undefined ? {} : { 'x-kit-bucket': bucket }),
    ...(token === undefined ? {} : { 'x-kit-token': token }),
  };
  return async (method, path, body) => {
    const content =
      body === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${base}/__kit${path}`, { method, ...content }).catch((error: unknown) => {
      throw explainSilence(base, error);
    });
    const text = await response.text();
    if (!response.headers.get('content-type')?.startsWith('application/json'))
      throw new Inability(
        `mock at ${base}`,
        `it answers ${response.status} without JSON`,
        'Give the url of a mock.',
      );
    return { status: response.status, json: JSON.parse(text) };
  };
}

/** What was answered with 200; what the mock says of anything else is thrown. */
async function succeed(answer: Promise<Answer>): Promise<Answer['json']> {
  const { status, json } = await answer;
  if (status === 200) return json;
  throw new Inability('mock', `it answered ${status}`, String(json?.detail ?? 'It did not say why.'));
}

function queryOf(filter: RequestFilter, wait?: number): string {
  const given = Object.entries({ ...filter, wait }).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

function createClient(base: string, options: ConnectOptions): MockClient {
  const send = createSend(base, options);
  const state = async (): Promise<MockState> => succeed(send('GET', '/state'));
  return {
    bucket: (name) => createClient(base, { ...options, bucket: name }),
    reset: async () => {
      await succeed(send('POST', '/reset'));
    },
    state,
    snapshot: state,
    setState: async (next) => {
      await succeed(send('PUT', '/state', next));
    },
    requests: async (filter) => succeed(send('GET', `/requests${queryOf(requireFilter(filter))}`)),
    waitForRequest: async (operation, given) => {
      const { filter, timeout = Number.POSITIVE_INFINITY } = requireWait(operation, given);
      const end = performance.now() + timeout;
      for (;;) {
        const left = Math.max(0, Math.ceil(end - performance.now()));
        const query = queryOf(filter, Math.min(left, waitMilliseconds));
        const [found]: RequestRecord[] = await succeed(send('GET', `/requests${query}`));
        if (found !== undefined) return found;
        if (performance.now() >= end)
          throw missedRequest(operation, timeout, await succeed(send('GET', '/requests')));
      }
    },
    use: async (scenario) => {
      const { use } = await succeed(send('POST', '/scenario', scenario));
      return async () => {
        await succeed(send('DELETE', `/scenario?use=${use}`));
      };
    },
    failNext: async (operation, answer) => {
      await succeed(send('POST', '/next', { ...answer, operation }));
    },
  };
}

/** Drives a mock that listens somewhere else. */
export function connectMock(url: string, options: ConnectOptions = {}): MockClient {
  requireKnownOptions('connectMock', options, ['bucket', 'token']);
  return createClient(readBase(url), options);
}
export type * from './public-types.ts';
