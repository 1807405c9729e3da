import { authenticate } from './authenticate.ts';
import type { MockRequest, MockResponse } from './exchange.ts';
import { plainError } from './exchange.ts';
import { createGenome } from './operations/create-genome.ts';
import { listAgents } from './operations/list-agents.ts';
import { readEvolutionStatus } from './operations/read-evolution-status.ts';
import { updateAgent } from './operations/update-agent.ts';
import { percentEncodePath, percentEncodeQuery } from './percent-decode.ts';
import { readBody } from './read-body.ts';
import type { Routed } from './route.ts';
import type { World } from './world.ts';

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

function otherMethod(request: MockRequest, world: World, allow: string): MockResponse {
  const status = world.dialect['other-method'];
  const refused =
    status === 405
      ? plainError(405, 'Method Not Allowed', { allow })
      : plainError(status, status === 404 ? 'Not Found' : 'Method Not Implemented');
  return request.method === 'HEAD' ? { ...refused, body: undefined } : refused;
}

/** Body, then token, then validation, then the operation: the order in which FastAPI goes. */
function operate(
  request: MockRequest,
  world: World,
  routed: Routed & { readonly to: 'operation' },
): MockResponse {
  const takesBody = routed.operation === 'createGenome' || routed.operation === 'updateAgent';
  const reading = takesBody ? readBody(request, world.dialect) : ({ is: 'absent' } as const);
  if (reading.is === 'refused') return reading.response;
  const refused = authenticate(request, world.dialect);
  if (refused !== undefined) return refused;
  switch (routed.operation) {
    case 'readEvolutionStatus':
      return readEvolutionStatus(world, routed.parameter);
    case 'createGenome':
      return createGenome(world, reading);
    case 'updateAgent':
      return updateAgent(world, routed.parameter, reading);
    case 'listAgents':
      return listAgents(world, routed.query);
  }
}

/** What a request target may not have raw (RFC 9112, section 3.2): uvicorn refuses it before any routing. */
const notInTarget = /[^!-~]/;

/** The pure core: one request and the world in, one answer out. It changes the world and touches nothing else. */
export function answer(request: MockRequest, world: World): MockResponse {
  if (notInTarget.test(request.target)) return plainError(400, 'Invalid HTTP request received.');
  const routed = world.rules.findRoute(request.method, request.target);
  switch (routed.to) {
    case 'operation':
      return operate(request, world, routed);
    case 'other-method':
      return otherMethod(request, world, routed.allow);
    case 'redirect':
      return redirect(request, world, routed.path, routed.query);
    case 'nowhere': {
      const refused = plainError(world.dialect['unknown-path'], 'Not Found');
      return request.method === 'HEAD' ? { ...refused, body: undefined } : refused;
    }
  }
}
