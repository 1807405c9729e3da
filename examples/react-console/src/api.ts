import type { paths } from 'agent-console-kit/types';
import createClient from 'openapi-fetch';

/** Asks `fetch` of the moment: MSW puts its own there after this module was loaded. */
export const api = createClient<paths>({
  baseUrl: location.origin,
  fetch: (request) => fetch(request),
});
