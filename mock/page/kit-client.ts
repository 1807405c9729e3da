/** Edge: the page's way to the mock. Addresses are relative to the page, so that they hold behind a proxy with a prefix. */
import { EventStreamReader, type StreamEvent } from './event-stream.ts';
import type { ApiAnswer } from './page-state.ts';

/** Why the mock did not let somebody in, or did not do what it was asked. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface KitRequest {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a refusal says in one line. */
async function refusalOf(answer: Response): Promise<Refusal> {
  const text = await answer.text();
  const detail = /^\{"detail":("(?:[^"\\]|\\.)*")\}$/.exec(text)?.[1];
  return new Refusal(answer.status, detail === undefined ? text.slice(0, 300) : String(JSON.parse(detail)));
}

export class KitClient {
  readonly #bucket: string;

  constructor(bucket: string) {
    this.#bucket = bucket;
  }

  /** Asks for something below /__kit/, and gives the text of the answer. */
  async kit(path: string, request: KitRequest = {}): Promise<string> {
    const answer = await this.#fetch(path, request);
    if (!answer.ok) throw await refusalOf(answer);
    return answer.text();
  }

  /** The same of another bucket. */
  other(bucket: string): KitClient {
    return new KitClient(bucket);
  }

  /** A request of the contract, with whatever is answered. */
  async api(path: string, request: KitRequest): Promise<ApiAnswer> {
    const started = performance.now();
    const answer = await this.#fetch(`..${path}`, request);
    const body = await answer.text();
    return { status: answer.status, ms: Math.round((performance.now() - started) * 10) / 10, body };
  }

  /** Hears what happens until the stream ends, or the signal ends it. */
  async listen(onEvent: (event: StreamEvent) => void, signal: AbortSignal): Promise<void> {
    const answer = await this.#fetch('events?requests', {}, signal);
    if (!answer.ok || answer.body === null) throw await refusalOf(answer);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const events = new EventStreamReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      for (const event of events.read(value)) onEvent(event);
    }
  }

  #fetch(
    path: string,
    { method = 'GET', body, headers }: KitRequest,
    signal?: AbortSignal,
  ): Promise<Response> {
    return fetch(path, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#bucket === '' ? {} : { 'x-kit-bucket': this.#bucket }),
      },
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
  }
}
