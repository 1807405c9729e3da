/** Edge: a changed TypeScript deployment is written to a folder, imported, and met without a socket. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { agentIds } from '../../fixtures/deployments/first-state.ts';
import { createMemoryNetwork } from '../../fixtures/in-memory/memory-network.ts';
import type * as Deployment from '../../fixtures/machine-mutants/typescript/deployment.ts';
import type { Judged } from './judge-mutant.ts';

const file = new URL('../../fixtures/machine-mutants/typescript/deployment.ts', import.meta.url);

export const readTypescript = (): string => readFileSync(file, 'utf8');

/** Makes the service of a source; it throws where the source is no program any more. */
export async function loadTypescript(
  source: string,
  folder: string,
  name: string,
): Promise<typeof Deployment> {
  const written = join(folder, `${name}.ts`);
  writeFileSync(written, source);
  return import(pathToFileURL(written).href);
}

/** A new service in memory. */
export async function serveTypescript({
  createDeployment,
}: typeof Deployment): Promise<Judged & AsyncDisposable> {
  const { serve, surroundings, clock } = createMemoryNetwork();
  const answer = createDeployment(agentIds, () => Math.floor(clock.now() / 1000));
  const { close, ...target } = serve({
    beforeAnswer: ({ request: { method, target: asked }, text }) => {
      try {
        const reply = answer({ method, target: asked, body: text });
        return { ...reply, status: Number.isInteger(reply.status) ? reply.status : 500 };
      } catch {
        // As every server does with what a handler throws.
        return { status: 500, headers: { 'content-type': 'text/plain' }, body: 'Internal Server Error' };
      }
    },
  });
  return { target, surroundings, [Symbol.asyncDispose]: close };
}
