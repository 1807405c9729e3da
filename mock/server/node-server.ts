/** Edge: the mock behind node:http. */
import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Handled } from '../handled.ts';
import type { Mock } from '../mock.ts';
import { NodeListener, serverError } from './node-listener.ts';
import { NodeRequest } from './node-request.ts';
import { sendRaw } from './send-answer.ts';
import { answerUnreadable } from './unreadable-request.ts';

/** What bounds a connection, in milliseconds and numbers. */
export interface ServerLimits {
  /** For the headers of a request to arrive. */
  readonly headersTimeout: number;
  /** For a whole request to arrive. */
  readonly requestTimeout: number;
  /** For which an idle connection is kept. */
  readonly keepAliveTimeout: number;
  readonly maxConnections: number;
}

/** How a server is made; where it speaks TLS, https makes it. */
export interface ServerScheme {
  readonly name: 'http' | 'https';
  readonly createServer: (options: ServerOptions) => Server;
}

const plainHttp: ServerScheme = { name: 'http', createServer };

const noBytes = new Uint8Array(0);

export class NodeServer {
  readonly #mock: Mock;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #onError: (error: unknown) => void;
  readonly #listener: NodeListener;
  readonly #scheme: ServerScheme['name'];

  constructor(
    mock: Mock,
    limits: ServerLimits,
    onError: (error: unknown) => void,
    scheme: ServerScheme = plainHttp,
  ) {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = limits;
    this.#mock = mock;
    this.#listener = new NodeListener(mock, onError, scheme.name);
    this.#onError = onError;
    this.#scheme = scheme.name;
    this.#server = scheme.createServer({
      headersTimeout: Math.min(headersTimeout, requestTimeout),
      requestTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval: Math.max(50, Math.min(1000, headersTimeout, requestTimeout)),
      // Node answers a missing Host without a body; this server says why.
      requireHostHeader: false,
    });
    this.#server.maxConnections = maxConnections;
    this.#server.on('request', (req, res) => this.#listener.take(req, res));
    this.#server.on('checkContinue', (req, res) => this.#listener.take(req, res, true));
    this.#server.on('checkExpectation', (_, res) => this.#listener.refuseExpectation(res));
    this.#server.on('connect', (req, socket) => this.#answerConnect(req, socket));
    this.#server.on('clientError', answerUnreadable);
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** Starts to listen; rejects with node's error where it cannot. */
  listen(port: number, host: string): Promise<AddressInfo> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        const address = this.#server.address();
        if (address === null || typeof address === 'string') reject(new TypeError('no address and port'));
        else resolve(address);
      });
    });
  }

  /** Takes no more connections, ends idle ones, and gives running requests until the deadline. */
  close(deadlineMilliseconds: number): Promise<void> {
    this.#listener.end();
    return new Promise((resolve) => {
      const sweep = setInterval(() => this.#server.closeIdleConnections(), 20);
      const deadline = setTimeout(() => this.#server.closeAllConnections(), deadlineMilliseconds);
      this.#server.close(() => {
        clearInterval(sweep);
        clearTimeout(deadline);
        resolve();
      });
      // To node a connection that has not asked for anything is busy.
      for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
    });
  }

  #answerConnect(req: IncomingMessage, socket: Duplex): void {
    const request = new NodeRequest('CONNECT', req.url ?? '', req.headers, noBytes, req.socket, this.#scheme);
    socket.on('error', () => socket.destroy());
    socket.resume();
    // Inside a promise, so that what is thrown ends up in one place.
    new Promise<Handled>((resolve) => resolve(this.#mock.handle(request))).then(
      ({ response }) => sendRaw(socket, response),
      (error) => {
        this.#onError(error);
        sendRaw(socket, serverError);
      },
    );
  }
}
