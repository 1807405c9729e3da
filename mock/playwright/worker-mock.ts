import { readDialect } from '../../spec/dialect.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { Inability } from '../../spec/inability.ts';
import { requireDialect } from '../require-dialect.ts';
import { type StartMockOptions, startMock } from '../start-mock.ts';

/** The mock that the tests of a worker use. */
export interface WorkerMock {
  readonly url: string;
  readonly dialect: Dialect;
  readonly close: () => Promise<void>;
}

async function reachMock(given: string, token: string | undefined): Promise<WorkerMock> {
  const url = given.replace(/\/$/, '');
  const refuse = (why: string) =>
    new Inability(
      `kitUrl ${url}`,
      why,
      'Start a mock there with webServer in playwright.config.ts, or leave kitUrl out.',
    );
  const headers: Record<string, string> = token === undefined ? {} : { 'x-kit-token': token };
  const answer = await fetch(`${url}/__kit/dialect`, { headers }).catch((error: unknown) => {
    throw refuse(`it does not answer (${error instanceof Error ? error.message : String(error)})`);
  });
  if (answer.status === 401 || answer.status === 403)
    throw new Inability(
      `kitUrl ${url}`,
      `it answers ${answer.status} at /__kit/dialect: the mock asks for another token`,
      'Give the one that it prints as kitToken, or as AGENT_CONSOLE_KIT_TOKEN.',
    );
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200 || !type.startsWith('application/json'))
    throw refuse(`it answers ${answer.status} at /__kit/dialect, so there is no mock`);
  return { url, dialect: readDialect(await answer.text(), `dialect of ${url}`), close: async () => {} };
}

/** The mock at a url, with its token where it asks for one; or one that is started for this worker alone. */
export async function openWorkerMock(
  { url, token }: { readonly url: string | undefined; readonly token: string | undefined },
  options: Omit<StartMockOptions, 'port' | 'host'>,
): Promise<WorkerMock> {
  if (url !== undefined) return reachMock(url, token);
  const mock = await startMock({ ...options, port: 0 });
  return { url: mock.url, dialect: requireDialect(options.dialect ?? 'fastapi'), close: mock.close };
}
