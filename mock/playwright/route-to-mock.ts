import type { BrowserContext, Request, Route } from '@playwright/test';

/** Where the requests of a page are led to. */
export interface RouteTarget {
  readonly url: string;
  readonly isContractPath: (path: string) => boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a request gets in place of an answer: the mock breaks the connection, or is not there any more. */
const errorFor = (failed: unknown) =>
  String(failed).includes('ECONNREFUSED') ? 'connectionrefused' : 'connectionreset';

/**
 * Leads the requests of a browser to the mock, with the headers of a test. They are sent from here: a header that a page
 * itself would send makes its requests to other origins fail by CORS, and so would an answer of another origin.
 * The function that is given ends it.
 */
export async function routeToMock(
  context: BrowserContext,
  { url: base, isContractPath, headers }: RouteTarget,
): Promise<() => Promise<void>> {
  const lead = async (route: Route, request: Request) => {
    const { pathname, search } = new URL(request.url());
    const url = `${base}${pathname}${search}`;
    const sent = { url, headers: { ...request.headers(), ...headers }, timeout: 0 };
    await route.fetch(sent).then(
      (response) => route.fulfill({ response }),
      (failed: unknown) => route.abort(errorFor(failed)),
    );
  };
  await context.route((url) => isContractPath(url.pathname), lead);
  // What a page still waits for when its test is over is nobody's fault.
  return () => context.unrouteAll({ behavior: 'ignoreErrors' });
}
