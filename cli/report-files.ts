/** Edge: reports as files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Run } from '../conformance/run/run-record.ts';
import { suggestWord } from '../spec/did-you-mean.ts';
import { Inability } from '../spec/inability.ts';

type Render = (run: Run) => string;

/** Every format and its renderer, which is loaded when it is asked for. */
const renderers = {
  json: async (): Promise<Render> => (run) => `${JSON.stringify(run, null, 2)}\n`,
  junit: async (): Promise<Render> => (await import('../reports/junit/render-junit.ts')).renderJunit,
  html: async (): Promise<Render> => (await import('../reports/html/render-html.ts')).renderHtml,
  markdown: async (): Promise<Render> => {
    const { renderMarkdown } = await import('../reports/markdown/render-markdown.ts');
    return (run) => renderMarkdown(run);
  },
  sarif: async (): Promise<Render> => (await import('../reports/sarif/render-sarif.ts')).renderSarif,
  har: async (): Promise<Render> => (await import('../reports/har/render-har.ts')).renderHar,
} as const;

/** The name of a format. */
export type ReportFormat = keyof typeof renderers;

/** A report that was asked for. */
export interface WantedReport {
  readonly format: ReportFormat;
  readonly path: string;
}

/** The formats, in the order of their description. */
export const reportFormats: readonly ReportFormat[] = ['json', 'junit', 'html', 'markdown', 'sarif', 'har'];

/** What a run leaves behind where nothing else is asked for. */
export const usualReports: readonly WantedReport[] = [
  { format: 'json', path: 'reports/latest/run.json' },
  { format: 'html', path: 'reports/latest/report.html' },
];

function readWantedReport(text: string): WantedReport {
  const [, name = '', path = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
  if (path === '')
    throw new Inability(`--report ${text}`, 'it names no path', 'Write it as --report json=run.json.');
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
  return given.length === 0 ? usual : given.map(readWantedReport);
}

/** Writes the reports of a run. */
export async function writeReports(run: Run, wanted: readonly WantedReport[]): Promise<void> {
  for (const { format, path } of wanted) {
    const text = (await renderers[format]())(run);
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Inability(
        `report ${path}`,
        `it cannot be written (${reason})`,
        `Choose another path with --report ${format}=path.`,
      );
    }
  }
}
