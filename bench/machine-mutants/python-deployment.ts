/** Edge: the FastAPI reference deployment, changed, in a folder and a process of its own. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startReferenceDeployment } from '../../fixtures/fastapi/reference-deployment.ts';
import type { Judged } from './judge-mutant.ts';
import type { Change } from './mutant.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url));

export const pythonFile = pathOf('fastapi/app.py');
const agentIds = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];

/** Every standard mutation, by Python's own ast. */
export function pythonChanges(): readonly Change[] {
  const lister = pathOf('machine-mutants/python/list_changes.py');
  const { status, stdout, stderr } = spawnSync('python3', [lister, pythonFile], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${lister} ended with ${status}: ${stderr}`);
  const changes: readonly Change[] = JSON.parse(stdout);
  return changes;
}

/** Writes a source where it can be served from. */
export function writePython(source: string, folder: string, name: string): string {
  const own = join(folder, name);
  mkdirSync(own);
  writeFileSync(join(own, 'app.py'), source);
  copyFileSync(pathOf('fastapi/serve.py'), join(own, 'serve.py'));
  return own;
}

export const readPython = (): string => readFileSync(pythonFile, 'utf8');

/** A new process that serves it; it throws where the program does not start. */
export async function servePython(folder: string): Promise<Judged & AsyncDisposable> {
  const { url, stop } = await startReferenceDeployment({}, folder);
  return { target: { url, agentIds }, [Symbol.asyncDispose]: stop };
}
