import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { createFetchHandler } from '../fetch-handler.ts';
import { readSwaggerUi } from '../server/swagger-ui.ts';
import { answerDocs, type ReadDocsFile } from './docs-pages.ts';

const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return createFetchHandler()(new Request(`http://localhost${path}`, { method, headers }));
}

test('a browser at / is led to the docs, everyone else gets what the dialect has there', async () => {
  const seen = await ask('/', browser);
  assert.deepEqual([seen.status, seen.headers.get('location')], [307, '/docs']);
  for (const [headers, method] of [
    [{}, 'GET'],
    [{ accept: '*/*' }, 'GET'],
    [browser, 'POST'],
  ] as const)
    assert.equal((await ask('/', headers, method)).status, 404);
  const strict = createFetchHandler({ dialect: 'strict' });
  assert.equal((await strict(new Request('http://localhost/', { headers: browser }))).status, 404);
});

test('without swagger-ui-dist the page says in one line how to get it, and links what there is', async () => {
  const answer = await ask('/docs', browser);
  const text = await answer.text();
  assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.match(text, /npm i -D swagger-ui-dist/);
  assert.match(text, /href="openapi\.json"/);
  assert.match(text, /href="__kit\/"/);
  assert.equal((await ask('/docs/swagger-ui.css')).status, 404);
});

function answerWith(read: ReadDocsFile, target: string) {
  const request = {
    method: 'GET',
    target,
    scheme: 'http',
    header: () => undefined,
    body: new Uint8Array(),
  } as const;
  return answerDocs(request, dialectPresets.fastapi, read);
}

test('with it the page loads its files and /openapi.json, and no other file is given away', async () => {
  const read: ReadDocsFile = async (name) => `the ${name}`;
  const page = await answerWith(read, '/docs?x=1');
  assert.match(page?.body ?? '', /url: 'openapi\.json'/);
  const script = await answerWith(read, '/docs/swagger-ui-bundle.js');
  assert.deepEqual([script?.status, script?.body], [200, 'the swagger-ui-bundle.js']);
  for (const name of ['package.json', '../package.json', 'constructor', ''])
    assert.notEqual((await answerWith(read, `/docs/${name}`))?.body, `the ${name}`);
  assert.equal(answerWith(read, '/docsx'), undefined);
});

test('the package is found upwards from where the mock was started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-docs-'));
  try {
    const inside = join(folder, 'node_modules/swagger-ui-dist');
    assert.equal(readSwaggerUi('swagger-ui.css', [folder]), undefined);
    mkdirSync(inside, { recursive: true });
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(inside, 'package.json'), '{"name":"swagger-ui-dist","version":"5.0.0"}');
    writeFileSync(join(inside, 'swagger-ui.css'), 'body {}');
    assert.equal(readSwaggerUi('swagger-ui.css', [join(folder, 'deep')]), 'body {}');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
