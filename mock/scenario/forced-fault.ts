import { updateFieldNamed } from '../../spec/fields.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { readBody } from '../body/read-body.ts';
import type { MockRequest } from '../exchange.ts';
import type { Routed } from '../routing/find-route.ts';
import type { World } from '../state/world.ts';
import type { Fault, Location } from '../validate/fault.ts';

const fault = (loc: Location, input: JsonValue): Fault => ({
  type: 'value_error',
  loc,
  msg: 'Value error, refused by the mock as it was told to',
  input,
  ctx: { error: {} },
});

/** The member of a body that is blamed: a field of the update before others, and no secret if there is another. */
function blamedKey(body: JsonObject): string | undefined {
  const keys = Object.keys(body);
  const plain = keys.filter((key) => key !== 'api_key');
  return plain.find((key) => updateFieldNamed(key) !== undefined) ?? plain[0] ?? keys[0];
}

function readObject(request: MockRequest, world: World): JsonObject {
  const reading = request.body.length === 0 ? undefined : readBody(request, world);
  return reading?.is === 'json' && isJsonObject(reading.value) ? reading.value : {};
}

const parameters = { readEvolutionStatus: 'agent_id', updateAgent: 'id' } as const;

/** A fault in something that the request carries: a member of its body, else of its query, else its path (2.5). */
export function forcedFault(request: MockRequest, routed: Routed, world: World): Fault {
  if (routed.to !== 'operation') return fault(['path'], request.target.split('?', 1)[0] ?? '');
  const { operation, parameter, query } = routed;
  if (operation === 'listAgents') {
    const scores = new URLSearchParams(query).get('include_scores');
    return scores === null ? fault(['query'], null) : fault(['query', 'include_scores'], scores);
  }
  const body = operation === 'readEvolutionStatus' ? {} : readObject(request, world);
  const key = blamedKey(body);
  if (key !== undefined) return fault(['body', key], body[key] ?? null);
  return operation === 'createGenome'
    ? fault(['body'], body)
    : fault(['path', parameters[operation]], parameter);
}
