import type { Dialect } from '../../spec/dialect-points.ts';

/** The name of the worker's file, in the folder that a site is served from. */
export const workerFileName = 'agent-console-kit-worker.js';

/** What a page asks its worker. */
export const workerQuestion = 'agent-console-kit: version?';

/** What the worker answers to its page. */
export interface WorkerAnswer {
  readonly from: 'agent-console-kit';
  readonly version: string;
}

export const isWorkerAnswer = (data: unknown): data is WorkerAnswer =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === 'agent-console-kit';

/** What the command writes into a worker's file, before its program. */
export interface WorkerSettings {
  readonly version: string;
  readonly options: { readonly dialect: Dialect | string; readonly seed: number };
  /** As texts: numbers in them keep every digit. */
  readonly state?: string;
  readonly scenario?: string;
}

/** The worker's file. Settings are parsed when it runs: a literal would take a key `__proto__` for something else. */
export function printWorkerFile(settings: WorkerSettings, program: string): string {
  const text = JSON.stringify(JSON.stringify(settings));
  return [
    `// agent-console-kit ${settings.version}: a mock of the Agent Console API. Written by: agent-console-kit worker`,
    `self.agentConsoleKit = JSON.parse(${text});`,
    program,
  ].join('\n');
}
