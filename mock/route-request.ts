import type { MockRequest } from './exchange.ts';
import type { Routed } from './routing/find-route.ts';
import type { World } from './state/world.ts';

/** Where a request leads. HEAD goes where GET goes, if the dialect has it so and there is something to read. */
export function routeRequest({ method, target }: MockRequest, { rules, dialect }: World): Routed {
  if (method !== 'HEAD' || dialect['head-requests'] !== 'as-get') return rules.findRoute(method, target);
  const read = rules.findRoute('GET', target);
  return read.to === 'operation' ? read : rules.findRoute(method, target);
}
