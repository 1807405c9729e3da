import fc from 'fast-check';
import type { UpdateFieldName } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { badUuids, conformingUpdates, plantedViolations } from '../generate/arbitraries.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';
import {
  jsonType,
  otherTypes,
  type PairedProperty,
  property,
  slashes,
  unknownAgent,
} from './paired-property.ts';
import { type Identity, otherSpellings, requestAt } from './paired-request.ts';
import { nestedUpdates, updateBodies } from './update-bodies.ts';

const update = (id: Identity, body: string | undefined, ending = '') =>
  requestAt({ at: 'update', id }, { body, ending, headers: jsonType });

const updates = (agents: fc.Arbitrary<Identity>, bodies: fc.Arbitrary<string>) =>
  fc.tuple(agents, bodies).map(([agent, body]) => update(agent, body));

/** Updates of agents that there are. */
export function agentProperties(
  pairs: number,
  exclude: readonly UpdateFieldName[],
  shapes: ObjectSamples,
): readonly PairedProperty[] {
  const plain = fc.nat(pairs - 1).map((pair): Identity => ({ pair, spelling: 'plain' }));
  const spelled = fc.record({ pair: fc.nat(pairs - 1), spelling: fc.constantFrom(...otherSpellings) });
  const few = conformingUpdates({ exclude }).map(printJson);
  const nested = nestedUpdates(shapes)?.map(printJson);
  const typed = fc
    .tuple(plain, few, otherTypes)
    .map(([agent, body, headers]) => ({ ...update(agent, body), headers }));
  const slashed = fc.tuple(plain, few, slashes).map(([agent, body, ending]) => update(agent, body, ending));
  const bare = plain.map((agent) => update(agent, undefined));
  return [
    ...(nested === undefined ? [] : [property('objects as published', 4, updates(plain, nested))]),
    ...updateBodies(exclude).map(({ id, share, bodies }) => ({
      ...property(id, share * 0.7, updates(plain, bodies)),
      repeats: true,
    })),
    property('updates of another type', 3, typed),
    property('updates in another spelling', 2, updates(spelled, few)),
    property('updates with a slash', 1, slashed),
    property('updates without a body', 1, bare),
  ];
}

/** Updates of what is no agent; nothing that could be stored is sent to a unknownAgent. */
export function otherUpdateProperties(exclude: readonly UpdateFieldName[]): readonly PairedProperty[] {
  const planted = plantedViolations({ exclude }).map((violation) => printJson(violation.update));
  const bodies = fc.oneof(fc.constant('{}'), planted);
  const noAgents = badUuids().map((text) => ({ text }));
  const ofUnknown = bodies.map((body) => update(unknownAgent, body));
  return [
    property('updates of no uuid', 3, updates(noAgents, bodies)),
    property('updates of a unknownAgent', 1.5, ofUnknown),
  ];
}
