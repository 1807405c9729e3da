/** Edge: reports as files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Run } from '../conformance/run/run-record.ts';
import { suggestWord } from '../spec/did-you-mean.ts';
import { Inability } from '../spec/inability.ts';

/** A report that was asked for. */
export interface WantedReport {
  readonly format: 'json';
  readonly path: string;
}

const formats: readonly string[] = ['json'];
const usual: readonly WantedReport[] = [{ format: 'json', path: 'reports/latest/run.json' }];

/** Reads `--report format=path`, before anything is sent. */
export function readWantedReports(given: readonly string[]): readonly WantedReport[] {
  const wanted = given.map((text): WantedReport => {
    const [, format = '', path = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
    if (path === '')
      throw new Inability(`--report ${text}`, 'it names no path', 'Write it as --report json=run.json.');
    if (!formats.includes(format))
      throw new Inability(`--report ${text}`, `there is no format ${format}`, suggestWord(format, formats));
    return { format: 'json', path };
  });
  return wanted.length === 0 ? usual : wanted;
}

/** Writes the reports of a run. */
export function writeReports(run: Run, wanted: readonly WantedReport[]): void {
  for (const { path } of wanted) {
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${JSON.stringify(run, null, 2)}\n`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Inability(
        `report ${path}`,
        `it cannot be written (${reason})`,
        'Choose another path with --report json=path.',
      );
    }
  }
}
