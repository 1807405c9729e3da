/** Edge: answers that go on. */
import type { ServerResponse } from 'node:http';
import type { MockResponse } from '../exchange.ts';

/** Who does not read is cut off when so many bytes wait. */
const mostWaiting = 1_048_576;

/** Answers that go on until their client, or the server, ends them. */
export class OpenStreams {
  readonly #open = new Set<ServerResponse>();

  /** Sends the head, and then whatever comes. */
  send(
    res: ServerResponse,
    { status, headers }: MockResponse,
    stream: NonNullable<MockResponse['stream']>,
  ): void {
    this.#open.add(res);
    res.writeHead(status, headers);
    const end = stream((text) => {
      if (res.writableLength > mostWaiting) res.destroy();
      else res.write(text);
    });
    res.on('close', () => {
      this.#open.delete(res);
      end();
    });
  }

  end(): void {
    for (const res of this.#open) res.end();
  }
}
