/** Edge: the deployments behind the addresses that pages write. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { faultyDeployments } from '../../fixtures/deployments/index.ts';
import { startMock } from '../../mock/start-mock.ts';

/** `real` has, for each address as pages write it, the one where it is. */
export interface Deployments {
  readonly real: ReadonlyMap<string, string>;
  readonly close: () => Promise<void>;
}

/** The address of nobody: whoever listens there next is who the page starts. */
async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `127.0.0.1:${address.port}`;
}

/** Three that conform, one that takes any letters for a uuid, and a place for an evolution service. */
export async function openDeployments(): Promise<Deployments> {
  const faulty = faultyDeployments.find(({ id }) => id === 'uuid-of-any-letters');
  if (faulty === undefined) throw new Error('there is no deployment uuid-of-any-letters');
  const [own, staging, production, wrong] = await Promise.all([
    startMock({ port: 0 }),
    startMock({ port: 0 }),
    startMock({ port: 0 }),
    faulty.start(),
  ]);
  return {
    real: new Map([
      ['http://127.0.0.1:8000', own.url],
      ['http://127.0.0.1:9000', wrong.url],
      ['https://staging.example.com', staging.url],
      ['https://example.com', production.url],
      ['127.0.0.1:4011', await freeAddress()],
    ]),
    close: async () => {
      await Promise.all([own.close(), staging.close(), production.close(), wrong.close()]);
    },
  };
}
