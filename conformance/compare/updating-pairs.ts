import fc from 'fast-check';
import type { UpdateFieldName } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { badUuids, conformingUpdates, plantedViolations } from '../generate/arbitraries.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';
import { contentTypes, headersFor } from './content-types.ts';
import { nestedUpdates } from './nested-updates.ts';
import { type PairedProperty, property, slashes, unknownAgent } from './paired-property.ts';
import { type Identity, otherSpellings, type PairedRequest } from './paired-request.ts';
import { updateBodies } from './update-bodies.ts';

const json = { 'content-type': 'application/json' } as const;

const update = (id: Identity, body: string | undefined, ending = '', headers = json): PairedRequest => ({
  operation: 'updateAgent',
  method: 'PUT',
  place: { at: 'update', id },
  ending,
  headers,
  ...(body === undefined ? {} : { body }),
});

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
  return [
    ...(nested === undefined
      ? []
      : [
          property(
            'objects as published',
            4,
            fc.tuple(plain, nested).map(([agent, body]) => update(agent, body)),
          ),
        ]),
    ...updateBodies(exclude).map(({ id, share, bodies }) => ({
      ...property(
        id,
        share * 0.7,
        fc.tuple(plain, bodies).map(([agent, body]) => update(agent, body)),
      ),
      repeats: true,
    })),
    property(
      'updates of another type',
      3,
      fc.tuple(plain, few, contentTypes).map(([agent, body, type]) => ({
        ...update(agent, body),
        headers: headersFor(type),
      })),
    ),
    property(
      'updates in another spelling',
      2,
      fc.tuple(spelled, few).map(([agent, body]) => update(agent, body)),
    ),
    property(
      'updates with a slash',
      1,
      fc
        .tuple(plain, few, fc.constantFrom(...slashes))
        .map(([agent, body, ending]) => update(agent, body, ending)),
    ),
    property(
      'updates without a body',
      1,
      plain.map((agent) => update(agent, undefined)),
    ),
  ];
}

/** Updates of what is no agent; nothing that could be stored is sent to a unknownAgent. */
export function otherUpdateProperties(exclude: readonly UpdateFieldName[]): readonly PairedProperty[] {
  const bodies = fc.oneof(
    fc.constant('{}'),
    plantedViolations({ exclude }).map(({ update: planted }) => printJson(planted)),
  );
  return [
    property(
      'updates of no uuid',
      3,
      fc.tuple(badUuids(), bodies).map(([text, body]) => update({ text }, body)),
    ),
    property(
      'updates of a unknownAgent',
      1.5,
      bodies.map((body) => update(unknownAgent, body)),
    ),
  ];
}
