/** Edge: the servers that are measured side by side. */
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ChildServer, ServerCommand } from './child-server.ts';
import type { LoadRequest } from './load-client.ts';
import { probePath, statusRequests, updateRequests } from './workload.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The mock, as people run it. */
export const mockCommand = (program: string): ServerCommand => ({
  name: 'mock',
  parameters: [program, 'mock', '--quiet', '--port', '0'],
  probePath,
});

/** The mock with rules for all operations but the one that is measured. */
export const ruledMockCommand = (program: string): ServerCommand => ({
  ...mockCommand(program),
  name: 'mock with rules',
  parameters: [...mockCommand(program).parameters, '--scenario', pathOf('rules-for-others.json')],
});

async function countBytes(url: string, { method, path, body }: LoadRequest): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, ...(body === undefined ? {} : { body, headers }) });
  return (await answer.arrayBuffer()).byteLength;
}

async function averageBytes(url: string, requests: readonly LoadRequest[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => countBytes(url, request)));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
}

/** node:http alone, answering as many bytes as the mock does, on average over the requests. */
export async function rawCommand(mock: ChildServer): Promise<ServerCommand> {
  const getBytes = await averageBytes(mock.url, statusRequests);
  const putBytes = await averageBytes(mock.url, updateRequests);
  return { name: 'raw', parameters: [pathOf('raw-server.mjs'), `${getBytes}`, `${putBytes}`], probePath };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** Prism. It prints a line for each request unless it is silent, and then does not say where it listens. */
export async function prismCommand(): Promise<ServerCommand> {
  const port = await findFreePort();
  const prism = [pathOf('../node_modules/.bin/prism'), 'mock', pathOf('../spec/openapi.yaml')];
  return {
    name: 'Prism',
    parameters: [...prism, '--port', `${port}`, '--verboseLevel', 'silent'],
    probePath,
    port,
  };
}
