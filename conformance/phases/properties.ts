import fc from 'fast-check';
import { type UpdateFieldName, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import {
  badUuids,
  conformingUpdates,
  decimalTexts,
  evolutionStatusRequest,
  type GenomePath,
  genomeRequest,
  genomes,
  malformedJson,
  notDecimalTexts,
  notGenomes,
  openValues,
  plantedViolations,
  updateRequest,
  wellFormedUuids,
} from '../generate/arbitraries.ts';
import type { OperationName, SentRequest } from '../run/exchange.ts';

/** A random property: requests of one sort, whose answers every check then judges. */
export interface Property {
  readonly id: string;
  readonly operation: OperationName;
  /** How many of a hundred random cases it gets. */
  readonly share: number;
  readonly requests: fc.Arbitrary<SentRequest>;
  /** Its requests create something, and so are capped. */
  readonly creates: boolean;
}

/** What properties need to know of the deployment. */
export interface PropertyPlan {
  readonly updatePath: string;
  /** The spellings that answer by themselves. */
  readonly genomePaths: readonly GenomePath[];
  readonly agentIds: readonly string[];
  /** Fields that are written to no agent. */
  readonly leftAlone: ReadonlySet<UpdateFieldName>;
}

/** Fields with values that the contract leaves open. */
export const openUpdates = (): fc.Arbitrary<JsonObject> => {
  const open = updateFields.flatMap((field) => {
    const values = openValues(field);
    return values === undefined ? [] : [values.map((value) => ({ [field.name]: value }))];
  });
  return fc.oneof(...open);
};

function updateProperties(plan: PropertyPlan): readonly Property[] {
  const agents = fc.constantFrom(...plan.agentIds);
  const exclude = [...plan.leftAlone];
  const update = (bodies: fc.Arbitrary<string>): fc.Arbitrary<SentRequest> =>
    fc.tuple(agents, bodies).map(([agent, body]) => updateRequest(plan.updatePath, agent, body));
  const property = (id: string, share: number, requests: fc.Arbitrary<SentRequest>): Property => ({
    id,
    operation: 'updateAgent',
    share,
    requests,
    creates: false,
  });
  const score = (texts: fc.Arbitrary<string>) => update(texts.map((text) => printJson({ test_score: text })));
  return [
    property('conforming updates', 28, update(conformingUpdates({ exclude }).map(printJson))),
    property(
      'planted violations',
      18,
      update(plantedViolations({ exclude }).map(({ update: planted }) => printJson(planted))),
    ),
    property('open updates', 6, update(openUpdates().map(printJson))),
    property('decimal texts', 10, score(decimalTexts())),
    property('texts that are no decimal', 8, score(notDecimalTexts())),
    property('malformed updates', 3, update(malformedJson())),
    property(
      'updates of no uuid',
      5,
      badUuids().map((bad) => updateRequest(plan.updatePath, bad, '{}')),
    ),
  ];
}

/** Every random property, in the order in which they run. */
export function allProperties(plan: PropertyPlan): readonly Property[] {
  const status = { operation: 'readEvolutionStatus', creates: false } as const;
  const genome = { operation: 'createGenome' } as const;
  const paths = fc.constantFrom(...plan.genomePaths);
  const bodies = (texts: fc.Arbitrary<string>) =>
    fc.tuple(texts, paths).map(([text, path]) => genomeRequest(text, path));
  return [
    { ...status, id: 'status of a uuid', share: 6, requests: wellFormedUuids().map(evolutionStatusRequest) },
    { ...status, id: 'status of no uuid', share: 6, requests: badUuids().map(evolutionStatusRequest) },
    { ...genome, id: 'genomes', share: 4, requests: bodies(genomes().map(printJson)), creates: true },
    {
      ...genome,
      id: 'bodies that are no genome',
      share: 4,
      requests: bodies(notGenomes().map(printJson)),
      creates: false,
    },
    { ...genome, id: 'malformed genomes', share: 2, requests: bodies(malformedJson()), creates: false },
    ...(plan.agentIds.length === 0 ? [] : updateProperties(plan)),
  ];
}
