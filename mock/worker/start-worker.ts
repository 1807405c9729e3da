/** Adapter: a page whose API is answered by a service worker, for previews that have no server. */
import type { MockClient } from '../connect-mock.ts';
import { requireKnownOptions } from '../option-names.ts';
import { takeOverPage, type WorkerPage, type Workers } from './take-over-page.ts';
import { workerFileName } from './worker-settings.ts';

export interface StartWorkerOptions {
  /** Where the worker's file is served. Default: /agent-console-kit-worker.js. */
  readonly url?: string;
}

/** What the build puts here: the version of the package. */
declare const agentConsoleKitVersion: string;

/** Lets a service worker answer the API on this page, from now on; gives what drives its mock. */
export function startWorker(options: StartWorkerOptions = {}): Promise<MockClient> {
  requireKnownOptions('startWorker', options, ['url']);
  const scope: Pick<typeof globalThis, 'fetch'> & {
    readonly navigator?: { readonly userAgent?: string; readonly serviceWorker?: Workers };
    readonly location?: WorkerPage['location'];
  } = globalThis;
  const { navigator, location = { href: '', origin: '' } } = scope;
  const page: WorkerPage = {
    workers: navigator?.serviceWorker,
    location,
    tell: (level, text) => console[level](text),
    version: agentConsoleKitVersion,
  };
  return takeOverPage(page, options.url ?? `/${workerFileName}`);
}

export type { MockClient } from '../connect-mock.ts';
export type * from '../public-types.ts';
