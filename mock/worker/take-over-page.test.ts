import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeOverPage, type WorkerPage } from './take-over-page.ts';
import { printWorkerFile } from './worker-settings.ts';

const location = { href: 'https://preview.example/app/', origin: 'https://preview.example' };

/** A page whose worker is of a version; it is in force when it is asked, as after the first load. */
function createPage(version: string, scope = 'https://preview.example/') {
  const told: string[] = [];
  const heard: ((event: { data?: unknown }) => void)[] = [];
  const active = {
    state: 'activated',
    postMessage: () => {
      for (const listener of heard) listener({ data: { from: 'somebody else', version: '9' } });
      for (const listener of heard) listener({ data: { from: 'agent-console-kit', version } });
    },
    addEventListener: () => undefined,
  };
  const page: WorkerPage = {
    location,
    version: '1.0.0',
    tell: (level, text) => told.push(`${level}: ${text}`),
    workers: {
      controller: {},
      startMessages: () => undefined,
      register: async () => ({
        scope,
        installing: null,
        waiting: null,
        active,
        update: () => Promise.reject(new TypeError('offline')),
      }),
      addEventListener: (_, listener) => heard.push(listener),
    },
  };
  return { page, told };
}

test('a worker of the same version is told, and how it is reset', async () => {
  const { page, told } = createPage('1.0.0');
  await takeOverPage(page, '/worker.js');
  assert.match(told.join(), /^info: agent-console-kit 1\.0\.0 answers .*\/__kit\/reset/);
});

test('a worker of another version is warned of', async () => {
  const { page, told } = createPage('0.9.0');
  await takeOverPage(page, '/worker.js');
  assert.match(told.join(), /^warn: .*\/worker\.js is of version 0\.9\.0, the package of 1\.0\.0\. .*npx/);
});

test('a page without service workers, or out of reach of its worker, is told in one sentence', async () => {
  const { page } = createPage('1.0.0');
  await assert.rejects(
    takeOverPage({ ...page, workers: undefined }, '/worker.js'),
    /^Inability: startWorker: this page has no service workers\. Serve it over https, or from localhost\.$/,
  );
  const { page: elsewhere } = createPage('1.0.0', 'https://preview.example/other/');
  await assert.rejects(
    takeOverPage(elsewhere, '/other/worker.js'),
    /^Inability: worker \/other\/worker\.js: it is for pages below https:\/\/preview\.example\/other\/ alone\. /,
  );
});

test('the settings in a worker’s file are what was given, whatever characters they have', () => {
  const settings = {
    version: '1.0.0',
    options: { dialect: 'fastapi', seed: 1 },
    state: '{"__proto__":"</script>\u2028\\"}',
  };
  const text = printWorkerFile(settings, 'self.program = 1;');
  const self: { agentConsoleKit?: unknown; program?: number } = {};
  new Function('self', text)(self);
  assert.deepEqual(self, { agentConsoleKit: settings, program: 1 });
});
