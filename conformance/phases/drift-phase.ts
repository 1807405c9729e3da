import type { DialectExamples } from '../../spec/dialect-examples.ts';
import type { Dialect, PointId } from '../../spec/dialect-points.ts';
import { dialectIsKept } from '../checks/dialect-is-kept/check.ts';
import { type Drift, departingPoints, heldPoints } from '../checks/dialect-is-kept/drift.ts';
import { departingErrors, departingForms, departingMoves } from '../checks/dialect-is-kept/example-drift.ts';
import { createLearning } from '../learn/create-learning.ts';
import { type LearnedPoints, learnPoints } from '../learn/learn-points.ts';
import type { LearnedPoint } from '../learn/learned-point.ts';
import { presentExamples } from '../learn/present-examples.ts';
import { showReading } from '../learn/show-reading.ts';
import type { MoveTable } from '../moves/move-table.ts';
import { observeField, pointOfField } from '../moves/observed-moves.ts';
import { observe } from '../observe/observation.ts';
import { makeFinding, type Recording } from '../record/make-finding.ts';
import { recordExchange } from '../record/record-exchange.ts';
import type { GivenCredentials } from '../redact/credential-headers.ts';
import type { OperationName, Send } from '../run/exchange.ts';
import type { FailOn } from '../run/fail-on.ts';
import type { ObservedMoves, ObservedPoint } from '../run/observed-point.ts';
import { originPath } from '../run/origin.ts';
import { namesAt } from '../run/place.ts';
import type { Finding, Run } from '../run/run-record.ts';
import type { Prepared } from '../target/prepare.ts';
import type { RunContext } from './run-context.ts';
import { judge } from './tally.ts';

/** What holding a deployment to a dialect takes. */
export interface DriftPlan {
  /** Undefined where none was asked for; points that are left out are not held. */
  readonly wanted: Partial<Dialect> | undefined;
  readonly sendAnonymously: Send | undefined;
  readonly operations: ReadonlySet<OperationName>;
  readonly agentIds: readonly string[];
  readonly mayWriteSecrets: boolean;
  readonly secrets: GivenCredentials;
  readonly failOn: ReadonlySet<FailOn>;
  readonly recording: Recording;
}

/** What it came to. */
export interface Drifted {
  readonly findings: readonly Finding[];
  readonly dialect: Run['dialect'];
  /** Why the dialect was not held, where it was not. */
  readonly skipped: ReadonlyMap<string, string>;
}

const nothing = (why: string): Drifted => ({
  findings: [],
  dialect: {},
  skipped: new Map([[dialectIsKept.id, why]]),
});

const mostExchanges = 3;

/** After all cases, so that a sample of a status is one of theirs where there is one. */
const firstOrder = 2_000_000_000;
const asked = { phase: 'systematic', index: firstOrder } as const;

/** The table of a point, as it was learned. */
function movesAt(point: PointId, examples: DialectExamples, table: MoveTable): Pick<ObservedPoint, 'moves'> {
  const field = point === 'status-moves' ? 'status' : 'protection_status';
  if (pointOfField[field] !== point) return {};
  const { frozen = [] } = examples.moves?.[field] ?? {};
  const moves = observeField(table, field).map(
    (one): ObservedMoves => (frozen.includes(one.from) ? { ...one, frozen: true } : one),
  );
  return { moves };
}

function toObservedPoint(
  { point, choice, sure, readings }: LearnedPoint,
  recording: Recording,
  { examples }: LearnedPoints,
  table: MoveTable,
): ObservedPoint | undefined {
  const [first] = readings.filter((reading) => reading.choice === choice);
  if (choice === undefined || first === undefined) return undefined;
  const { request, answer } = showReading(first, recording.redact);
  return {
    choice,
    evidence: `${request} → ${answer}`,
    sure: sure === 'agreed',
    exchanges: readings
      .slice(0, mostExchanges)
      .map(({ asked }) => recordExchange(asked, recording.url, recording.redact)),
    ...(choice === 'table' ? movesAt(point, examples, table) : {}),
  };
}

function observeAll(learned: LearnedPoints, recording: Recording, table: MoveTable): Run['dialect'] {
  return Object.fromEntries(
    learned.points.flatMap((point) => {
      const observed = toObservedPoint(point, recording, learned, table);
      return observed === undefined ? [] : [[point.point, observed]];
    }),
  );
}

function findingOf(drift: Drift, { recording, failOn }: DriftPlan): readonly Finding[] {
  const exchange = drift.exchanges.at(-1);
  const origin = { phase: 'dialect', point: namesAt(drift.place).join('.') } as const;
  if (exchange === undefined) return [];
  const shown = {
    check: { ...dialectIsKept, clause: drift.clause },
    departure: { ...drift, level: 'drift' },
    exchange,
    exchanges: [exchange],
    origin,
    path: originPath(origin),
    seen: drift.exchanges.length,
    flaky: false,
    counts: failOn.has('drift'),
  } as const;
  return [makeFinding(shown, recording)];
}

/** Asks about every point, and finds where the deployment is not as the dialect that it is held to. */
export async function runDriftPhase(
  plan: DriftPlan,
  prepared: Prepared,
  context: RunContext,
): Promise<Drifted> {
  const { wanted, recording } = plan;
  if (!context.checks.includes(dialectIsKept)) return { findings: [], dialect: {}, skipped: new Map() };
  if (wanted === undefined) return nothing('it takes --dialect');
  if (context.isOver()) return nothing('there was no time left for it');
  context.report('dialect', 0);
  const { learning } = createLearning({
    ...plan,
    send: context.send,
    isOver: context.isOver,
    prepared,
    noAgent: 'no agent may be updated',
    tick: (question) => {
      // No check judges these, but they count as what was asked of the operation; a list that was looked for in vain is none.
      const isLookedFor = question.operation === 'listAgents' && context.subject.isListFound !== true;
      if (!isLookedFor) judge(context.tally, [], observe(question, context.subject, []), asked, firstOrder);
      context.tick();
    },
  });
  const learned = await learnPoints(learning);
  const { points } = learned;
  const examples = presentExamples(learned.examples, recording.redact);
  const drifts = [
    ...departingPoints(points, wanted, recording.redact),
    ...departingErrors(examples, wanted.examples ?? {}, points),
    ...departingMoves(examples, wanted.examples ?? {}, points),
    ...departingForms(examples, wanted.examples ?? {}, points),
  ];
  context.tally.cases.set(dialectIsKept.id, heldPoints(points, wanted).length);
  return {
    findings: drifts.flatMap((drift) => findingOf(drift, plan)),
    dialect: observeAll(learned, recording, prepared.moves),
    skipped: new Map(),
  };
}
