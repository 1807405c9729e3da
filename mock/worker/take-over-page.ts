/** Edge: a page that lets a service worker answer in place of a server. */
import { Inability } from '../../spec/inability.ts';
import { connectMock, type MockClient } from '../connect-mock.ts';
import { isWorkerAnswer, workerQuestion } from './worker-settings.ts';

/** What is used of a browser's service workers. */
interface Worker {
  readonly state: string;
  readonly postMessage: (message: string) => void;
  readonly addEventListener: (type: 'statechange', listener: () => void) => void;
}
interface Registration {
  readonly scope: string;
  readonly installing: Worker | null;
  readonly waiting: Worker | null;
  readonly active: Worker | null;
  readonly update: () => Promise<unknown>;
}
export interface Workers {
  readonly controller: object | null;
  readonly register: (url: string, options: { updateViaCache: 'none' }) => Promise<Registration>;
  readonly addEventListener: (
    type: 'controllerchange' | 'message',
    listener: (event: { readonly data?: unknown }) => void,
  ) => void;
  readonly startMessages: () => void;
}

/** A page, as far as it matters here. */
export interface WorkerPage {
  readonly workers: Workers | undefined;
  readonly location: { readonly href: string; readonly origin: string };
  /** Says something in the page's console. */
  readonly tell: (level: 'info' | 'warn', text: string) => void;
  /** Of the package that the page has. */
  readonly version: string;
}

/** Until a worker is in force, or can never be. */
function becomeActive(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant')
        reject(new Inability('the service worker', 'it ended while it started', 'Load the page again.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** The version of a worker that is in force. */
const askVersion = (workers: Workers, worker: Worker): Promise<string> =>
  new Promise((resolve) => {
    workers.addEventListener('message', ({ data }) => {
      if (isWorkerAnswer(data)) resolve(data.version);
    });
    workers.startMessages();
    worker.postMessage(workerQuestion);
  });

async function register(workers: Workers, url: string): Promise<Registration> {
  try {
    return await workers.register(url, { updateViaCache: 'none' });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Inability(
      `worker ${url}`,
      `it cannot be registered (${why})`,
      'Write it into the folder that the site is served from: npx agent-console-kit worker public.',
    );
  }
}

/** Starts the worker for a page. */
export async function takeOverPage(
  { workers, location, tell, version }: WorkerPage,
  url: string,
): Promise<MockClient> {
  if (workers === undefined)
    throw new Inability(
      'startWorker',
      'this page has no service workers',
      'Serve it over https, or from localhost.',
    );
  const registration = await register(workers, url);
  if (!location.href.startsWith(registration.scope))
    throw new Inability(
      `worker ${url}`,
      `it is for pages below ${registration.scope} alone`,
      'Put its file into a folder at or above this page.',
    );
  // A file that was written anew is in force at once, not only after the next load. Offline, what is there goes on.
  await registration.update().catch(() => undefined);
  const controlled = new Promise<void>((resolve) => {
    if (workers.controller !== null) resolve();
    workers.addEventListener('controllerchange', () => resolve());
  });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (worker === null) throw new Inability(`worker ${url}`, 'it did not start', 'Load the page again.');
  await becomeActive(worker);
  const other = await askVersion(workers, worker);
  await controlled;
  if (other === version)
    tell(
      'info',
      `agent-console-kit ${version} answers the API on this page. Back to its first state: fetch('/__kit/reset', { method: 'POST' })`,
    );
  else
    tell(
      'warn',
      `agent-console-kit: ${url} is of version ${other}, the package of ${version}. Write the file again: npx agent-console-kit worker public`,
    );
  return connectMock(location.origin);
}
