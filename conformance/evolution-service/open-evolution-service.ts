/** Edge: listens where a deployment has its evolution service, and plays it. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Inability } from '../../spec/inability.ts';
import { mapMembers } from '../../spec/json-value.ts';
import {
  type Arrival,
  answerOfService,
  type Behaviour,
  type EvolutionListen,
  type EvolutionService,
  lateMilliseconds,
} from './evolution-service.ts';

/** Of a body, more than this is not read: no request of the kit is that large. */
const mostBytes = 4_000_000;

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return mapMembers(headers, (value) => (Array.isArray(value) ? value.join(', ') : (value ?? '')));
}

const listenFaults: Readonly<Record<string, readonly [why: string, remedy: string]>> = {
  EADDRINUSE: [
    'it is in use',
    'Stop the program that listens there, or choose another port and configure the deployment for it.',
  ],
  EACCES: ['permission denied', 'Choose a port above 1023.'],
  EADDRNOTAVAIL: ['this machine has no such address', 'Choose an address of this machine.'],
  ENOTFOUND: ['there is no such host', 'Choose an address of this machine.'],
};

const unusual = 'Choose an address and a port of this machine.';

function listen(server: Server, { host, port }: EvolutionListen): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const fault = listenFaults[error.code ?? ''] ?? [`it cannot be opened (${error.message})`, unusual];
      reject(new Inability(`--evolution-listen ${host}:${port}`, ...fault));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Opens the evolution service; it answers until it is closed. */
export async function openEvolutionService(given: EvolutionListen): Promise<EvolutionService> {
  let collected: Arrival[] | undefined;
  let behaviour: Behaviour = 'answers';
  const receive = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const mark = `kit-mark-${randomUUID()}`;
    const body = await readBody(incoming);
    const { method = '', url = '' } = incoming;
    collected?.push({ method, path: url, headers: readHeaders(incoming), body, mark });
    const answer = answerOfService(behaviour, mark);
    const send = () =>
      outgoing.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.body);
    if (behaviour === 'answers late') setTimeout(send, lateMilliseconds);
    else send();
  };
  const server = createServer((incoming, outgoing) => {
    receive(incoming, outgoing).catch((error: unknown) => {
      // Who hangs up before the answer takes nobody else with it; a fault of the kit is told to whoever asked.
      if (incoming.errored !== null || outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end(`The evolution service of the kit failed: ${String(error)}`);
    });
  });
  await listen(server, given);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : given.port;
  const place = { host: given.host, port };
  return {
    url: `http://${given.host.includes(':') ? `[${given.host}]` : given.host}:${port}`,
    collect: () => {
      const own: Arrival[] = [];
      collected = own;
      return () => own;
    },
    behave: (next) => {
      behaviour = next;
    },
    pause: () => stop(server),
    resume: () => listen(server, place),
    close: () => (server.listening ? stop(server) : Promise.resolve()),
  };
}
