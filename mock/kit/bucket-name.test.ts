import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMock } from '../start-mock.ts';

const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

test('a browser stays in the bucket that a query named, by the cookie that this sets', async () => {
  await using mock = await startMock({ port: 0 });
  const first = await fetch(`${mock.url}/v1/evolution/status/${id}?__bucket=worker-1`);
  const [cookie = ''] = first.headers.getSetCookie();
  assert.equal(cookie, 'kit-bucket=worker-1; Path=/; SameSite=Lax');
  await fetch(`${mock.url}/v1/evolution/status/${id}`, { headers: { cookie: 'a=b; kit-bucket=worker-1' } });
  const health = await fetch(`${mock.url}/__kit/health`, { headers: { cookie: 'kit-bucket=worker-1' } });
  assert.equal(JSON.parse(await health.text()).requests, 2);
  const usual = await fetch(`${mock.url}/__kit/health`);
  assert.equal(JSON.parse(await usual.text()).requests, 0);
});

test('the header goes before the query, and the query before the cookie; an empty one takes it back', async () => {
  await using mock = await startMock({ port: 0 });
  const countIn = async (query: string, headers: Record<string, string>) => {
    await fetch(`${mock.url}/v1/evolution/status/${id}${query}`, { headers });
    const read = async (bucket: string) =>
      JSON.parse(
        await (await fetch(`${mock.url}/__kit/requests`, { headers: { 'x-kit-bucket': bucket } })).text(),
      ).length;
    return [await read('a'), await read('b'), await read('c')];
  };
  const cookie = 'kit-bucket=c';
  assert.deepEqual(await countIn('?__bucket=b', { 'x-kit-bucket': 'a', cookie }), [1, 0, 0]);
  assert.deepEqual(await countIn('?__bucket=b', { cookie }), [1, 1, 0]);
  assert.deepEqual(await countIn('', { cookie }), [1, 1, 1]);
  assert.deepEqual(await countIn('?__bucket=', { cookie }), [1, 1, 1]);
  const left = await fetch(`${mock.url}/__kit/health?__bucket=`, { headers: { cookie } });
  assert.deepEqual(left.headers.getSetCookie(), ['kit-bucket=; Path=/; SameSite=Lax; Max-Age=0']);
});

test('a name that is too long or odd is refused with 400 wherever it stands, and sets no cookie', async () => {
  await using mock = await startMock({ port: 0 });
  const name = 'x'.repeat(101);
  const asked = [
    ['?__bucket', await fetch(`${mock.url}/v1/evolution/status/${id}?__bucket=${name}`)],
    ['x-kit-bucket', await fetch(`${mock.url}/__kit/state`, { headers: { 'x-kit-bucket': name } })],
    ['the cookie kit-bucket', await fetch(mock.url, { headers: { cookie: `kit-bucket=${name}` } })],
    ['?__bucket', await fetch(`${mock.url}/__kit/health?__bucket=a%20b`)],
  ] as const;
  for (const [from, answer] of asked) {
    assert.equal(answer.status, 400, from);
    assert.deepEqual(answer.headers.getSetCookie(), []);
    assert.ok(JSON.parse(await answer.text()).detail.startsWith(`${from}: it is not a name of`), from);
  }
});

test('a token in a query is kept in a cookie that no script reads', async () => {
  const token = 'kit-token-of-a-test';
  await using mock = await startMock({ port: 0, kitToken: token });
  const answer = await fetch(`${mock.url}/__kit/health?__token=${token}&__bucket=w`);
  assert.deepEqual(answer.headers.getSetCookie(), [
    'kit-bucket=w; Path=/; SameSite=Lax',
    `kit-token=${token}; Path=/__kit; SameSite=Strict; HttpOnly`,
  ]);
  const wrong = await fetch(`${mock.url}/__kit/health?__token=wrong`);
  assert.deepEqual(wrong.headers.getSetCookie(), []);
});
