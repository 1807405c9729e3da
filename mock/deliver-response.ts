import type { MockResponse } from './exchange.ts';
import type { Handled } from './handled.ts';
import { brokenBody } from './scenario/broken-body.ts';

const hasNoBody = (status: number) => status === 204 || status === 205 || status === 304;

/** A body that goes on until its reader ends it. */
function streamOf(stream: NonNullable<MockResponse['stream']>): ReadableStream<Uint8Array> {
  let end: (() => void) | undefined;
  return new ReadableStream({
    start(controller) {
      end = stream((text) => controller.enqueue(new TextEncoder().encode(text)));
    },
    cancel: () => end?.(),
  });
}

function toResponse({ status, headers, body, stream, cookies = [] }: MockResponse): Response {
  const whole = stream === undefined ? (body ?? null) : streamOf(stream);
  const response = new Response(hasNoBody(status) ? null : whole, { status, headers });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** The first half of a body, and then a failure, as fetch has it where a connection ends too early. */
function cutResponse({ status, headers, body = '' }: MockResponse): Response {
  const bytes = new TextEncoder().encode(body);
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  let isSent = false;
  const stream = new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('terminated'));
      else controller.enqueue(half);
      isSent = true;
    },
  });
  return new Response(stream, { status, headers });
}

/** Waits; rejects where the request is given up meanwhile. Endless waits end only so. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const isEndless = milliseconds === Number.POSITIVE_INFINITY;
    const timer = isEndless ? undefined : setTimeout(resolve, milliseconds);
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** Brings an answer to who asked through the Fetch API: late, broken or never, where it is to be so. */
export async function deliverResponse(
  { response, delay, broken }: Handled,
  signal: AbortSignal,
): Promise<Response> {
  if (broken === 'hang') await wait(Number.POSITIVE_INFINITY, signal);
  if (delay > 0) await wait(delay, signal);
  if (broken === 'reset') return Response.error();
  if (broken === 'cut' && response.body !== undefined) return cutResponse(response);
  return toResponse(broken === 'not-json' ? brokenBody(response) : response);
}
