import type { Dialect } from '../spec/dialect-points.ts';
import { authenticate } from './authenticate.ts';
import { readBody } from './body/read-body.ts';
import { rejectBody } from './errors/error-of-update.ts';
import { refuse } from './errors/refuse.ts';
import { jsonResponse, type MockRequest, type MockResponse, plainError } from './exchange.ts';
import { createGenome } from './operations/create-genome.ts';
import { listAgents } from './operations/list-agents.ts';
import { readEvolutionStatus } from './operations/read-evolution-status.ts';
import { refuseEarly, updateAgent } from './operations/update-agent.ts';
import { placesOf } from './request-places.ts';
import { routeRequest } from './route-request.ts';
import type { Routed } from './routing/find-route.ts';
import type { OperationName } from './routing/operation-names.ts';
import { percentEncodePath, percentEncodeQuery } from './routing/percent-decode.ts';
import type { World } from './state/world.ts';

/** A proxy in front may have taken off TLS, and says so; X-Forwarded-Host is not looked at. */
function schemeOf(request: MockRequest): string {
  const forwarded = request.header('x-forwarded-proto')?.trim();
  return forwarded === 'http' || forwarded === 'https' ? forwarded : request.scheme;
}

function redirect(request: MockRequest, world: World, path: string, query: string): MockResponse {
  const host = request.header('host') ?? 'localhost';
  const location = `${schemeOf(request)}://${host}${percentEncodePath(path)}${query === '' ? '' : `?${percentEncodeQuery(query)}`}`;
  return { status: world.dialect['redirect-status'], headers: { location }, body: undefined };
}

/** HTTP gives the answer to HEAD no body. */
const withoutBodyForHead = (response: MockResponse, { method }: MockRequest): MockResponse =>
  method === 'HEAD' ? { ...response, body: undefined } : response;

function otherMethod(request: MockRequest, world: World, allow: string): MockResponse {
  const { 'other-method': status, 'options-requests': options } = world.dialect;
  if (request.method === 'OPTIONS' && options !== 'as-other-method') return answerOptions(options, allow);
  const usual =
    status === 405
      ? { status, detail: 'Method Not Allowed', headers: { allow } }
      : { status, detail: status === 404 ? 'Not Found' : 'Method Not Implemented' };
  return withoutBodyForHead(refuse(world, 'otherMethod', usual, placesOf(request)), request);
}

/** The answer to OPTIONS (RFC 9110, 9.3.7), where the dialect has one. */
function answerOptions(options: Dialect['options-requests'], allow: string): MockResponse {
  return { status: Number.parseInt(String(options), 10), headers: { allow }, body: undefined };
}

function nowhere(request: MockRequest, world: World): MockResponse {
  const options = world.dialect['options-requests'];
  if (request.method === 'OPTIONS' && (options === '200-everywhere' || options === '204-everywhere'))
    return answerOptions(options, 'OPTIONS');
  const usual = { status: world.dialect['unknown-path'], detail: 'Not Found' };
  return withoutBodyForHead(refuse(world, 'unknownPath', usual, placesOf(request)), request);
}

/** Whether a token is looked at here; the evolution operations ask for one in any case (5). */
function authenticateAt(
  moment: Dialect['auth-order'],
  request: MockRequest,
  world: World,
  operation?: OperationName,
): MockResponse | undefined {
  const { auth, 'auth-order': order, 'auth-scope': scope } = world.dialect;
  if (auth === 'none') return undefined;
  const isOfEvolution = operation === 'readEvolutionStatus' || operation === 'createGenome';
  if (scope === 'evolution' && !isOfEvolution) return undefined;
  // Where only some operations ask for one, the path has to be looked at first.
  const actual = order === 'before-path' && scope === 'evolution' ? 'before-body' : order;
  return actual === moment ? authenticate(request, world) : undefined;
}

/** Body, then token (where the dialect has it there), then validation, then the operation: as FastAPI goes. */
function operate(
  request: MockRequest,
  world: World,
  routed: Routed & { readonly to: 'operation' },
): MockResponse {
  const { operation } = routed;
  const unauthenticated = authenticateAt('before-body', request, world, operation);
  if (unauthenticated !== undefined) return unauthenticated;
  const takesBody = operation === 'createGenome' || operation === 'updateAgent';
  const reading = takesBody
    ? readBody(request, world, operation === 'createGenome' ? { body: 'genome' } : {})
    : ({ is: 'absent' } as const);
  if (reading.is === 'refused') {
    if (operation !== 'updateAgent') return reading.response;
    return (
      refuseEarly(world, routed.parameter, reading, placesOf(request)) ??
      rejectBody(reading, world, { ...placesOf(request), agentId: routed.parameter })
    );
  }
  const refused = authenticateAt('after-body', request, world, operation);
  if (refused !== undefined) return refused;
  switch (operation) {
    case 'readEvolutionStatus':
      return readEvolutionStatus(world, routed.parameter, placesOf(request));
    case 'createGenome':
      return createGenome(world, reading, placesOf(request));
    case 'updateAgent':
      return updateAgent(world, routed.parameter, reading, placesOf(request));
    case 'listAgents':
      return listAgents(world, routed.query, placesOf(request));
  }
}

/** What a request target may not have raw (RFC 9112, section 3.2): uvicorn refuses it before any routing. */
const notInTarget = /[^!-~]/;

function answerRouted(request: MockRequest, world: World): MockResponse {
  if (notInTarget.test(request.target)) return plainError(400, 'Invalid HTTP request received.');
  const unauthenticated = authenticateAt('before-path', request, world);
  if (unauthenticated !== undefined) return withoutBodyForHead(unauthenticated, request);
  const routed = routeRequest(request, world);
  switch (routed.to) {
    case 'operation':
      return withoutBodyForHead(operate(request, world, routed), request);
    case 'document':
      return withoutBodyForHead(jsonResponse(200, world.rules.readDocument()), request);
    case 'other-method':
      return otherMethod(request, world, routed.allow);
    case 'redirect':
      return redirect(request, world, routed.path, routed.query);
    case 'nowhere':
      return nowhere(request, world);
  }
}

/** An answer with the headers that every answer of the dialect carries; the content-type is that of JSON. */
export function addHeaders(response: MockResponse, { dialect }: World): MockResponse {
  const carried = dialect.examples?.headers;
  if (carried === undefined) return response;
  const { 'content-type': spelled, ...others } = carried;
  const isJson = response.headers['content-type'] === 'application/json';
  const type = isJson && spelled !== undefined ? { 'content-type': spelled } : {};
  return { ...response, headers: { ...others, ...response.headers, ...type } };
}

/**
 * The pure core: one request and the world in, one answer out. It changes the world and touches nothing else. It never
 * waits, so that no two updates are ever under way at the same time, and none is lost to another (4.3).
 */
export function answer(request: MockRequest, world: World): MockResponse {
  return addHeaders(answerRouted(request, world), world);
}
