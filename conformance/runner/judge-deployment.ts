import { idsInForce } from '../baseline/mark-known.ts';
import { type WeighedFindings, weighFindings } from '../baseline/weigh-findings.ts';
import type { Check } from '../checks/check.ts';
import { observeMoves } from '../moves/observed-moves.ts';
import { type Drifted, runDriftPhase } from '../phases/drift-phase.ts';
import { createDialectObserver } from '../phases/observe-dialect.ts';
import { type PhasePlan, type PlayedPhases, playPhases } from '../phases/play-phases.ts';
import { redactGiven } from '../redact/given-secrets.ts';
import { keysIn } from '../restoring/first-states.ts';
import { capGenomes } from '../restoring/genome-cap.ts';
import type { OperationName } from '../run/exchange.ts';
import type { Finding, Run } from '../run/run-record.ts';
import type { SecondOpinion } from '../run/second-opinion.ts';
import { planPass } from '../second-opinion/plan-pass.ts';
import { settleFindings } from '../shrinking/settle-findings.ts';
import { settlingTime } from '../shrinking/settling-time.ts';
import type { Judged } from '../verdict/judged.ts';
import { concludeRun } from './conclude-run.ts';
import { judgeFirstAnswers } from './judge-first-answers.ts';
import type { Judging } from './judging.ts';
import { type ReadyRun, readyRun } from './ready-run.ts';
import { watchingBrokenAgents } from './watching-broken-agents.ts';
import { weighSilences } from './weigh-silences.ts';

/** What the cases showed, before agents are restored. */
interface Examined {
  readonly played: PlayedPhases;
  readonly dialect: Run['dialect'];
  readonly drifted: Drifted;
  readonly weighed: WeighedFindings;
  readonly unconfirmed: readonly OperationName[];
  readonly notJudged: readonly string[];
  readonly secondOpinion: SecondOpinion | undefined;
}

/** Nobody takes back a genome that was created: so many more at most confirm findings and make them small. */
const mostGenomesToSettle = 100;

const noDrift: Drifted = { findings: [], dialect: {}, skipped: new Map() };

/** Scenarios, forwarding and the document have requests of their own: for checks of these alone no case is sent. */
const judgesCases = ({ judge, judgeStep }: Check) => judge !== undefined || judgeStep !== undefined;

/** Sends every case, phase by phase. */
async function play(judging: Judging, run: ReadyRun): Promise<Pick<Examined, 'played' | 'dialect'>> {
  const { wishes, time, network, findOpenApiFault } = judging;
  const { options, profile, operations, seed } = wishes;
  const { prepared, agentIds, properties, sequences, context } = run;
  const { guard, shapes, otherChoices, servedDocument } = prepared;
  const observer = createDialectObserver();
  const given = { operations, agentIds, properties, sequences, guard, profile, seed, time };
  const plan: PhasePlan = {
    ...given,
    shapes,
    otherChoices,
    observer,
    leftAlone: guard.leftAlone(),
    whole: { servedDocument, findOpenApiFault, evolution: network.evolution, token: options.token },
    sendsCases: wishes.checks.some(judgesCases),
    moves: prepared,
    cases: options.cases ?? profile.cases,
  };
  const played = await playPhases(plan, { ...context, send: context.broken.guard(context.send) });
  return { played, dialect: observer.observed() };
}

