/** Edge: the page in a browser. */
import { render } from 'preact';
import { hearMock } from './hear-mock.ts';
import { KitClient, Refusal } from './kit-client.ts';
import { createActions } from './page-actions.ts';
import type { PageEvent } from './page-event.ts';
import { printRoute, readRoute } from './page-route.ts';
import { firstPageState } from './page-state.ts';
import { reducePage } from './reduce-page.ts';
import { App } from './view/app.tsx';

/** How long a changed field stays marked, and how long it takes until a lost mock is asked again. */
const times = { mark: 8000, retry: 1000, notice: 6000, reload: 60 } as const;

const bucketInAddress = () => new URLSearchParams(location.search).get('bucket') ?? '';

let state = firstPageState(bucketInAddress(), readRoute(location.hash));
let client = new KitClient(state.bucket);
let listening = new AbortController();
let isDrawing = false;
const root = document.getElementById('page');

function draw(): void {
  isDrawing = false;
  if (root !== null)
    render(
      <App state={state} actions={actions} dispatch={dispatch} go={go} chooseBucket={chooseBucket} />,
      root,
    );
}

let noticeTimer = 0;

function dispatch(event: PageEvent): void {
  state = reducePage(state, event);
  if (event.is === 'told' && event.notice?.is === 'done') {
    clearTimeout(noticeTimer);
    noticeTimer = window.setTimeout(() => dispatch({ is: 'told', notice: undefined }), times.notice);
  }
  if (isDrawing) return;
  isDrawing = true;
  // A page that is not seen gets no frames, and still has to be there when it is.
  if (document.hidden) setTimeout(draw, 100);
  else requestAnimationFrame(draw);
}

function go(hash: string): void {
  location.hash = hash;
}

/** A link that asks for nothing but this file to be saved. */
function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const actions = createActions({
  client: () => client,
  state: () => state,
  dispatch,
  now: () => performance.now(),
  saveFile,
});

function chooseBucket(bucket: string): void {
  const address = bucket === '' ? location.pathname : `?bucket=${encodeURIComponent(bucket)}`;
  history.replaceState(null, '', `${address}${location.hash}`);
  client = new KitClient(bucket);
  dispatch({ is: 'bucket-chosen', bucket });
  listening.abort();
}

let reload: 'all' | 'controls' | undefined;

/** What comes in quick succession is read again once. */
function readAgain(what: 'all' | 'controls'): void {
  if (reload === undefined)
    setTimeout(() => {
      const wanted = reload;
      reload = undefined;
      if (wanted === 'all') void actions.load();
      else void actions.loadControls();
    }, times.reload);
  reload = reload === 'all' ? 'all' : what;
}

async function listenOnce(): Promise<void> {
  listening = new AbortController();
  await client.listen((event) => {
    const heard = hearMock(event, performance.now());
    for (const one of heard.events) dispatch(one);
    if (heard.reload !== undefined) readAgain(heard.reload);
  }, listening.signal);
}

/** Listens for as long as the page is open; a mock that was stopped is asked again until it is there. */
async function keepListening(): Promise<void> {
  for (;;) {
    let isRefused = false;
    let why = 'The mock does not answer.';
    try {
      await listenOnce();
    } catch (error) {
      isRefused = error instanceof Refusal;
      if (error instanceof Refusal) why = error.message;
    }
    // Somebody chose another bucket: that is no loss.
    if (listening.signal.aborted) continue;
    dispatch({ is: 'disconnected', isRefused, why });
    await new Promise((resolve) => setTimeout(resolve, times.retry));
  }
}

window.addEventListener('hashchange', () => dispatch({ is: 'moved', route: readRoute(location.hash) }));
setInterval(() => {
  if (state.marks.size > 0) dispatch({ is: 'marks-faded', before: performance.now() - times.mark });
}, 1000);

/** The token that opened the page is in a cookie now, and nobody should see it over a shoulder. */
function hideToken(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('__token')) return;
  query.delete('__token');
  const left = query.size === 0 ? location.pathname : `?${query}`;
  history.replaceState(null, '', `${left}${location.hash}`);
}

hideToken();
if (location.hash === '') history.replaceState(null, '', printRoute(state.route));
root?.replaceChildren();
draw();
void keepListening();
