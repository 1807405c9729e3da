import type { MockRequest } from '../exchange.ts';
import { routeRequest } from '../route-request.ts';
import type { Routed } from '../routing/find-route.ts';
import type { World } from '../state/world.ts';
import { type FaultList, rejected } from '../validate/fault.ts';
import { forcedAnswer, mayForce } from './forced-answer.ts';
import type { Intervention } from './playbook.ts';
import type { Subject } from './rule-play.ts';
import type { Worlds } from './worlds.ts';

/** The agent that a path names, however its id is spelled. */
function agentOf(routed: Routed, world: World): string | undefined {
  if (routed.to !== 'operation' || routed.parameter === '') return undefined;
  const faults: FaultList = [];
  const id = world.rules.parseUuid(routed.parameter, [], faults);
  return id === rejected ? undefined : String(id);
}

function subjectOf(request: MockRequest, world: World): Subject {
  const routed = routeRequest(request, world);
  const operation = routed.to === 'operation' ? routed.operation : undefined;
  return { operation, agentId: () => agentOf(routed, world) };
}

/** What is to become of a request in place of the usual, if anything: what it asks for itself outranks all rules. */
export function intervene(request: MockRequest, { playbook, shown }: Worlds): Intervention | undefined {
  const forced = mayForce(request) ? forcedAnswer(request) : undefined;
  if (forced !== undefined) return { ...forced, delay: 0, broken: undefined };
  return playbook.isIdle ? undefined : playbook.decide(request, subjectOf(request, shown));
}
