/** Edge: the mock as a service worker, for pages that have no server. The build joins it into one file. */
import { requirePreset } from '../../../spec/dialect-presets.ts';
import { validateAgent } from '../../../spec/validators.ts';
import { openFetchMock } from '../../fetch-mock.ts';
import { isKitTarget } from '../../kit/kit-path.ts';
import { createIsContractPath } from '../../routing/intercepted-paths.ts';
import { readUseText } from '../../scenario/read-use.ts';
import { requireState } from '../../state/read-state-text.ts';
import { type WorkerAnswer, type WorkerSettings, workerQuestion } from '../worker-settings.ts';
import { KeptStates } from './kept-states.ts';

declare const self: ServiceWorkerGlobalScope & { readonly agentConsoleKit: WorkerSettings };

const { version, ...beginning } = self.agentConsoleKit;
const { options, state, scenario } = beginning;
const dialect = typeof options.dialect === 'string' ? requirePreset(options.dialect) : options.dialect;
const isContractPath = createIsContractPath(dialect);

interface Running {
  readonly handle: (request: Request) => Promise<Response>;
  /** Keeps what the mock holds now. */
  readonly keep: () => Promise<void>;
}

/** Where the browser keeps nothing, as in some private windows, the mock forgets with its worker. */
async function openKept(): Promise<KeptStates | undefined> {
  try {
    return await KeptStates.open(self.registration.scope);
  } catch (error) {
    console.warn(`agent-console-kit: the browser keeps no state (${error}); it is lost with the worker.`);
    return undefined;
  }
}

async function start(): Promise<Running> {
  const store = await openKept();
  const kept = await store?.read();
  const starts = (kept?.starts ?? 0) + 1;
  // Another sequence at each start: what is created gets no id that was given before.
  const { handle, mock } = openFetchMock(
    { dialect, seed: options.seed + starts - 1 },
    { callers: 'own-pages' },
  );
  if (state !== undefined) mock.replaceFirstState(requireState(state, 'state', validateAgent));
  if (scenario !== undefined) mock.replaceFirstUse(readUseText(scenario, 'scenario', validateAgent));
  // A file that was written to begin with something else begins with that.
  const began = JSON.stringify(beginning);
  if (kept?.began === began) mock.continueFrom(kept.states);
  return { handle, keep: async () => store?.write({ starts, began, states: mock.states() }) };
}

let running: Promise<Running> | undefined;

async function answer(request: Request): Promise<Response> {
  running ??= start();
  const { handle, keep } = await running;
  const response = await handle(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') await keep();
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data !== workerQuestion) return;
  const told: WorkerAnswer = { from: 'agent-console-kit', version };
  event.source?.postMessage(told);
  // A page that was loaded past its worker, as after a reload with shift, is taken over too.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isKit = origin === self.location.origin && isKitTarget(pathname);
  if (isKit || isContractPath(pathname)) event.respondWith(answer(event.request));
});
