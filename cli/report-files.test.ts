import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Run } from '../conformance/run/run-record.ts';
import { readWantedReports, reportFormats, usualReports, writeReports } from './report-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-report-files-'));
after(() => rmSync(folder, { recursive: true }));

const text = readFileSync(new URL('../fixtures/runs/everything.json', import.meta.url), 'utf8');

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

test('the same run gives the same bytes in every format', async () => {
  const write = async (place: string) => {
    const run: Run = JSON.parse(text);
    const wanted = reportFormats.map((format) => ({ format, path: join(folder, place, format) }));
    await writeReports(run, wanted);
    return wanted.map(({ path }) => readFileSync(path));
  };
  const [first, second] = [await write('first'), await write('second/deeper')];
  assert.equal(first.length, 6);
  for (const [index, bytes] of first.entries()) {
    assert.ok(bytes.length > 1000, `${reportFormats[index]} has ${bytes.length} bytes`);
    assert.equal(second[index]?.equals(bytes), true, reportFormats[index]);
  }
});

test('a report that cannot be written is told with its path', async () => {
  const run: Run = JSON.parse(text);
  await assert.rejects(writeReports(run, [{ format: 'sarif', path: folder }]), {
    name: 'Inability',
    message: new RegExp(`^report ${folder}: it cannot be written .* --report sarif=path\\.$`),
  });
});
