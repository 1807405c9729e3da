import { isInability } from '../../spec/inability.ts';
import { printJsonLines } from '../../spec/json-print-lines.ts';
import type { Validate } from '../../spec/validators.ts';
import { jsonResponse, type MockRequest, type MockResponse, plainError } from '../exchange.ts';
import { readStateBytes } from '../state/read-state-text.ts';
import { readState } from '../state/world.ts';
import { dialectEndpoints } from './dialect-endpoints.ts';
import { listenToEvents } from './events-endpoint.ts';
import { type Answered, type Endpoint, found, type KitContext, withValidator } from './kit-context.ts';
import { kitPath } from './kit-path.ts';
import { answerPage } from './page-endpoint.ts';
import { getRequest, getRequests } from './requests-endpoint.ts';
import { nextEndpoints, scenarioEndpoints } from './scenario-endpoints.ts';
import { settingsEndpoints } from './settings-endpoint.ts';

function readHealth({ bucket, bucketCount }: KitContext): MockResponse {
  const { world, journal } = bucket;
  return found({
    status: 'ok',
    agents: world.agents.size,
    genomes: world.genomes.count,
    requests: journal.count,
    buckets: bucketCount,
  });
}

function reset(context: KitContext): MockResponse {
  context.bucket.reset();
  return readHealth(context);
}

function replaceState({ bucket }: KitContext, body: Uint8Array, validateAgent: Validate): MockResponse {
  const checked = readStateBytes(body, validateAgent);
  if (!checked.ok) {
    const { isJson, place, why, remedy } = checked.fault;
    return plainError(isJson ? 422 : 400, `state: ${place}: ${why}. ${remedy}`);
  }
  bucket.replaceState(checked.state);
  return found(readState(bucket.world));
}

function putState(context: KitContext, { body }: MockRequest): Answered {
  return withValidator(context, (validateAgent) => replaceState(context, body, validateAgent));
}

/** The present state as a state file; where there are files, written to one, whose name the answer tells. */
async function takeSnapshot({ bucket, writeSnapshot }: KitContext): Promise<MockResponse> {
  const text = printJsonLines(readState(bucket.world));
  try {
    const file = await writeSnapshot?.(text);
    return jsonResponse(200, text, file === undefined ? {} : { 'x-kit-file': encodeURI(file) });
  } catch (error) {
    if (!isInability(error)) throw error;
    return plainError(500, error.message);
  }
}

/** Every bucket there is, so that a page can offer them; the first is the one of requests that name none. */
const listBuckets = ({ buckets }: KitContext): MockResponse =>
  found(
    buckets().map(({ name = null, world, journal, lastUsed }) => ({
      name,
      agents: world.agents.size,
      requests: journal.count,
      lastUsed: new Date(lastUsed).toISOString(),
    })),
  );

/** Relative, so that it holds behind a proxy with a prefix too. */
const toPage: MockResponse = { status: 307, headers: { location: '__kit/' }, body: undefined };

const endpoints: ReadonlyMap<string, Readonly<Record<string, Endpoint>>> = new Map([
  ['/health', { GET: readHealth }],
  ['/reset', { POST: reset }],
  ['/state', { GET: ({ bucket }: KitContext) => found(readState(bucket.world)), PUT: putState }],
  ['/requests', { GET: getRequests }],
  ['/scenario', scenarioEndpoints],
  ['/next', nextEndpoints],
  ['/snapshot', { POST: takeSnapshot }],
  ['/events', { GET: listenToEvents }],
  ['/dialect', dialectEndpoints],
  ['/settings', settingsEndpoints],
  ['/buckets', { GET: listBuckets }],
  ['/', { GET: answerPage }],
  ['', { GET: () => toPage }],
]);

const oneRequest: Readonly<Record<string, Endpoint>> = { GET: getRequest };

const listed = [...endpoints].flatMap(([path, methods]) =>
  Object.keys(path === '' ? {} : methods).map((method) => `${method} ${kitPath}${path}`),
);

export function answerKit(context: KitContext, request: MockRequest): Answered {
  const [path = ''] = request.target.slice(kitPath.length).split('?', 1);
  const methods = path.startsWith('/requests/') ? oneRequest : endpoints.get(path);
  if (methods === undefined) return plainError(404, `Not Found. There is ${listed.join(', ')}.`);
  const endpoint = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
  if (endpoint !== undefined) return endpoint(context, request);
  const allow = Object.keys(methods).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const read = request.method === 'HEAD' ? methods['GET'] : undefined;
  if (read === undefined)
    return plainError(405, `Method Not Allowed. Use ${allow.join(' or ')}.`, { allow: allow.join(', ') });
  return read(context, request);
}
