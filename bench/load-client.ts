/** Edge: a process of its own that sends requests as fast as they are answered, so that no server shares its event loop. */
import { type Dispatcher, Pool } from 'undici';

export interface LoadRequest {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly body?: string;
}

/** What to send, where to, and for how long. */
export interface Load {
  readonly url: string;
  /** Sent in turn, so that no answer is only a repetition of the one before. */
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadResult {
  readonly answered: number;
  readonly requestsPerSecond: number;
  /** Answers that were not 200, or did not come. */
  readonly failures: number;
}

/** The cheapest way that undici has: no streams, no promises, so that the client is no bottleneck. */
function sendOnce(pool: Pool, request: LoadRequest, done: (isAnswered: boolean) => void): void {
  let status = 0;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart() {},
    onResponseStart: (_controller, statusCode) => {
      status = statusCode;
    },
    onResponseData() {},
    onResponseEnd: () => done(status === 200),
    onResponseError: () => done(false),
  };
  const { method, path, body } = request;
  if (body === undefined) pool.dispatch({ method, path }, handler);
  else pool.dispatch({ method, path, body, headers: { 'content-type': 'application/json' } }, handler);
}

/** Kept from load to load: opening connections is not what is measured. */
const pools = new Map<string, Pool>();

function poolFor({ url, connections }: Load): Pool {
  const known = pools.get(url);
  if (known !== undefined) return known;
  const pool = new Pool(url, { connections, pipelining: 1 });
  pools.set(url, pool);
  return pool;
}

async function run(load: Load): Promise<LoadResult> {
  const pool = poolFor(load);
  const started = performance.now();
  const deadline = started + load.milliseconds;
  let sent = 0;
  let answered = 0;
  let failures = 0;
  await new Promise<void>((resolve) => {
    let running = load.connections;
    const sendNext = (): void => {
      const request = load.requests[sent % load.requests.length];
      sent += 1;
      if (request !== undefined) sendOnce(pool, request, next);
    };
    const next = (isAnswered: boolean): void => {
      if (isAnswered) answered += 1;
      else failures += 1;
      if (performance.now() < deadline) sendNext();
      else {
        running -= 1;
        if (running === 0) resolve();
      }
    };
    for (let connection = 0; connection < load.connections; connection += 1) sendNext();
  });
  const seconds = (performance.now() - started) / 1000;
  return { answered, requestsPerSecond: answered / seconds, failures };
}

process.on('message', (load: Load) => {
  run(load).then((result) => process.send?.(result));
});
// What is open would keep the process, also after the one that started it is gone.
process.on('disconnect', () => process.exit());
process.send?.('ready');
