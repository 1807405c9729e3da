/** Adapter: a mock for tests of Playwright, with a bucket of its own for each. */
import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { connectMock, type MockClient } from '../connect-mock.ts';
import { createIsContractPath } from '../routing/intercepted-paths.ts';
import type { StartMockOptions } from '../start-mock.ts';
import { routeToMock } from './route-to-mock.ts';
import { openWorkerMock } from './worker-mock.ts';

/** What tests do to the mock: everything concerns the bucket of the test. */
export interface PlaywrightKit extends MockClient {
  /** Of the mock. */
  readonly url: string;
  /** For requests that the test itself sends to the mock, which are not routed. */
  readonly headers: { readonly 'x-kit-bucket': string };
}

/** Fixtures of a test. */
export interface KitFixtures {
  readonly kit: PlaywrightKit;
}

/** Options, for `use` in playwright.config.ts. */
export interface KitOptions {
  /** A mock that runs already, for all workers. Default: each worker starts one of its own. */
  readonly kitUrl: string | undefined;
  /** What that mock asks for at `/__kit/`, beyond this machine. Default: AGENT_CONSOLE_KIT_TOKEN. */
  readonly kitToken: string | undefined;
  /** How a mock that a worker starts behaves. */
  readonly kitOptions: Omit<StartMockOptions, 'port' | 'host'>;
}

/** Of a worker: the mock that its tests use. */
export interface KitWorkerFixtures extends KitOptions {
  readonly kitMock: { readonly url: string; readonly isContractPath: (path: string) => boolean };
}

/** Playwright's `test`, whose pages reach the mock at the paths of the API, whatever origin they ask. */
export const test = base.extend<KitFixtures, KitWorkerFixtures>({
  kitUrl: [undefined, { option: true, scope: 'worker' }],
  kitToken: [process.env['AGENT_CONSOLE_KIT_TOKEN'], { option: true, scope: 'worker' }],
  kitOptions: [{}, { option: true, scope: 'worker' }],
  kitMock: [
    async ({ kitUrl, kitToken, kitOptions }, use) => {
      const { url, dialect, close } = await openWorkerMock({ url: kitUrl, token: kitToken }, kitOptions);
      await use({ url, isContractPath: createIsContractPath(dialect) });
      await close();
    },
    { scope: 'worker' },
  ],
  kit: async ({ kitMock: { url }, kitToken }, use, testInfo) => {
    const bucket = `${testInfo.testId}-${testInfo.retry}-${randomUUID().slice(0, 8)}`;
    const client = connectMock(url, { bucket, ...(kitToken === undefined ? {} : { token: kitToken }) });
    await use({ ...client, url, headers: { 'x-kit-bucket': bucket } });
    if (testInfo.status !== testInfo.expectedStatus) {
      const journal = JSON.stringify(await client.requests(), null, 2);
      await testInfo.attach('agent-console-kit requests', { body: journal, contentType: 'application/json' });
    }
    await client.reset();
  },
  context: async ({ context, kit, kitMock }, use) => {
    const stop = await routeToMock(context, { ...kitMock, headers: kit.headers });
    await use(context);
    await stop();
  },
});

export { expect } from '@playwright/test';
export type { MockClient } from '../connect-mock.ts';
export type * from '../public-types.ts';
export type { StartMockOptions } from '../start-mock.ts';
