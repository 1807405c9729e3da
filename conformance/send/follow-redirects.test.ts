import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Received } from './exchange-once.ts';
import { followRedirects, type Location, neutralHeaders, resolveRedirect } from './follow-redirects.ts';

const start: Location = { origin: 'http://here', path: '/v1/genomes?a=1' };

const received = (status: number, location?: string): Received => ({
  kind: 'received',
  status,
  headers: location === undefined ? {} : { location },
  bytes: Buffer.alloc(0),
  ms: 2,
});

async function follow(answers: Readonly<Record<string, Received>>) {
  const visits: { readonly place: string; readonly trusted: boolean; readonly spentMs: number }[] = [];
  const followed = await followRedirects(start, async ({ origin, path }, trusted, spentMs) => {
    visits.push({ place: origin + path, trusted, spentMs });
    return answers[origin + path] ?? received(200);
  });
  return { ...followed, visits };
}

test('an answer without a redirect stands', async () => {
  const { received: end, ms, redirects, visits } = await follow({});
  assert.deepEqual([end, ms, redirects], [received(200), 2, []]);
  assert.deepEqual(visits, [{ place: 'http://here/v1/genomes?a=1', trusted: true, spentMs: 0 }]);
});

test('307 and 308 are followed, and their times added up', async () => {
  const {
    received: end,
    ms,
    redirects,
    visits,
  } = await follow({
    'http://here/v1/genomes?a=1': received(307, '/v1/genomes/'),
    'http://here/v1/genomes/': received(308, 'http://here/v2'),
    'http://here/v2': received(201),
  });
  assert.deepEqual([end, ms], [received(201), 6]);
  assert.deepEqual(redirects, ['307 /v1/genomes/', '308 /v2']);
  assert.deepEqual(
    visits.map(({ spentMs }) => spentMs),
    [0, 2, 4],
  );
});

for (const status of [300, 301, 302, 303, 304, 200, 404]) {
  test(`a ${status} with a Location is an answer`, async () => {
    const { received: end, visits } = await follow({ 'http://here/v1/genomes?a=1': received(status, '/x') });
    assert.deepEqual(end, received(status, '/x'));
    assert.equal(visits.length, 1);
  });
}

test('a 307 without a Location is an answer', async () => {
  assert.deepEqual((await follow({ 'http://here/v1/genomes?a=1': received(307) })).received, received(307));
});

test('trust is lost at another origin and does not come back', async () => {
  const { redirects, visits } = await follow({
    'http://here/v1/genomes?a=1': received(307, 'https://here/a'),
    'https://here/a': received(307, 'http://here/b'),
  });
  assert.deepEqual(
    visits.map(({ trusted }) => trusted),
    [true, false, false],
  );
  assert.deepEqual(redirects, ['307 https://here/a', '307 http://here/b']);
});

async function silenceOf(answers: Readonly<Record<string, Received>>): Promise<string> {
  const { received: end, ms, visits } = await follow(answers);
  assert.ok(end.kind === 'silence');
  assert.equal(end.reason, 'redirects');
  assert.equal(ms, visits.length * 2);
  return end.detail;
}

test('a circle is silence', async () => {
  const home = 'http://here/v1/genomes?a=1';
  assert.match(await silenceOf({ [home]: received(307, '') }), /circle/);
  assert.match(
    await silenceOf({ [home]: received(307, '/a'), 'http://here/a': received(307, home) }),
    /circle/,
  );
});

test('five redirects are followed and a sixth is silence', async () => {
  const chain = (length: number): Record<string, Received> => ({
    'http://here/v1/genomes?a=1': received(307, '/1'),
    ...Object.fromEntries(
      Array.from({ length: length - 1 }, (_, index) => [
        `http://here/${index + 1}`,
        received(307, `/${index + 2}`),
      ]),
    ),
  });
  assert.equal((await follow(chain(5))).redirects.length, 5);
  assert.match(await silenceOf(chain(6)), /more than 5/);
});

for (const location of ['http://', 'ftp://here/', 'javascript:1', 'http://a b/']) {
  test(`a redirect to ${location} is silence`, async () => {
    assert.match(await silenceOf({ 'http://here/v1/genomes?a=1': received(307, location) }), /no http url/);
  });
}

test('a silence on the way is the end of it', async () => {
  const silence: Received = { kind: 'silence', reason: 'reset', detail: '', ms: 2 };
  const { received: end, redirects } = await follow({
    'http://here/v1/genomes?a=1': received(307, '/x'),
    'http://here/x': silence,
  });
  assert.deepEqual([end, redirects], [silence, ['307 /x']]);
});

for (const [location, path] of [
  ['/x', '/x'],
  ['y', '/v1/y'],
  ['?b=2', '/v1/genomes?b=2'],
  ['/%FF%2f#part', '/%FF%2f'],
  ['//here/z', '/z'],
] as const) {
  test(`Location ${location} leads to ${path}`, () => {
    assert.deepEqual(resolveRedirect(location, start), { origin: 'http://here', path });
  });
}

test('a user in a Location is dropped', () => {
  assert.deepEqual(resolveRedirect('http://me:secret@there/x', start), {
    origin: 'http://there',
    path: '/x',
  });
});

test('none but neutral headers of a request go to others', () => {
  const headers = {
    authorization: 'Bearer a',
    cookie: 'b',
    'x-api-key': 'c',
    'x-team': 'd',
    'Content-Type': 'application/json',
    accept: '*/*',
  };
  assert.deepEqual(neutralHeaders(headers), { 'Content-Type': 'application/json', accept: '*/*' });
});

test('what may not leave its origin is not sent on, from the first other origin on', async () => {
  const visits: string[] = [];
  const answers: Readonly<Record<string, Received>> = {
    'http://here/v1/genomes?a=1': received(307, '/again'),
    'http://here/again': received(308, 'https://there:1/x?secret'),
  };
  const followed = await followRedirects(
    start,
    async ({ origin, path }) => {
      visits.push(origin + path);
      return answers[origin + path] ?? received(200);
    },
    () => 'no api_key',
  );
  assert.deepEqual(visits, ['http://here/v1/genomes?a=1', 'http://here/again']);
  assert.deepEqual(followed.redirects, ['307 /again']);
  assert.deepEqual(followed.received, {
    kind: 'silence',
    reason: 'other-origin',
    detail:
      'A redirect leads to https://there:1, another origin, which is sent no api_key: give that url to the kit.',
    ms: 4,
  });
});

test('a write is not sent on to another agent, and a reading is', async () => {
  const [own, other] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
  const from = { origin: 'http://here', path: `/agents/${own}` };
  const play = async (leadsTo: string, isWrite: boolean) => {
    const visits: string[] = [];
    const visit = async ({ path }: Location) => {
      visits.push(path);
      return visits.length === 1 ? received(307, leadsTo) : received(200);
    };
    const { received: end } = await followRedirects(from, visit, () => undefined, isWrite);
    return { visits: visits.length, end: end.kind };
  };
  assert.deepEqual(await play(`/agents/${other}`, true), { visits: 1, end: 'silence' });
  assert.deepEqual(await play(`/agents/${other}`, false), { visits: 2, end: 'received' });
  assert.deepEqual(await play(`/agents/${own.toUpperCase()}/`, true), { visits: 2, end: 'received' });
  assert.deepEqual(await play(`/agents/${own.replaceAll('-', '%2d')}/`, true), {
    visits: 2,
    end: 'received',
  });
  assert.deepEqual(await play(`/agents/${other.replaceAll('-', '%2D')}/`, true), {
    visits: 1,
    end: 'silence',
  });
});
