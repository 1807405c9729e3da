import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { shellQuote, shellWord } from '../../spec/shell-word.ts';
import { curlCommand } from './curl.ts';

test('quotes whatever a shell could take apart', () => {
  for (const text of [`it's`, '$HOME `x` "y" \\', 'a\nb', '😀']) {
    assert.equal(execFileSync('sh', ['-c', `printf %s ${shellQuote(text)}`], { encoding: 'utf8' }), text);
  }
});

test('has secrets as shell variables', () => {
  const request = {
    method: 'PUT',
    url: 'http://h/a',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  };
  assert.equal(
    curlCommand([request], new Map([['authorization', 'Bearer $AGENT_CONSOLE_TOKEN']])),
    `curl -sS -i --path-as-is -X PUT 'http://h/a' -H 'content-type: application/json' -H "authorization: Bearer $AGENT_CONSOLE_TOKEN" --data-binary '{}'`,
  );
});

test('sends control characters and bytes through base64', () => {
  const request = { method: 'PUT', url: 'http://h/a', headers: {}, body: '\u0000' };
  assert.match(
    curlCommand([request], new Map()),
    /^printf %s AA== \| base64 -d \| curl .* --data-binary @-$/,
  );
});

test('several requests are sent one after another, whatever their bodies are', () => {
  const bodies = ['{"a":1}', '\u0000', 'x'.repeat(3000), '{}', 'y'.repeat(3000)];
  const requests = bodies.map((body) => ({ method: 'PUT', url: 'http://h/a', headers: {}, body }));
  const command = curlCommand(requests, new Map());
  const script = `curl() { for last; do :; done; printf '%s\\n' "$last"; }; ${command}`;
  assert.deepEqual(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n'), [
    '{"a":1}',
    '@-',
    '@body-3.json',
    '{}',
    '@body-5.json',
  ]);
  assert.match(command, / {2}# the bodies are in the record of the run: save them first, or use replay$/);
});

test('a word is quoted where a shell would take it apart', () => {
  for (const text of [
    '',
    '--x',
    'a b',
    "it's",
    '$(id)',
    '`id`',
    'a;b',
    'http://h:1/a?b',
    '~',
    '*',
    'a&b',
    '#',
  ])
    assert.equal(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' }), text);
  assert.equal(shellWord('http://127.0.0.1:4010/v1'), 'http://127.0.0.1:4010/v1');
});

test('no part of a request breaks out of the shell', () => {
  const evil = '\'; echo broken >&2; $(echo broken >&2) `echo broken >&2` "\\';
  const request = {
    method: evil,
    url: `http://h/${evil}`,
    headers: { 'x-a': evil },
    body: evil,
  };
  const secrets = new Map([["x-$(echo broken >&2)`echo broken >&2`'", '$SECRET']]);
  for (const bodyEncoding of [undefined, 'base64' as const]) {
    const command = curlCommand(
      [{ ...request, ...(bodyEncoding === undefined ? {} : { bodyEncoding }) }],
      secrets,
    );
    const script = `curl() { printf '%s\\n' "$@"; }; base64() { cat; }; SECRET=s; ${command}`;
    const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    assert.equal(stderr, '');
    assert.ok(stdout.includes(`\n${request.url}\n`));
    assert.ok(stdout.includes("\nx-$(echo broken >&2)`echo broken >&2`': s\n"), stdout);
  }
});

test('sends a chunked body chunked, and says that pieces are not curl’s to choose', () => {
  const headers = { 'transfer-encoding': 'chunked' };
  const request = { method: 'PUT', url: 'http://h/a', headers, body: '{}' };
  const start = `curl -sS -i --path-as-is -X PUT 'http://h/a' -H 'transfer-encoding: chunked' --data-binary '{}'`;
  assert.equal(curlCommand([{ ...request, chunkedAt: [] }], new Map()), start);
  assert.equal(
    curlCommand([{ ...request, chunkedAt: [1] }], new Map()),
    `${start}  # in one chunk; replay sends the pieces`,
  );
});

test('says what curl does not send as it was sent', () => {
  const request = {
    method: 'PUT',
    url: 'http://h/a',
    headers: {},
    body: '{}',
    wire: 'chunk-trailer',
  } as const;
  assert.match(curlCommand([request], new Map()), / {2}# as curl sends it; replay sends chunk-trailer$/);
});
