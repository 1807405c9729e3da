import type { FaultPlace, InputSort } from '../../../spec/fault-key.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../../generate/cases.ts';
import type { OperationName, SentRequest } from '../../run/exchange.ts';
import type { Learning } from '../create-learning.ts';

/** A request that is at fault as a whole: its path, its query, or its body. */
export interface RequestTrial {
  readonly operation: OperationName;
  readonly request: SentRequest;
  readonly type: string;
  readonly sort: InputSort;
  readonly place: FaultPlace;
  /** Where FastAPI tells it. */
  readonly loc: readonly string[];
  /** What the words may repeat. */
  readonly text?: string;
}

const badIds = ['not-a-uuid', '12345'];
const wrongBodies: readonly (readonly [body: string, sort: InputSort])[] = [
  ['"zzz"', 'text'],
  ['""', 'empty-text'],
  ['41', 'integer'],
  ['41.5', 'fraction'],
  ['true', 'flag'],
  ['[]', 'list'],
];
const brokenBodies: readonly (readonly [body: string, sort: InputSort])[] = [
  [' ', 'blank-text'],
  ['{"hub":"kit"', 'cut-text'],
  ['not json', 'object'],
  ['{"a":1,}', 'object'],
  ['{"hub":"kit"} x', 'text-behind'],
];

function bodyTrials(
  operation: OperationName,
  name: string,
  noObject: string,
  requestOf: (body: string | undefined) => SentRequest,
): readonly RequestTrial[] {
  const place = { name, kind: 'body' };
  const trial = (type: string, sort: InputSort, request: SentRequest, loc = ['body']): RequestTrial => ({
    operation,
    request,
    type,
    sort,
    place,
    loc,
  });
  const plain = { 'content-type': 'text/plain' };
  return [
    ...wrongBodies.map(([body, sort]) => trial(noObject, sort, requestOf(body))),
    trial('missing', 'null', requestOf('null')),
    trial('missing', 'absent', requestOf('')),
    ...brokenBodies.map(([body, sort]) =>
      trial('json_invalid', sort, requestOf(body), ['body', '{position}']),
    ),
    trial(noObject, 'uncalled', { ...requestOf('{}'), headers: plain }),
  ];
}

/** Every request that may be asked and is at fault as a whole. */
export function requestTrials({ operations, subject, agent }: Learning): readonly RequestTrial[] {
  const list = (flag: string): RequestTrial => ({
    operation: 'listAgents',
    request: { method: 'GET', path: `${subject.listPath}?include_scores=${flag}`, headers: {} },
    type: 'bool_parsing',
    sort: 'text',
    place: { name: 'include_scores', kind: 'query' },
    loc: ['query', 'include_scores'],
    text: flag,
  });
  const badId = (
    operation: OperationName,
    name: string,
    text: string,
    request: SentRequest,
  ): RequestTrial => ({
    operation,
    request,
    type: 'uuid_parsing',
    sort: 'text',
    place: { name, kind: 'path' },
    loc: ['path', name],
    text,
  });
  const ofUpdate =
    agent === undefined
      ? []
      : [
          ...badIds.map((id) => badId('updateAgent', 'id', id, updateRequest(subject.updatePath, id, '{}'))),
          ...bodyTrials('updateAgent', 'update', 'model_attributes_type', (body = '') =>
            updateRequest(subject.updatePath, agent.id, body),
          ),
        ];
  const ofGenome = bodyTrials('createGenome', 'genome', 'dict_type', (body = '') =>
    genomeRequest(body, subject.genomePath),
  );
  const all: readonly RequestTrial[] = [
    ...badIds.map((id) => badId('readEvolutionStatus', 'agent_id', id, evolutionStatusRequest(id))),
    ...['maybe', 'kit'].map(list),
    ...ofUpdate,
    ...ofGenome,
  ];
  return all.filter(({ operation }) => operations.has(operation));
}
