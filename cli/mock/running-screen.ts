/** Edge: what the command `mock` writes while it runs, for people or for programs. */
import type { RequestEvent } from '../../mock/request-event.ts';
import type { ServedMock } from '../../mock/start-mock.ts';
import { loadDialect } from '../files/dialect-file.ts';
import { readTextFile } from '../files/text-file.ts';
import { LineOutput } from '../terminal/line-output.ts';
import type { GivenMockOptions } from './arguments.ts';

/** Something that happened beside requests: its parts for programs, a sentence for people. */
export interface MockNote {
  readonly event: 'reloaded' | 'not-reloaded' | 'snapshot' | 'reset' | 'scenario';
  readonly text: string;
  readonly [part: string]: string;
}

/** What the first lines have to tell beside the mock itself. */
export interface ReadyFacts {
  /** Told where it was made here: nobody else knows it. */
  readonly madeToken: string | undefined;
  readonly readsKeys: boolean;
}

export type RunningScreen = Awaited<ReturnType<typeof createJsonScreen>>;

export async function createJsonScreen() {
  const { roundMilliseconds } = await import('../../reports/text/amount-text.ts');
  const print = (event: object) => `${JSON.stringify(event)}\n`;
  const output = new LineOutput(process.stdout, (lines) => print({ event: 'dropped', lines }));
  const writeEvent = (event: object) => output.write(print(event));
  return {
    output,
    showReady: async ({ url, fingerprint }: ServedMock, { madeToken }: ReadyFacts) =>
      writeEvent({
        event: 'ready',
        url,
        ...(fingerprint === undefined ? {} : { fingerprint }),
        ...(madeToken === undefined ? {} : { kitToken: madeToken }),
      }),
    showRequest: (event: RequestEvent) =>
      writeEvent({ event: 'request', ...event, ms: roundMilliseconds(event.ms) }),
    showNote: ({ text: _, ...parts }: MockNote) => writeEvent(parts),
    showText: (_text: string): void => undefined,
    showStopped: () => writeEvent({ event: 'stopped' }),
  };
}

async function listNetworkUrls(url: string, host: string): Promise<readonly string[]> {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const { networkInterfaces } = await import('node:os');
  const { port, protocol } = new URL(url);
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `${protocol}//${address}:${port}/`);
}

const firstAgentOf = ({ mock }: ServedMock): string | undefined => {
  const [id] = mock.bucket().world.agents.keys();
  return id;
};

/** Loaded where it is asked for: most mocks are plain. */
async function readCurlTrust(url: string, { https, cert }: GivenMockOptions): Promise<string> {
  if (https === undefined) return '';
  const { curlTrust } = await import('./curl-trust.ts');
  return curlTrust(url, cert === undefined ? undefined : { path: cert, text: readTextFile(cert, '--cert') });
}

export async function createTerminalScreen(given: GivenMockOptions): Promise<RunningScreen> {
  const [{ printBanner, printDropped, printNoteLine, printRequestLine }, { standardSheet }] =
    await Promise.all([import('./screen.ts'), import('../terminal/sheet.ts')]);
  const { paint } = standardSheet();
  const output = new LineOutput(process.stdout, (lines) => printDropped(lines, paint));
  const showReady = async (mock: ServedMock, ready: ReadyFacts) => {
    const { readKit } = await import('../../conformance/read-kit.ts');
    const facts = {
      version: readKit().version,
      readyMilliseconds: process.uptime() * 1000,
      url: mock.url,
      networkUrls: await listNetworkUrls(mock.url, given.host),
      fingerprint: mock.fingerprint,
      curlTrust: await readCurlTrust(mock.url, given),
      dialectName: given.dialect,
      dialect: await loadDialect(given.dialect),
      scenarioName: mock.mock.bucket().worlds.playbook.inForce?.scenario.name,
      agentId: firstAgentOf(mock),
      ...ready,
    };
    output.write(printBanner(facts, paint));
  };
  return {
    output,
    showReady,
    showRequest: (event) => output.write(printRequestLine(event, new Date(), paint)),
    showNote: ({ text }) => output.write(printNoteLine(text, new Date(), paint)),
    showText: (text) => output.write(text),
    showStopped: () => output.write('  stopped\n'),
  };
}
