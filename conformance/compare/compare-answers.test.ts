import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome } from '../run/exchange.ts';
import { placeAt, placeText } from '../run/place.ts';
import { compareAnswers } from './compare-answers.ts';
import type { PairedPlace } from './paired-request.ts';

const ids = {
  left: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  right: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
};

const answer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
  redirects: readonly string[] = [],
): Outcome => ({
  kind: 'answer',
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ms: 1,
  redirects,
});

const update: PairedPlace = { at: 'update', id: { pair: 0, spelling: 'plain' } };

function compare(left: Outcome, right: Outcome, place: PairedPlace = update) {
  const side = (name: 'left' | 'right', outcome: Outcome) => ({
    names: { url: `http://${name}.example/${name}`, agentIds: [ids[name]], redact: (text: string) => text },
    request: { method: 'PUT', path: `/x/${ids[name]}`, headers: {}, body: '{"hub":1}' },
    outcome,
    firsts: [undefined],
  });
  return compareAnswers(
    { left: side('left', left), right: side('right', right) },
    {
      place,
      pair: 0,
      supplied: {},
      unaligned: [new Set()],
      requestPlace: { place: placeAt('body', 'hub'), why: 'not-text' },
    },
  );
}

const fault = (type: string, ...loc: readonly (string | number)[]) => ({ type, loc, msg: 'm', input: 1 });
const shown = ({ differences }: ReturnType<typeof compare>) =>
  differences.map(({ aspect, place, code }) => `${aspect} | ${placeText(place)} | ${code}`);

test('another status is the only difference that is told, at the place of the request', () => {
  const compared = compare(answer(200, { hub: 'a' }), answer(422, { detail: [] }));
  assert.deepEqual(shown(compared), ['status | body hub | not-text-200-vs-422']);
  assert.deepEqual([compared.sameStatus, compared.sameBody, compared.bothRejected], [false, false, false]);
});

test('refusals are compared by type and loc, also of different statuses', () => {
  const same = compare(
    answer(422, { detail: [fault('a', 'body', 'hub')] }),
    answer(400, { detail: [fault('a', 'body', 'hub')] }),
  );
  assert.deepEqual([same.bothRejected, same.sameErrors, same.sameStatus], [true, true, false]);
  const other = compare(
    answer(422, { detail: [fault('a', 'body', 'hub')] }),
    answer(422, { detail: [fault('b', 'body', 'hub')] }),
  );
  assert.deepEqual(shown(other), ['errors | body hub | a-vs-b']);
  assert.deepEqual([other.sameErrors, other.sameBody], [false, false]);
});

const faults: readonly (readonly [what: string, left: unknown[], right: unknown[], told: string])[] = [
  [
    'another place',
    [fault('a', 'body', 'hub')],
    [fault('a', 'body')],
    'errors | body hub | body/hub-vs-body',
  ],
  [
    'one fault less',
    [fault('a', 'body', 'hub'), fault('b', 'body', 'purpose')],
    [fault('a', 'body', 'hub')],
    'errors | body purpose | listed-vs-not-listed',
  ],
  ['no faults at all', [], [fault('a', 'body', 'hub')], 'errors | answer detail | not-listed-vs-listed'],
  [
    'another order',
    [fault('a', 'body', 'hub'), fault('b', 'path', 'id')],
    [fault('b', 'path', 'id'), fault('a', 'body', 'hub')],
    'errors | answer detail | other-order',
  ],
  [
    'an unknown key',
    [fault('a', 'body', 'hub')],
    [fault('a', 'body', 'hub'), fault('extra', 'body', 'kit')],
    'errors | body unknown-keys | not-listed-vs-listed',
  ],
  [
    'an item',
    [fault('a', 'body', 'evaluated_harnesses', 3)],
    [fault('b', 'body', 'evaluated_harnesses', 3)],
    'errors | body evaluated_harnesses n | a-vs-b',
  ],
];

for (const [what, left, right, told] of faults) {
  test(`${what} is told as its own cause`, () => {
    assert.deepEqual(shown(compare(answer(422, { detail: left }), answer(422, { detail: right }))), [told]);
  });
}

test('words of a refusal count for the body alone', () => {
  const other = { ...fault('a', 'body', 'hub'), msg: 'another' };
  const compared = compare(
    answer(422, { detail: [fault('a', 'body', 'hub')] }),
    answer(422, { detail: [other] }),
  );
  assert.deepEqual(shown(compared), ['body | answer detail n msg | other-value']);
  assert.deepEqual([compared.sameErrors, compared.sameBody], [true, false]);
});

