/**
 * Time, memory and size of each report of a run with 10,000 exchanges: npm run bench:reports.
 * It ends with 1 where a goal is not met; --no-gate only prints.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Run } from '../conformance/run/run-record.ts';
import { ensureBuilt } from './ensure-built.ts';
import { makeLargeRun } from './large-run.ts';
import { measureReport } from './measure-report.ts';

const exchanges = 10_000;
const rounds = 5;
const goals = { seconds: 2, megabytes: 300, pageMegabytes: 5 } as const;
const formats = ['json', 'junit', 'html', 'markdown', 'sarif', 'har'] as const;
const isGated = !process.argv.includes('--no-gate');

const program = ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-bench-'));
try {
  const fixture: Run = JSON.parse(
    readFileSync(new URL('../fixtures/runs/everything.json', import.meta.url), 'utf8'),
  );
  const file = join(folder, 'run.json');
  writeFileSync(file, JSON.stringify(makeLargeRun(fixture, exchanges)));
  console.log(
    `${exchanges} exchanges, run.json of ${(statSync(file).size / 1_000_000).toFixed(1)} MB; the whole command is timed`,
  );
  const rows = formats.map((format) => {
    const measured = Array.from({ length: rounds }, () =>
      measureReport(program, file, format, join(folder, `report.${format}`)),
    );
    // The least: what else the machine does can only make it longer.
    const seconds = Math.min(...measured.map((one) => one.seconds));
    const processor = Math.min(...measured.map((one) => one.processorSeconds));
    const peak = Math.max(...measured.map((one) => one.peakMegabytes));
    const size = measured[0]?.fileMegabytes ?? Number.NaN;
    const isMet =
      seconds < goals.seconds && peak < goals.megabytes && (format !== 'html' || size < goals.pageMegabytes);
    return { format, seconds, processor, peak, size, isMet };
  });
  console.log(
    `\nformat      time   on processors    peak memory   size       goal: < ${goals.seconds} s, < ${goals.megabytes} MB, page < ${goals.pageMegabytes} MB`,
  );
  for (const { format, seconds, processor, peak, size, isMet } of rows)
    console.log(
      [
        format.padEnd(9),
        `${seconds.toFixed(2)} s`.padStart(7),
        `${processor.toFixed(2)} s`.padStart(13),
        `${peak.toFixed(0)} MB`.padStart(12),
        `${size.toFixed(1)} MB`.padStart(10),
        isMet ? '   met' : '   NOT MET',
      ].join(' '),
    );
  if (isGated && rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
