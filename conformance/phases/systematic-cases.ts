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
import { firstUpdateCases, laterUpdateCases } from '../systematic/update-cases.ts';
import { laneOf, type RunContext } from './run-context.ts';

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

/** What the cases are made and ordered by. */
type CaseContext = Pick<RunContext, 'subject' | 'checks'>;

type Made = Case & { readonly operation: OperationName };

/** Gives cases the operation that they are about; none where it is not judged. */
function* of(
  operation: OperationName,
  { operations }: SystematicPlan,
  cases: Iterable<Case>,
): Generator<Made> {
  if (operations.has(operation)) for (const one of cases) yield { ...one, operation };
}

type Asked = Pick<RunContext, 'subject'>;

/** What is made in a moment: all but updates of several fields, of keys and of lengths. */
function* firstCases(plan: SystematicPlan, { subject }: Asked): Generator<Made> {
  const { genomePath, otherGenomePath, listPath, updatePath, isListFound } = subject;
  yield* of('readEvolutionStatus', plan, evolutionStatusCases(plan.agentIds));
  yield* of('createGenome', plan, genomeCases(genomePath, otherGenomePath !== undefined));
  yield* of('createGenome', plan, genomeTransferCases(genomePath));
  if (isListFound) yield* of('listAgents', plan, listCases(listPath));
  if (plan.agentIds.length === 0) return;
  const unknown = unknownUuids[0]?.[1] ?? '';
  yield* of('updateAgent', plan, firstUpdateCases({ ...plan, updatePath }, wrongUuids, unknown));
}

function* laterCases(plan: SystematicPlan, { subject: { updatePath } }: Asked): Generator<Made> {
  if (plan.agentIds.length === 0) return;
  yield* of('updateAgent', plan, laterUpdateCases({ ...plan, updatePath }));
  yield* of('updateAgent', plan, updateTransferCases({ ...plan, updatePath }));
}

/** Every case, as they are made. */
export function* allCases(plan: SystematicPlan, context: Asked): Generator<Made> {
  yield* firstCases(plan, context);
  yield* laterCases(plan, context);
}

/** A case, and where it stands among all as they are made. */
export type Placed = readonly [index: number, made: Made];

/** The cases in their order. Making the later ones and putting them in order takes longer than the first finding may. */
export interface OrderedCases {
  readonly first: readonly Placed[];
  readonly later: () => readonly Placed[];
}

/** Remembers what was made last: whoever checks many deployments in a row mostly makes the same. */
function keepLast<Value>(): (key: readonly unknown[], make: () => Value) => Value {
  let last: { readonly key: string; readonly value: Value } | undefined;
  return (parts, make) => {
    const key = JSON.stringify(parts, (_, value: unknown) =>
      value instanceof Set || value instanceof Map ? [...value] : value,
    );
    if (last?.key !== key) last = { key, value: make() };
    return last.value;
  };
}

const lastOfPlan = keepLast<OrderedCases>();
const lastOfChecks = keepLast<OrderedCases>();

/** The cases of a plan, in the order in which checks find most with them. */
export function casesBy(plan: SystematicPlan, { subject, checks }: CaseContext): OrderedCases {
  const cases = lastOfPlan([plan, subject], () => inOrder(plan, subject));
  const ids = checks.map(({ id }) => id);
  return lastOfChecks([plan, subject, ids], () => soughtFirst(cases, subject, checks));
}

/** Those that stand for many first, then each sort from the beginning to the end, then those that tidy up. */
function inOrder(plan: SystematicPlan, subject: Subject): OrderedCases {
  const soon = [...[...firstCases(plan, { subject })].entries()];
  const isSpread = ([, { operation, isEarly, isLate }]: Placed) =>
    operation === 'updateAgent' && isEarly !== true && isLate !== true;
  const isEarly = ([, one]: Placed) => one.isEarly === true;
  const first = soon.filter((one) => !isSpread(one));
  const orderLater = () => {
    const made = [...laterCases(plan, { subject })].map((one, index) => [soon.length + index, one] as const);
    return [
      ...spreadCases([...soon, ...made].filter(isSpread), ([, one]) => spreadOf(one, subject)),
      ...made.filter((one) => !isSpread(one)),
    ];
  };
  let later: readonly Placed[] | undefined;
  return {
    first: [...first.filter(isEarly), ...first.filter((one) => !isEarly(one))],
    later: () => {
      later ??= orderLater();
      return later;
    },
  };
}

/** Where every check that is selected says what it is about, that comes before all else: its fault shows at once. */
function soughtFirst(cases: OrderedCases, subject: Subject, checks: readonly Check[]): OrderedCases {
  const sought = checks.flatMap(({ isAbout }) => isAbout ?? []);
  if (sought.length < checks.length) return cases;
  const isSought = ([, { request, isLate }]: Placed) =>
    isLate !== true && sought.some((isAbout) => isAbout(understand(request, subject)));
  const all = [...cases.first, ...cases.later()];
  const first = new Set(all.filter(isSought));
  const others = all.filter((one) => !first.has(one));
  return { first: [...first], later: () => others };
}

/** The agent that a case writes to, and the fields that it supplies there. */
function spreadOf({ operation, request }: Made, subject: Subject): Spread {
  const understanding = understand(request, subject);
  const { body } = understanding;
  const fields = body.is === 'json' && isJsonObject(body.value) ? Object.keys(body.value) : [];
  return { lane: laneOf(operation, understanding), fields };
}
