/** Edge: reports as files. */
import { resolve } from 'node:path';
import type { Run } from '../../conformance/run/run-record.ts';
import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { refuse, type TellFailure } from '../terminal/error-line.ts';
import { tryPlace, unwritable, writeWholeFile } from './whole-file.ts';

type Render = (run: Run) => string;

/** Every format and its renderer, which is loaded when it is asked for. */
const renderers = {
  json: async (): Promise<Render> => (run) => `${JSON.stringify(run, null, 2)}\n`,
  junit: async (): Promise<Render> => (await import('../../reports/junit/render-junit.ts')).renderJunit,
  html: async (): Promise<Render> => (await import('../../reports/html/render-html.ts')).renderHtml,
  markdown: async (): Promise<Render> => {
    const { renderMarkdown } = await import('../../reports/markdown/render-markdown.ts');
    return (run) => renderMarkdown(run);
  },
  sarif: async (): Promise<Render> => (await import('../../reports/sarif/render-sarif.ts')).renderSarif,
  har: async (): Promise<Render> => (await import('../../reports/har/render-har.ts')).renderHar,
} as const;

type ReportFormat = keyof typeof renderers;

export interface WantedReport {
  readonly format: ReportFormat;
  readonly path: string;
}

/** The formats, in the order of their description. */
export const reportFormats: readonly ReportFormat[] = ['json', 'junit', 'html', 'markdown', 'sarif', 'har'];

/** Refuses a report that would take the place of a file which the command reads. */
export function refuseOverwriting(
  reports: readonly WantedReport[],
  read: readonly { readonly what: string; readonly path: string }[],
): void {
  for (const { format, path } of reports) {
    const own = read.find((one) => resolve(one.path) === resolve(path));
    if (own !== undefined)
      throw new Inability(
        `--report ${format}=${path}`,
        `it would overwrite ${own.what}`,
        'Choose another path.',
      );
  }
}

/** What a run leaves behind where nothing else is asked for. */
export const usualReports: readonly WantedReport[] = [
  { format: 'json', path: 'reports/latest/run.json' },
  { format: 'html', path: 'reports/latest/report.html' },
];

function readWantedReport(text: string): WantedReport {
  const [, name = '', path = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
  if (path === '')
    throw new Inability(`--report ${text}`, 'the path is missing', 'Write it as --report json=run.json.');
  if (path === '-')
    throw new Inability(
      `--report ${text}`,
      'a report is a file, and standard output has the text for people',
      `Name a file, as in --report ${name}=run.${name}.`,
    );
  const format = reportFormats.find((one) => one === name);
  if (format === undefined)
    throw new Inability(`--report ${text}`, `there is no format ${name}`, suggestWord(name, reportFormats));
  return { format, path };
}

/** Reads `--report format=path`, before anything is sent. */
export function readWantedReports(
  given: readonly string[],
  usual: readonly WantedReport[] = usualReports,
): readonly WantedReport[] {
  if (given.length === 0) return usual;
  const wanted = given.map(readWantedReport);
  const twice = wanted.find(({ path }, index) =>
    wanted.slice(0, index).some((earlier) => resolve(earlier.path) === resolve(path)),
  );
  if (twice !== undefined)
    throw new Inability(
      `--report ${twice.format}=${twice.path}`,
      'another report has the same path',
      'Give each its own.',
    );
  return wanted;
}

/** Leaves out what fails, and tells it. */
async function keepWhatWorks(
  wanted: readonly WantedReport[],
  work: (report: WantedReport) => Promise<void>,
  tell: TellFailure,
): Promise<readonly WantedReport[]> {
  const kept: WantedReport[] = [];
  for (const report of wanted) {
    try {
      await work(report);
      kept.push(report);
    } catch (error) {
      const { format, path } = report;
      tell(unwritable(`report ${path}`, error, `Choose another path with --report ${format}=path.`));
    }
  }
  return kept;
}

/**
 * Tries the places of reports before a run begins: one that was asked for and cannot be written is refused, since
 * nothing is lost yet; of the usual ones it is told, and the run does without.
 */
export function tryReports(
  wanted: readonly WantedReport[],
  { isAsked, tell }: { readonly isAsked: boolean; readonly tell: TellFailure },
): Promise<readonly WantedReport[]> {
  return keepWhatWorks(wanted, async ({ path }) => tryPlace(path), isAsked ? refuse : tell);
}

/** Writes the reports of a run, and gives those that were written; one that fails is told, and costs no other. */
export function writeReports(
  run: Run,
  wanted: readonly WantedReport[],
  tell: TellFailure,
): Promise<readonly WantedReport[]> {
  const write = async ({ format, path }: WantedReport) =>
    writeWholeFile(path, (await renderers[format]())(run));
  return keepWhatWorks(wanted, write, tell);
}

/** The paths of reports, as the last line of a command names them. */
export const listReports = (reports: readonly WantedReport[]): string =>
  reports.length === 0 ? '' : `${reports.map(({ path }) => visibleText(path)).join(', ')}\n`;

/** Where the record of a run goes, if it goes anywhere. */
export const jsonPathOf = (reports: readonly WantedReport[]): string | undefined =>
  reports.find(({ format }) => format === 'json')?.path;
