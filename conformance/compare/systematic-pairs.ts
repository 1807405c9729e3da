import fc from 'fast-check';
import { printJson } from '../../spec/json-print.ts';
import { moveFields } from '../moves/move-table.ts';
import { locate } from '../oracle/locate.ts';
import { understand } from '../oracle/understand.ts';
import type { OperationName, SentRequest } from '../run/exchange.ts';
import type { Case } from '../systematic/case.ts';
import { evolutionStatusCases, listCases, unknownUuids, wrongUuids } from '../systematic/evolution-cases.ts';
import { genomeCases } from '../systematic/genome-cases.ts';
import { updateCases } from '../systematic/update-cases.ts';
import { jsonType, type PairedProperty, type PairPlan } from './paired-property.ts';
import {
  type Identity,
  type PairedPlace,
  type PairedRequest,
  requestAt,
  spellings,
} from './paired-request.ts';

/** Which agent a text of a path stands for, and in which spelling; any other text is for both. */
function identify(text: string, ids: readonly string[]): Identity {
  for (const [pair, id] of ids.entries())
    for (const [spelling, spell] of spellings) if (spell(id) === text) return { pair, spelling };
  return { text };
}

/** Where cases are made for, before they are made for two deployments. */
const subject = {
  updatePath: '/kit-update/{id}',
  listPath: '/kit-list',
  genomePath: '/v1/genomes/',
  agentIds: new Set<string>(),
  testScoreInput: 'text-and-numbers',
} as const;

function placeOf(request: SentRequest, ids: readonly string[]): PairedPlace | undefined {
  const located = locate(request, subject);
  const text = located?.parameter?.text ?? '';
  switch (located?.operation) {
    case 'updateAgent':
      return { at: 'update', id: identify(text, ids) };
    case 'readEvolutionStatus':
      return { at: 'status', id: identify(text, ids) };
    case 'createGenome':
      return { at: 'genomes', hasSlash: request.path.endsWith('/') };
    case 'listAgents':
      return { at: 'list' };
    case undefined:
      return undefined;
  }
}

function toPairedRequest(
  operation: OperationName,
  { request }: Case,
  ids: readonly string[],
): readonly PairedRequest[] {
  const place = placeOf(request, ids);
  // Part of an id, upper and lower case mixed: what it would be on the other side cannot be told.
  const isBound = ids.some((id) => request.path.toLowerCase().includes(id.slice(1, -1)));
  const isFree = place !== undefined && 'id' in place && 'text' in place.id;
  if (place === undefined || (isFree && isBound)) return [];
  const { method, path, headers, body } = request;
  const [ending = ''] = /\?.*$/s.exec(path) ?? [];
  return [{ operation, method, place, ending, headers, body: typeof body === 'string' ? body : undefined }];
}

function* casesOf(
  { pairs, leftAlone, readOnly }: PairPlan,
  ids: readonly string[],
): Generator<readonly [OperationName, Case]> {
  const { updatePath, listPath, genomePath } = subject;
  for (const one of evolutionStatusCases(ids)) yield ['readEvolutionStatus', one];
  for (const one of listCases(listPath)) yield ['listAgents', one];
  if (readOnly) return;
  for (const one of genomeCases(genomePath)) yield ['createGenome', one];
  if (pairs === 0) return;
  const plan = { updatePath, agentIds: ids, leftAlone, isThreeWay: false, otherChoices: new Map() };
  const updates = updateCases(plan, wrongUuids, unknownUuids[0]?.[1] ?? '');
  for (const one of updates) yield ['updateAgent', one];
}

/** Every move between two values, one after another: a sequence in which each stands before each, itself too. */
function* moveBodies(leftAlone: PairPlan['leftAlone']): Generator<string> {
  for (const { name, choices = [] } of moveFields) {
    if (leftAlone.has(name)) continue;
    for (const [index, value] of choices.entries()) {
      yield printJson({ [name]: value });
      for (const later of choices.slice(index + 1))
        for (const one of [value, later]) yield printJson({ [name]: one });
    }
  }
}

const moveRequests = ({ pairs, leftAlone, readOnly }: PairPlan): readonly PairedRequest[] =>
  readOnly || pairs === 0
    ? []
    : [...moveBodies(leftAlone)].map((body) =>
        requestAt({ at: 'update', id: { pair: 0, spelling: 'plain' } }, { body, headers: jsonType }),
      );

/** Whether the first counts, or the last, or neither: too rare to be left to chance. */
const flagTwice: readonly PairedProperty[] = ['true false', 'false true'].map((flags) => {
  const [one, other] = flags.split(' ');
  const ending = `?include_scores=${one}&include_scores=${other}`;
  return {
    id: `systematic list, a flag twice, ${flags}`,
    share: 0,
    isAlwaysSent: true,
    requests: fc.constant(requestAt({ at: 'list' }, { ending })),
    creates: false,
  };
});

/** Every field by every class of value, every body, path and genome, as requests to both deployments. */
export function systematicPairs(plan: PairPlan): readonly PairedProperty[] {
  // They stand for the agents of a pair.
  const ids = Array.from(
    { length: plan.pairs },
    (_, pair) => `dec0de00-0000-4000-8000-${String(pair).padStart(12, '0')}`,
  );
  const cases = [...casesOf(plan, ids)].flatMap(([operation, made]) =>
    toPairedRequest(operation, made, ids).map((paired) => ({
      id: `systematic ${made.subject}, ${made.valueClass}`,
      share: 0,
      isAlwaysSent: operation === 'listAgents',
      requests: fc.constant(paired),
      creates:
        operation === 'createGenome' && understand(made.request, subject).expectation.verdict !== 'reject',
    })),
  );
  const moves = moveRequests(plan).map((paired, order) => ({
    id: `systematic moves, ${order}`,
    share: 0,
    requests: fc.constant(paired),
    creates: false,
  }));
  const lists = cases.some(({ id }) => id.startsWith('systematic list,')) ? flagTwice : [];
  return [...lists, ...cases, ...moves];
}
