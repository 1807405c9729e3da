import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Run } from '../../conformance/run/run-record.ts';
import {
  readWantedReports,
  refuseOverwriting,
  reportFormats,
  tryReports,
  usualReports,
  writeReports,
} from './report-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-report-files-'));
after(() => rmSync(folder, { recursive: true }));

const text = readFileSync(new URL('../../fixtures/runs/everything.json', import.meta.url), 'utf8');

test('a report is asked for by its format and its path, which may have any character', () => {
  assert.deepEqual(readWantedReports(['junit=a.xml', 'har=b=c d.har']), [
    { format: 'junit', path: 'a.xml' },
    { format: 'har', path: 'b=c d.har' },
  ]);
});

test('json and html are written where nothing is asked for', () => {
  assert.equal(readWantedReports([]), usualReports);
  assert.deepEqual(
    usualReports.map(({ format, path }) => `${format}=${path}`),
    ['json=reports/latest/run.json', 'html=reports/latest/report.html'],
  );
});

test('a format that there is not, and a path that is missing, are refused', () => {
  assert.throws(() => readWantedReports(['xml=a']), /^Inability: --report xml=a: there is no format xml\. /);
  assert.throws(() => readWantedReports(['marcdown=a']), /Did you mean markdown\?/);
  for (const given of ['junit', 'junit=', '=a'])
    assert.throws(() => readWantedReports([given]), { name: 'Inability' }, given);
});

test('a report is a file, and each has its own', () => {
  assert.throws(() => readWantedReports(['json=-']), /--report json=-: a report is a file/);
  assert.throws(
    () => readWantedReports(['json=a', 'html=./a']),
    /--report html=\.\/a: another report has the same path\./,
  );
});

test('the same run gives the same bytes in every format', async () => {
  const write = async (place: string) => {
    const run: Run = JSON.parse(text);
    const wanted = reportFormats.map((format) => ({ format, path: join(folder, place, format) }));
    assert.deepEqual(await writeReports(run, wanted, assert.fail), wanted);
    return wanted.map(({ path }) => readFileSync(path));
  };
  const [first, second] = [await write('first'), await write('second/deeper')];
  assert.equal(first.length, 6);
  for (const [index, bytes] of first.entries()) {
    assert.ok(bytes.length > 1000, `${reportFormats[index]} has ${bytes.length} bytes`);
    assert.equal(second[index]?.equals(bytes), true, reportFormats[index]);
  }
});

test('a report that cannot be written is told with its path, and costs no other', async () => {
  const run: Run = JSON.parse(text);
  const [before, behind] = [join(folder, 'before.json'), join(folder, 'behind.xml')];
  const told: string[] = [];
  const written = await writeReports(
    run,
    [
      { format: 'json', path: before },
      { format: 'sarif', path: folder },
      { format: 'har', path: '/dev/full' },
      { format: 'junit', path: behind },
    ],
    ({ message }) => void told.push(message),
  );
  assert.deepEqual(
    written.map(({ path }) => path),
    [before, behind],
  );
  assert.deepEqual(JSON.parse(readFileSync(before, 'utf8')), run);
  assert.match(readFileSync(behind, 'utf8'), /<\/testsuites>/);
  assert.equal(told.length, 2);
  assert.match(
    told[0] ?? '',
    new RegExp(`^report ${folder}: it cannot be written .* --report sarif=path\\.$`),
  );
  assert.match(told[1] ?? '', /^report \/dev\/full: it cannot be written \(ENOSPC: .* --report har=path\.$/);
});

test('what was asked for and has no place is refused before a run, and what is usual is left out', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const wanted = [
    { format: 'html', path: join(file, 'below.html') },
    { format: 'json', path: join(folder, 'tried/run.json') },
  ] as const;
  await assert.rejects(tryReports(wanted, { isAsked: true, tell: assert.fail }), {
    name: 'Inability',
    message:
      /a-file\/below\.html: it cannot be written \(.*\)\. Choose another path with --report html=path\.$/,
  });
  const told: Error[] = [];
  const kept = await tryReports(wanted, { isAsked: false, tell: (failure) => void told.push(failure) });
  assert.deepEqual(kept, wanted.slice(1));
  assert.equal(told.length, 1);
  assert.deepEqual(readdirSync(join(folder, 'tried')), [], 'the trial leaves nothing behind');
});

test('a report that would take the place of a file which is read is refused, however its path is written', () => {
  const reports = readWantedReports(['json=x/../known.json']);
  assert.throws(() => refuseOverwriting(reports, [{ what: 'the baseline', path: './known.json' }]), {
    name: 'Inability',
    message: /--report json=x\/\.\.\/known\.json: it would overwrite the baseline/,
  });
  refuseOverwriting(reports, [{ what: 'the baseline', path: 'other.json' }]);
});
