import { printJson } from '../../spec/json-print.ts';
import { addHeaders, answer } from '../answer.ts';
import { type Cause, causeText } from '../cause.ts';
import { refuse } from '../errors/refuse.ts';
import { validationError } from '../errors/validation-error.ts';
import { jsonResponse, type MockRequest, type MockResponse, plainError } from '../exchange.ts';
import { routeRequest } from '../route-request.ts';
import type { Routed } from '../routing/find-route.ts';
import type { World } from '../state/world.ts';
import { hasNoBody } from './answerable-status.ts';
import { forcedFault } from './forced-fault.ts';
import { reasonOf } from './reason-phrase.ts';
import type { RuleAnswer } from './rule.ts';

/** The dialect's own refusal with this status, where it has one for such a request. */
function ownRefusal(status: number, routed: Routed, world: World): MockResponse | undefined {
  const { dialect } = world;
  if (status === dialect.auth) {
    const scheme = dialect['auth-scheme'];
    const challenge = status === 401 && scheme !== 'none' ? { headers: { 'www-authenticate': scheme } } : {};
    return refuse(world, 'unauthenticated', { status, detail: 'Not authenticated', ...challenge });
  }
  if (routed.to !== 'operation') return undefined;
  const { operation, parameter: agentId } = routed;
  const detail = 'Agent not found';
  if (operation === 'updateAgent' && status === dialect['unknown-agent-on-update'])
    return refuse(world, 'unknownAgentOnUpdate', { status, detail }, { agentId });
  if (operation === 'readEvolutionStatus' && status === dialect['unknown-agent-on-status'])
    return refuse(world, 'unknownAgentOnStatus', { status, detail }, { agentId });
  return undefined;
}

/** What a deployment says with a status, where the rule does not say it. */
function usualBody(status: number, request: MockRequest, world: World): MockResponse {
  if (hasNoBody(status)) return { status, headers: {}, body: undefined };
  // A 2xx is what the mock answers anyway; where that is a refusal, it stays one.
  if (status < 300) {
    const usual = answer(request, world);
    return usual.status < 300 ? { ...usual, status } : usual;
  }
  const routed = routeRequest(request, world);
  const response =
    status === 422
      ? validationError([forcedFault(request, routed, world)], world)
      : (ownRefusal(status, routed, world) ?? plainError(status, reasonOf(status)));
  return addHeaders(response, world);
}

/** The answer of a rule, or one that the request asked for. */
export function forcedResponse(
  given: RuleAnswer,
  cause: Cause,
  request: MockRequest,
  world: World,
): MockResponse {
  const { status, body } = given;
  const response =
    body === undefined
      ? usualBody(status, request, world)
      : typeof body === 'string'
        ? { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
        : jsonResponse(status, printJson(body));
  const named = Object.entries(given.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  const headers = { ...response.headers, ...Object.fromEntries(named), 'x-kit-injected': causeText(cause) };
  return { ...response, headers };
}
