/** Edge: requests of node:http, brought to the mock and answered; whose server it is does not matter. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyBuffer } from '../body/body-buffer.ts';
import type { BodyRefusal } from '../errors/refused-body.ts';
import { type MockResponse, plainError } from '../exchange.ts';
import type { Handled } from '../handled.ts';
import type { Mock } from '../mock.ts';
import { brokenBody } from '../scenario/broken-body.ts';
import { ArrivingBodies } from './arriving-bodies.ts';
import { ConnectionQueue } from './connection-queue.ts';
import { HangingAnswers } from './hanging-answers.ts';
import { NodeRequest } from './node-request.ts';
import { OpenStreams } from './open-streams.ts';
import { resetConnection, send, sendAndCut, sendAndLinger } from './send-answer.ts';
import { UnreadAnswers } from './unread-answers.ts';

const noBytes = new Uint8Array(0);
export const serverError: MockResponse = plainError(500, 'Internal Server Error');
const missingHost = plainError(400, 'Bad Request: the Host header is missing');
const badExpectation = plainError(417, 'Expectation Failed');

/** How many bytes of bodies may be on their way in, together. */
const mostArriving = 64 * 1_048_576;
/** How many bytes of large answers may wait for clients to read them, together. */
const mostUnread = 64 * 1_048_576;

export class NodeListener {
  readonly #mock: Mock;
  readonly #onError: (error: unknown) => void;
  readonly #turns = new ConnectionQueue();
  readonly #unread = new UnreadAnswers(mostUnread);
  readonly #streams = new OpenStreams();
  readonly #hanging = new HangingAnswers();
  readonly #arriving: ArrivingBodies;
  readonly #scheme: 'http' | 'https';
  #isClosing = false;

  constructor(mock: Mock, onError: (error: unknown) => void, scheme: 'http' | 'https') {
    this.#mock = mock;
    this.#arriving = new ArrivingBodies(Math.max(mostArriving, mock.maxBody));
    this.#onError = onError;
    this.#scheme = scheme;
  }

  /** Answers a request when the answers before it on its connection have left. */
  take(req: IncomingMessage, res: ServerResponse, awaitsContinue = false): void {
    if (res.socket !== null) this.#receive(req, res, awaitsContinue);
    else this.#turns.wait(req.socket, res, () => this.#receive(req, res, awaitsContinue));
  }

  #receive(req: IncomingMessage, res: ServerResponse, awaitsContinue: boolean): void {
    const { headers } = req;
    const length = headers['content-length'];
    if (headers.host === undefined && req.httpVersion === '1.1') {
      this.#send(res, missingHost);
    } else if (length === undefined ? headers['transfer-encoding'] === undefined : length === '0') {
      this.#answer(req, res, noBytes);
    } else if (length !== undefined && Number(length) > this.#mock.maxBody) {
      this.#refuseBody(req, res, !awaitsContinue, 'too-large');
    } else {
      if (awaitsContinue) res.writeContinue();
      this.#readBody(req, res);
    }
  }

  #readBody(req: IncomingMessage, res: ServerResponse): void {
    const buffer = new BodyBuffer(this.#mock.maxBody);
    const length = Number(req.headers['content-length']);
    let size = 0;
    let isRefused = false;
    req.on('data', (chunk: Buffer) => {
      if (isRefused) return;
      size += chunk.length;
      const isTaken = buffer.add(chunk);
      // One that is here whole, as most are at once, is on its way no longer.
      const isCrowded = isTaken && size !== length && !this.#arriving.add(req, chunk.length);
      if (isTaken && !isCrowded) return;
      isRefused = true;
      buffer.clear();
      this.#refuseBody(req, res, true, isCrowded ? 'too-many' : 'too-large');
    });
    req.on('end', () => {
      if (!isRefused) this.#answer(req, res, buffer.read());
    });
  }

  #requestOf({ method = '', url = '', headers, socket }: IncomingMessage, body: Uint8Array): NodeRequest {
    return new NodeRequest(method, url, headers, body, socket, this.#scheme);
  }

  #answer(req: IncomingMessage, res: ServerResponse, body: Uint8Array): void {
    try {
      this.#dispatch(this.#mock.handle(this.#requestOf(req, body)), res);
    } catch (error) {
      this.#fail(res, error);
    }
  }

  #dispatch(handled: Handled | Promise<Handled>, res: ServerResponse): void {
    if (handled instanceof Promise) {
      handled.then(
        (settled) => this.#dispatch(settled, res),
        (error) => this.#fail(res, error),
      );
    } else if (handled.delay > 0) {
      const timer = setTimeout(() => this.#deliver(res, handled), handled.delay);
      // Whose client is gone would keep the process for nothing.
      res.once('close', () => clearTimeout(timer));
    } else this.#deliver(res, handled);
  }

  #deliver(res: ServerResponse, { response, broken }: Handled): void {
    if (broken === undefined) this.#send(res, response);
    else if (broken === 'hang') this.#hanging.add(res);
    else if (broken === 'not-json') this.#send(res, brokenBody(response));
    else if (broken === 'cut') sendAndCut(res, response);
    else resetConnection(res);
  }

  #send(res: ServerResponse, response: MockResponse): void {
    if (this.#isClosing) res.shouldKeepAlive = false;
    try {
      if (response.stream !== undefined) {
        this.#streams.send(res, response, response.stream);
        return;
      }
      this.#unread.add(res, response.body?.length ?? 0);
      send(res, response);
    } catch (error) {
      this.#fail(res, error);
    }
  }

  /** A fault of the mock itself, or of a listener, costs its own request an answer and nobody else. */
  #fail(res: ServerResponse, error: unknown): void {
    this.#onError(error);
    if (res.headersSent) res.destroy();
    else send(res, serverError);
  }

  /** Answers at once, and closes when the client has stopped sending or had its time. */
  #refuseBody(req: IncomingMessage, res: ServerResponse, isSending: boolean, why: BodyRefusal): void {
    res.shouldKeepAlive = false;
    try {
      const { response } = this.#mock.refuseBody(this.#requestOf(req, noBytes), why);
      if (isSending) sendAndLinger(req, res, response);
      else send(res, response);
    } catch (error) {
      this.#fail(res, error);
    }
  }

  refuseExpectation(res: ServerResponse): void {
    this.#send(res, badExpectation);
  }

  /** Ends what would go on, and keeps no connection from now on. */
  end(): void {
    this.#isClosing = true;
    this.#streams.end();
    this.#hanging.end();
  }
}
