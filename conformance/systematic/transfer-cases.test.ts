import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../fixtures/in-memory/subject-of.ts';
import { understand } from '../oracle/understand.ts';
import { piecesOf } from '../run/transfer.ts';
import type { Case } from './case.ts';
import { genomeTransferCases, updateTransferCases } from './transfer-cases.ts';

const agentId = '7d6c5b4a-3f2e-4d1c-8b0a-9f8e7d6c5b4a';
const subject = subjectOf(agentId);
const updatesWithout = (...leftAlone: readonly ('purpose' | 'hub' | 'agent_system_prompt')[]) => [
  ...updateTransferCases({
    updatePath: subject.updatePath,
    agentIds: [agentId],
    leftAlone: new Set(leftAlone),
  }),
];
const operations: readonly (readonly [name: string, cases: readonly Case[]])[] = [
  ['updates', updatesWithout()],
  ['genomes', [...genomeTransferCases('/v1/genomes/')]],
];

const bytesOf = ({ request }: Case) => Buffer.from(request.body ?? '');
const isInside = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;
/** The letters that borders of a case lie inside of, by their length in bytes. */
const splitLetters = (one: Case): readonly number[] => {
  const bytes = bytesOf(one);
  return (one.request.chunkedAt ?? []).flatMap((border) => {
    if (!isInside(bytes[border])) return [];
    let start = border;
    while (isInside(bytes[start])) start -= 1;
    const lead = bytes[start] ?? 0;
    return lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  });
};
const verdictOf = ({ request }: Case) => understand(request, subject).expectation.verdict;

for (const [name, cases] of operations) {
  test(`${name} go out right and wrong, in one chunk and in several, and each is decided`, () => {
    const cut = cases.filter(({ request }) => request.chunkedAt !== undefined);
    const seen = new Set(
      cut.map((one) => `${verdictOf(one)} ${one.request.chunkedAt?.length === 0 ? 'one' : 'several'}`),
    );
    assert.deepEqual([...seen].sort(), ['accept one', 'accept several', 'reject one', 'reject several']);
    // Sent whole: one that is answered compressed, one as axios asks, and one as a German browser does.
    assert.ok(cases.length - cut.length <= 3);
  });

  test(`${name} have borders inside letters of two, three and four bytes, where right and where wrong`, () => {
    for (const verdict of ['accept', 'reject']) {
      const split = new Set(cases.filter((one) => verdictOf(one) === verdict).flatMap(splitLetters));
      assert.deepEqual([...split].sort(), [2, 3, 4], verdict);
    }
  });

  test(`${name} of more than 16 and 64 KB are cut inside of letters`, () => {
    for (const [least, most] of [
      [16_384, 65_536],
      [65_536, 100_000],
    ] as const) {
      const large = cases.filter((one) => bytesOf(one).length > least && bytesOf(one).length < most);
      assert.ok(large.length > 0, `none of ${least} bytes`);
      assert.ok(large.every((one) => splitLetters(one).length > 0));
    }
  });

  test(`every border of ${name} makes a piece`, () => {
    for (const { request, valueClass } of cases) {
      const pieces = piecesOf(request.body ?? '', request.chunkedAt ?? []);
      assert.equal(pieces.length, (request.chunkedAt?.length ?? 0) + 1, valueClass);
    }
  });

  test(`no two ${name} stand for the same`, () => {
    assert.equal(new Set(cases.map(({ valueClass }) => valueClass)).size, cases.length);
  });
}

test('a field that is left alone is not written, and another takes its place', () => {
  const isOfNumbers = ({ valueClass }: Case) => valueClass.includes('German');
  const cases = updatesWithout('purpose').filter((one) => verdictOf(one) === 'accept' && !isOfNumbers(one));
  assert.ok(cases.length > 0);
  assert.ok(cases.every(({ request }) => String(request.body).includes('"hub"')));
  assert.deepEqual(updatesWithout('purpose', 'hub', 'agent_system_prompt'), []);
});