/** Sends again what departed, as small as it still shows. */
async function settle({ wishes, time, tally }: Judging, run: ReadyRun) {
  const { recording, properties, sequences } = run;
  const context = { ...run.context, send: capGenomes(run.context.send, mostGenomesToSettle) };
  const { shard, subject } = context;
  const settleBy = time.elapsed() + settlingTime(tally);
  context.report('settling findings', tally.causes.size);
  const { findings, unconfirmed } = await settleFindings(tally, {
    context,
    recording,
    sequences,
    // Shrinking tries other agents; the same path of random choices then leads to one of this run's.
    properties: properties.map((property) => ({
      ...property,
      requests: property.requests.map((request) => context.keepWritable(shard.keepOwn(request, subject))),
    })),
    budget: {
      requests: wishes.profile.shrinks,
      isTimeLeft: () => !time.isOver() && time.elapsed() < settleBy,
    },
    failOn: wishes.failOn,
  });
  const { baseline } = wishes.options;
  const inForce = baseline === undefined ? new Set() : idsInForce(baseline);
  const missed = unconfirmed.filter(({ id }) => !inForce.has(id)).map(({ operation }) => operation);
  return { findings, unconfirmed: missed };
}

/** Last of all: what it writes is seen by no check. */
async function holdDialect({ wishes, network }: Judging, run: ReadyRun): Promise<Drifted> {
  const { options, operations, failOn, mayWriteSecrets } = wishes;
  const { prepared, context, agentIds, recording } = run;
  // Of several shards, the first one asks.
  if (!context.shard.ownsIndex(0)) return noDrift;
  const { sendAnonymously } = network;
  const plan = { wanted: options.dialect, sendAnonymously, operations, agentIds, mayWriteSecrets };
  return runDriftPhase({ ...plan, secrets: options, failOn, recording }, prepared, context);
}

function weighKnown({ wishes, time }: Judging, run: ReadyRun, findings: readonly Finding[]) {
  const { options, operations, failOn, mayWriteSecrets } = wishes;
  const { prepared, context, recording } = run;
  return weighFindings(findings, {
    baseline: options.baseline,
    agentIds: wishes.agentIds,
    operations: new Set([...operations].filter((name) => !prepared.obstacles.has(name))),
    failOn,
    mayWriteSecrets,
    time,
    prepared,
    context,
    recording,
  });
}

async function askSecond(
  judging: Judging,
  { prepared, context }: ReadyRun,
  findings: readonly Finding[],
): Promise<SecondOpinion | undefined> {
  if (judging.askSecond === undefined) return undefined;
  const { options, operations } = judging.wishes;
  const { send, firstStates } = prepared;
  const { updatePath } = context.subject;
  const requests = planPass({ operations, updatePath, agentIds: options.agentIds ?? [], firstStates });
  context.report('second opinion', requests.length);
  const redact = redactGiven(options, keysIn(prepared));
  return judging.askSecond({ send, updatePath, requests, findings, redact, tick: context.tick });
}

/** Sends the cases, and makes findings of what departed. */
async function examine(judging: Judging, run: ReadyRun): Promise<Examined> {
  const unread = judgeFirstAnswers(run.prepared, run.context);
  const { played, dialect } = await play(judging, run);
  const notJudged = [...unread, ...run.context.broken.explain().map(run.redact)];
  const settled = await settle(judging, run);
  const drifted = await holdDialect(judging, run);
  const found = weighSilences(judging, run, [...settled.findings, ...drifted.findings]);
  const weighed = await weighKnown(judging, run, found);
  const secondOpinion = await askSecond(judging, run, weighed.findings);
  return { played, dialect, drifted, weighed, unconfirmed: settled.unconfirmed, notJudged, secondOpinion };
}

/** Sends every case, settles the findings and restores the agents. */
export async function judgeDeployment(judging: Judging): Promise<Judged> {
  const run = watchingBrokenAgents(await readyRun(judging));
  const examineAll = () => examine(judging, run);
  return concludeRun(judging, run, examineAll, ({ played, drifted, weighed, dialect, ...others }) => ({
    ...others,
    ...weighed,
    coverage: played.coverage,
    random: played.random,
    // Restoring may have shown more moves.
    dialect: {
      ...dialect,
      ...observeMoves(run.prepared.moves),
      ...played.whole.dialect,
      ...drifted.dialect,
    },
    notJudged: [...played.notJudged, ...others.notJudged],
    skipped: new Map([...played.whole.skipped, ...drifted.skipped]),
  }));
}
