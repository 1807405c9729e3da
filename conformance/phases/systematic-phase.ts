import type { UpdateFieldName } from '../../spec/fields.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import type { Check } from '../checks/check.ts';
import type { Subject } from '../oracle/subject.ts';
import { understand } from '../oracle/understand.ts';
import type { OtherChoices } from '../published/published-choices.ts';
import type { OperationName } from '../run/exchange.ts';
import type { Case } from '../systematic/case.ts';
import { evolutionStatusCases, listCases, unknownUuids, wrongUuids } from '../systematic/evolution-cases.ts';
import { genomeCases } from '../systematic/genome-cases.ts';
import { type Spread, spreadCases } from '../systematic/spread-cases.ts';
import { genomeTransferCases, updateTransferCases } from '../systematic/transfer-cases.ts';
import { updateCases } from '../systematic/update-cases.ts';
import { type LaneWork, runRounds } from './lanes.ts';
import type { DialectObserver } from './observe-dialect.ts';
import { laneOf, planWork, type RunContext } from './run-context.ts';

/** What the systematic phase is made from. */
export interface SystematicPlan {
  readonly operations: ReadonlySet<OperationName>;
  readonly agentIds: readonly string[];
  /** Fields that are written to no agent. */
  readonly leftAlone: ReadonlySet<UpdateFieldName>;
  readonly isThreeWay: boolean;
  /** Choices that the deployment publishes beyond those of the contract. */
  readonly otherChoices: OtherChoices;
}

const casesOfARound = 100;

/** What the cases are made and ordered by. */
type CaseContext = Pick<RunContext, 'subject' | 'checks'>;

type Made = Case & { readonly operation: OperationName };

/** Every case, in their order. */
export function* allCases(
  { operations, agentIds, leftAlone, isThreeWay, otherChoices }: SystematicPlan,
  context: Pick<RunContext, 'subject'>,
): Generator<Made> {
  const { updatePath, genomePath, otherGenomePath, listPath } = context.subject;
  const of = function* (operation: OperationName, cases: Iterable<Case>): Generator<Made> {
    if (operations.has(operation)) for (const one of cases) yield { ...one, operation };
  };
  yield* of('readEvolutionStatus', evolutionStatusCases(agentIds));
  yield* of('createGenome', genomeCases(genomePath, otherGenomePath !== undefined));
  yield* of('createGenome', genomeTransferCases(genomePath));
  if (context.subject.isListFound) yield* of('listAgents', listCases(listPath));
  if (agentIds.length === 0) return;
  yield* of(
    'updateAgent',
    updateCases(
      { updatePath, agentIds, leftAlone, isThreeWay, otherChoices },
      wrongUuids,
      unknownUuids[0]?.[1] ?? '',
    ),
  );
  yield* of('updateAgent', updateTransferCases({ updatePath, agentIds, leftAlone }));
}

/** A case, and where it stood before they were put in order. */
type Placed = readonly [index: number, made: Made];

let last: { readonly plan: string; readonly cases: readonly Placed[] } | undefined;

/** Those of the last plan are kept: whoever checks many deployments in a row checks them by the same plan. */
function casesBy(plan: SystematicPlan, { subject, checks }: CaseContext): readonly Placed[] {
  const key = JSON.stringify([plan, subject, checks.map(({ id }) => id)], (_, value: unknown) =>
    value instanceof Set || value instanceof Map ? [...value] : value,
  );
  if (last?.plan !== key)
    last = { plan: key, cases: inOrder([...allCases(plan, { subject })], subject, checks) };
  return last.cases;
}

/**
 * Those that stand for many first, then each sort from the beginning to the end, then those that tidy up. Where every
 * check that is selected says what it is about, that comes before all else: its fault shows at once.
 */
function inOrder(made: readonly Made[], subject: Subject, checks: readonly Check[]): readonly Placed[] {
  const cases = [...made.entries()];
  const isEarly = ([, one]: Placed) => one.isEarly === true;
  const isLate = ([, one]: Placed) => one.isLate === true;
  const between = cases.filter((one) => !isEarly(one) && !isLate(one));
  const ordered = [...cases.filter(isEarly), ...spreadCases(between, ([, one]) => spreadOf(one, subject))];
  const sought = checks.flatMap(({ isAbout }) => isAbout ?? []);
  const isSought = ([, { request }]: Placed) =>
    sought.some((isAbout) => isAbout(understand(request, subject)));
  const first = new Set(sought.length < checks.length ? [] : ordered.filter(isSought));
  return [...first, ...ordered.filter((one) => !first.has(one)), ...cases.filter(isLate)];
}

/** The agent that a case writes to, and the fields that it supplies there. */
function spreadOf({ operation, request }: Made, subject: Subject): Spread {
  const understanding = understand(request, subject);
  const { body } = understanding;
  const fields = body.is === 'json' && isJsonObject(body.value) ? Object.keys(body.value) : [];
  return { lane: laneOf(operation, understanding), fields };
}

/** Sends every field by every class of value, every choice and every boundary: complete, not by chance. */
export async function runSystematicPhase(
  plan: SystematicPlan,
  context: RunContext,
  observer: DialectObserver,
): Promise<Record<string, Record<string, number>>> {
  const coverage: Record<string, Record<string, number>> = {};
  // An agent's cases are all of one shard, so that they stay apart.
  const own = casesBy(plan, context).filter(([index, { request }]) =>
    context.shard.ownsRequest(request, index, context.subject),
  );
  const workOf = ([index, made]: Placed): LaneWork => {
    const { operation, request } = made;
    return planWork(
      { operation, request, origin: { phase: 'systematic', index }, order: index },
      context,
      (answer) => {
        observer.note(made, answer);
        for (const [subject, valueClass] of made.covers ?? [[made.subject, made.valueClass]]) {
          coverage[subject] ??= {};
          coverage[subject][valueClass] = (coverage[subject][valueClass] ?? 0) + 1;
        }
      },
    );
  };
  // In rounds, so that the first ones are under way while the others are still made.
  const rounds = function* (): Generator<readonly LaneWork[]> {
    for (let from = 0; from < own.length && !context.isOver(); from += casesOfARound)
      yield own.slice(from, from + casesOfARound).map(workOf);
  };
  context.report('systematic', own.length);
  await runRounds(rounds(), context.concurrency);
  return coverage;
}