test('refusals that list no faults as the contract has them are the same where their bodies are', () => {
  const refusal = (field: string) => answer(422, { error: { fields: [{ field, code: 'STRING_TYPE' }] } });
  const compared = compare(refusal('hub'), refusal('status'));
  assert.deepEqual([compared.bothRejected, compared.sameErrors], [true, false]);
  assert.equal(compare(refusal('hub'), refusal('hub')).sameErrors, true);
  assert.equal(compare(answer(422, 'no'), answer(422, 'never')).sameErrors, false);
});

test('letter case and order in a content-type mean nothing; a charset does', () => {
  const typed = (type: string) => answer(200, { hub: 'a' }, { 'content-type': type });
  assert.deepEqual(
    shown(compare(typed('Application/JSON; b=2; a=1'), typed('application/json;a=1; b=2'))),
    [],
  );
  const compared = compare(typed('application/json'), typed('application/json; charset=utf-8'));
  assert.deepEqual(shown(compared), [
    'content-type | answer-header content-type | 200-application/json-vs-application/json; charset=utf-8',
  ]);
  assert.equal(compared.sameBody, false);
});

test('redirects are compared without the prefix and the ids of each side', () => {
  const on = (side: 'left' | 'right') => answer(200, {}, {}, [`307 /${side}/x/${ids[side]}`]);
  assert.deepEqual(shown(compare(on('left'), on('right'))), []);
  assert.deepEqual(shown(compare(on('left'), answer(200, {}, {}))), ['redirects | body hub | 307-vs-none']);
});

test('what the contract does not show is one difference, wherever the two differ', () => {
  const place: PairedPlace = { at: 'status', id: { pair: 0, spelling: 'plain' } };
  const status = (side: 'left' | 'right', extra: object) =>
    answer(200, { agent_id: ids[side], id: side, ...extra });
  assert.deepEqual(shown(compare(status('left', { a: 1 }), status('right', { a: 1 }), place)), []);
  assert.deepEqual(shown(compare(status('left', { a: 1, b: 2 }), status('right', { a: 2, c: 2 }), place)), [
    'body | answer | other-free-form-value',
  ]);
});

test('lists are compared by what stands around the agents, and by the given agents alone', () => {
  const place: PairedPlace = { at: 'list' };
  const other = { id: 'aaaaaaaa-0000-4000-8000-000000000000', hub: 'z' };
  const listed = (side: 'left' | 'right', hub: string) => ({ id: ids[side], hub });
  assert.deepEqual(
    shown(compare(answer(200, [listed('left', 'a'), other]), answer(200, [listed('right', 'a')]), place)),
    [],
  );
  assert.deepEqual(
    shown(compare(answer(200, [listed('left', 'a')]), answer(200, [listed('right', 'b')]), place)),
    ['body | answer hub | other-value'],
  );
  assert.deepEqual(
    shown(
      compare(
        answer(200, { items: [listed('left', 'a')], total: 3 }),
        answer(200, [listed('right', 'a')]),
        place,
      ),
    ),
    ['body | answer | other-envelope'],
  );
  assert.deepEqual(shown(compare(answer(200, []), answer(200, [listed('right', 'a')]), place)), [
    'body | answer agents | not-listed-vs-listed',
  ]);
});

test('a silence is another status, and two silences of one kind are the same', () => {
  const silence = (reason: 'timeout' | 'reset'): Outcome => ({ kind: 'silence', reason, detail: 'd', ms: 1 });
  assert.deepEqual(shown(compare(silence('timeout'), answer(200, {}))), [
    'status | body hub | not-text-timeout-vs-200',
  ]);
  assert.deepEqual(shown(compare(silence('timeout'), silence('timeout'))), []);
  assert.deepEqual(shown(compare(silence('timeout'), silence('reset'))).length, 1);
});

test('a page and JSON, or two pages, are compared as texts', () => {
  const page = (text: string) => answer(500, text, { 'content-type': 'text/html' });
  assert.deepEqual(shown(compare(page(`at ${ids.left}`), page(`at ${ids.right}`))), []);
  assert.deepEqual(shown(compare(page('a page of one'), page('a page of two'))), [
    'body | answer | other-text',
  ]);
});
