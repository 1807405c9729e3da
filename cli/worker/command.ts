/** Edge: the command `worker`; its output, the worker's file, and the program that goes into it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readKit } from '../../conformance/read-kit.ts';
import { printWorkerFile, type WorkerSettings, workerFileName } from '../../mock/worker/worker-settings.ts';
import { Inability } from '../../spec/inability.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { loadDialect } from '../files/dialect-file.ts';
import { isFileName } from '../files/file-name.ts';
import { readTextFile } from '../files/text-file.ts';
import { unwritable, writeWholeFile } from '../files/whole-file.ts';
import { loadScenario } from '../mock/scenario-file.ts';
import { loadState } from '../mock/state-file.ts';
import { readSeed } from '../options/count.ts';

export interface GivenWorkerOptions {
  readonly dialect: string;
  readonly state?: string;
  readonly scenario?: string;
  readonly seed: string;
}

/** The program as it was built: from dist, and from the sources. */
const places = ['../../mock/service-worker.js', '../../dist/mock/service-worker.js'];

function readProgram(): string {
  const file = places.map((place) => join(import.meta.dirname, place)).find((path) => existsSync(path));
  if (file !== undefined) return readFileSync(file, 'utf8');
  throw new Inability('the service worker', 'it was not built', 'Run npm run build.');
}

function requireFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new Inability(
    `folder ${folder}`,
    'there is no such folder',
    'Name the one that the site is served from, as public.',
  );
}

/** What was given, checked: a worker could not say what is wrong with it. */
async function readSettings(given: GivenWorkerOptions): Promise<WorkerSettings> {
  const { dialect, state, scenario } = given;
  const seed = readSeed('--seed', given.seed);
  const whole = await loadDialect(dialect);
  if (state !== undefined) await loadState(state);
  if (scenario !== undefined) await loadScenario(scenario);
  const textOf = (path: string, what: string) => readTextFile(path, what).replace(/^\ufeff/, '');
  return {
    version: readKit().version,
    options: { dialect: isFileName(dialect) ? whole : dialect, seed },
    ...(state === undefined ? {} : { state: textOf(state, 'state') }),
    ...(scenario === undefined
      ? {}
      : { scenario: isFileName(scenario) ? textOf(scenario, 'scenario') : JSON.stringify(scenario) }),
  };
}

const lines = `
  import { startWorker } from 'agent-console-kit/worker';

  // Where the app runs without a server, its first request comes after this:
  startWorker().then(() => import('./app.js'));
  // Back to the first state, in the console of the page: fetch('/__kit/reset', { method: 'POST' })
`;

/** Writes the worker's file, and prints how a page starts it. */
export async function runWorker(folder: string, given: GivenWorkerOptions): Promise<void> {
  requireFolder(folder);
  const settings = await readSettings(given);
  const file = join(folder, workerFileName);
  try {
    writeWholeFile(file, printWorkerFile(settings, readProgram()));
  } catch (error) {
    throw error instanceof Inability ? error : unwritable(file, error, 'Name another folder.');
  }
  process.stdout.write(`${visibleText(file, 600)} was written. A page starts it with:\n${lines}`);
}
