import type { Socket } from 'node:net';
import { type buildConnector, Client, type Dispatcher } from 'undici';
import type { Now } from './clock.ts';
import { InterimAnswers } from './interim-answers.ts';
import { type Connection, RequestInFlight } from './request-in-flight.ts';

/** One connection of a pool at a time; it tells each request when its turn has come, and on which socket. */
export class PooledConnection extends Client {
  readonly #connection: Connection;
  readonly #interim: InterimAnswers;

  constructor(origin: string | URL, connect: buildConnector.connector, maxAnswerBytes: number, now: Now) {
    const connection: Connection = { socket: undefined, isGone: false, openedAt: 0, idleSince: 0 };
    const interim = new InterimAnswers();
    super(origin, {
      connect: observe(connect, connection, interim, now),
      maxResponseSize: maxAnswerBytes,
      // The deadline of the whole exchange does the work of both, and undici's own are coarse.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    this.#connection = connection;
    this.#interim = interim;
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    if ('opaque' in options && options.opaque instanceof RequestInFlight)
      options.opaque.begin(this.#connection);
    // A line carries one request at a time: what it reads from here on belongs to this one.
    this.#interim.await();
    return super.dispatch(options, handler);
  }
}

function passOverInterim(socket: Socket, interim: InterimAnswers): void {
  const read = socket.read.bind(socket);
  socket.read = (size?: number): Buffer | null => {
    const chunk: Buffer | null = read(size);
    return chunk === null ? null : interim.passOver(chunk);
  };
}

function observe(
  connect: buildConnector.connector,
  connection: Connection,
  interim: InterimAnswers,
  now: Now,
): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error === null) {
        connection.socket = socket;
        connection.isGone = false;
        socket.once('close', () => {
          if (connection.socket === socket) connection.isGone = true;
        });
        passOverInterim(socket, interim);
        connection.openedAt = now();
        connection.idleSince = connection.openedAt;
        callback(null, socket);
        return;
      }
      // undici takes its own SocketError for a passing thing and connects again, without an end.
      const isSocketError = 'code' in error && error.code === 'UND_ERR_SOCKET';
      callback(isSocketError ? Object.assign(new Error(error.message), { code: 'ECONNRESET' }) : error, null);
    });
}
