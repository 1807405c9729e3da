import { type UpdateFieldName, updateFields } from '../../spec/fields.ts';
import { isGivenUp } from '../phases/given-up.ts';
import { runInLanes } from '../phases/lanes.ts';
import type { RequestDigest } from '../record/request-digest.ts';
import { redactGiven } from '../redact/given-secrets.ts';
import type { Redact } from '../redact/redact.ts';
import { foreignKeysIn } from '../restoring/first-states.ts';
import { persist } from '../restoring/persist.ts';
import { explainUnrestored, type RestoredAgents, restoreAgents } from '../restoring/restore-agents.ts';
import type { Safekeeping } from '../restoring/safekeeping.ts';
import type { OperationName, Send } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { parseBaseUrl } from '../send/base-url.ts';
import { enterStates } from '../target/enter-states.ts';
import { prepare } from '../target/prepare.ts';
import type { ProgressTeller } from '../target/progress-teller.ts';
import type { RunTime } from '../target/run-time.ts';
import { align, findCommonState } from './align-agents.ts';
import { type Both, forBoth, mapBoth, type SideName, sideNames } from './both.ts';
import type { SideOptions } from './compare-options.ts';
import { type Comparing, exchangePair, needsAligning, type Pair, realign, wasAborted } from './comparing.ts';
import { showsKeys } from './key-use.ts';
import { pairedProperties } from './paired-properties.ts';
import { laneOf, type PairedRequest, pairOf, requestFor } from './paired-request.ts';
import { type PlannedPair, pairRounds } from './plan-pairs.ts';
import { settleDifferences } from './settle-differences.ts';
import { nameOptions, type Side } from './side.ts';
import { systematicPairs } from './systematic-pairs.ts';
import { type CompareTally, notePair } from './tally-differences.ts';

/** What comparing needs: the caller's wishes, made definite, and the edges. */
export interface CompareJob {
  readonly options: Both<SideOptions>;
  readonly send: Both<Send>;
  readonly time: RunTime;
  readonly seed: number;
  readonly cases: number;
  readonly concurrency: number;
  readonly readOnly: boolean;
  /** Whether api_key may be written to both. */
  readonly mayWriteSecrets: boolean;
  /** Keeps the first states while the agents are changed. */
  readonly keepings: Both<Safekeeping>;
  readonly tally: CompareTally;
  readonly digest: RequestDigest;
  readonly progress: ProgressTeller;
  readonly secretHeaders: ReadonlyMap<string, string>;
}

export interface Compared {
  readonly findings: readonly Finding[];
  readonly notJudged: readonly string[];
  readonly restored: Both<RestoredAgents>;
  /** Findings come redacted; everything else that a deployment may have written into goes through this. */
  readonly redact: Both<Redact>;
}

/** Genomes that may be created on each side. */
const mostCreations = 250;
const shrinks = 80;
const settleTimeMs = 20_000;

async function openSide(name: SideName, job: CompareJob): Promise<Side> {
  const options = job.options[name];
  const { url, updatePath, listPath, agentIds = [] } = options;
  const { mark, secure } = job.keepings[name];
  const operations = new Set<OperationName>(job.readOnly ? [] : ['createGenome', 'updateAgent']);
  const prepared = await prepare(job.send[name], operations, {
    agentIds: job.readOnly ? [] : agentIds,
    updatePath,
    listPath,
    prefix: parseBaseUrl(url).prefix,
    mayWriteSecrets: job.mayWriteSecrets,
    mark,
    // Both may stand before one store: neither is written to before both were read.
    asksTestScore: false,
    secure,
  });
  const { send, subject } = prepared;
  const redact = redactGiven(options, foreignKeysIn(prepared));
  return { name, send, prepared, paths: { ...subject, agentIds }, names: { url, agentIds, redact } };
}

/** Brings each pair of agents to a state that both take. */
async function alignPairs(
  sides: Both<Side>,
  leftAlone: ReadonlySet<UpdateFieldName>,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (const number of sides.left.paths.agentIds.keys()) {
    const common = await findCommonState(sides, number, leftAlone);
    const agents = await align(sides, number, common);
    pairs.push({ common, first: agents, agents, history: [] });
  }
  return pairs;
}

/** What may have led to an answer: what was sent to its agents since both were in their common state. */
function stepsTo(paired: PairedRequest, { pairs }: Comparing): readonly PairedRequest[] {
  const pair = pairOf(paired);
  if (pair !== undefined) return pairs[pair]?.history ?? [];
  return laneOf(paired) === 'alone' ? [...pairs.flatMap(({ history }) => history), paired] : [paired];
}

/** Sends one planned request to both, in the lane of its agents, and brings them together again where they part. */
async function compareOne(planned: PlannedPair, comparing: Comparing, job: CompareJob): Promise<void> {
  const { tally, time, progress } = job;
  const { operation } = planned.paired;
  if (time.isOver() || isGivenUp(tally.sides.left, operation) || isGivenUp(tally.sides.right, operation))
    return;
  const pair = pairOf(planned.paired);
  const exchanged = await exchangePair(comparing, planned.paired);
  if (wasAborted(exchanged)) return;
  notePair(tally, exchanged, planned, stepsTo(planned.paired, comparing));
  if (pair !== undefined && needsAligning(comparing, pair) && !time.isOver()) await realign(comparing, pair);
  progress.tick();
}

/** Sends every round; tells whether all of the first one was sent. */
async function sendRounds(
  rounds: Iterable<readonly PlannedPair[]>,
  comparing: Comparing,
  job: CompareJob,
): Promise<boolean> {
  let sent = 0;
  for (const round of rounds) {
    for (const { paired } of round) job.digest.add(requestFor(paired, comparing.sides.left.paths));
    if (job.time.isOver()) return sent > 0;
    const works = round.map((planned) => ({
      lane: laneOf(planned.paired),
      run: () => compareOne(planned, comparing, job),
    }));
    const beside = works.filter(({ lane }) => lane !== 'alone');
    await runInLanes(beside, job.concurrency);
    for (const { run } of works.filter(({ lane }) => lane === 'alone')) await run();
    if (job.time.isOver() && sent === 0) return false;
    sent += 1;
  }
  return true;
}

function obstaclesOf(sides: Both<Side>): readonly string[] {
  return Object.values(sides).flatMap(({ name, prepared }) => [
    ...[...prepared.obstacles].map(([operation, why]) => nameOptions(`${name}: ${operation}: ${why}`, name)),
    ...[...prepared.unread.keys()].map(
      (id) => `${name}: updateAgent: agent ${id} does not answer an empty update with itself`,
    ),
  ]);
}

/** Fields that cannot be put back on an agent of either side, and are compared on none. */
async function findLeftAlone(sides: Both<Side>): Promise<ReadonlySet<UpdateFieldName>> {
  const { left, right } = await forBoth(sides, showsKeys);
  const isLeftAlone = (name: string) =>
    (name === 'api_key' && !(left && right)) ||
    Object.values(sides).some(({ prepared, paths }) =>
      paths.agentIds.some((id) => prepared.guard.leftAloneOf(id).has(name)),
    );
  return new Set(updateFields.map(({ name }) => name).filter(isLeftAlone));
}

/** Who else writes to the agents of either side, once that is proved. */
const findOtherWriters = (sides: Both<Side>): readonly string[] =>
  Object.values(sides).flatMap(({ name, prepared }) => {
    const writer = prepared.guard.otherWriter();
    return writer === undefined ? [] : [`${name}: ${writer}`];
  });

/** Aligns, compares, settles and restores, whatever happens between. */
export async function compareSides(given: CompareJob): Promise<Compared> {
  const { tally, seed, cases, readOnly, progress } = given;
  progress.report('preparing', 0);
  const sides = await forBoth({ left: 'left', right: 'right' }, (name: SideName) => openSide(name, given));
  const isOver = () => given.time.isOver() || findOtherWriters(sides).length > 0;
  const time = { ...given.time, isOver };
  const job = { ...given, time };
  const obstacles = obstaclesOf(sides);
  const canUpdate = !readOnly && obstacles.length === 0 && sides.left.paths.agentIds.length > 0;
  let [findings, isWhole]: [readonly Finding[], boolean] = [[], true];
  let restored: Both<RestoredAgents> = { left: [], right: [] };
  try {
    progress.report('aligning', 0);
    // One side after the other: both may stand before one store.
    if (canUpdate) for (const { prepared } of [sides.left, sides.right]) await enterStates(prepared);
    const leftAlone = canUpdate ? await findLeftAlone(sides) : new Set<UpdateFieldName>();
    const pairs = canUpdate ? await alignPairs(sides, leftAlone) : [];
    const comparing = { sides, pairs };
    const shapes = new Map([...sides.right.prepared.shapes, ...sides.left.prepared.shapes]);
    const plan = { pairs: pairs.length, leftAlone, readOnly, shapes };
    progress.report('comparing', cases);
    isWhole = await sendRounds(
      pairRounds(systematicPairs(plan), pairedProperties(plan), { cases, seed, creations: mostCreations }),
      comparing,
      job,
    );
    progress.report('settling differences', tally.causes.size);
    const settleBy = time.elapsed() + settleTimeMs;
    findings = await settleDifferences(tally.causes.values(), {
      comparing,
      secretHeaders: job.secretHeaders,
      seed,
      shrinks,
      isTimeLeft: () => !time.isOver() && time.elapsed() < settleBy,
      tick: progress.tick,
    });
  } finally {
    time.beginRestoring();
    if (!readOnly)
      restored = await forBoth(sides, async ({ name, prepared, paths, names }) => {
        const send = persist(prepared.sendAround, time);
        const plan = { ...prepared, send, updatePath: paths.updatePath, redact: names.redact };
        const side = await restoreAgents(plan);
        job.keepings[name].settle(side);
        return side;
      });
  }
  const writers = findOtherWriters(sides);
  // Whatever was seen meanwhile may be the other's doing.
  if (writers.length > 0) findings = findings.map((finding) => ({ ...finding, counts: false }));
  const late = isWhole || time.isInterrupted() ? [] : ['--max-time was over before the first round was'];
  const unrestored = sideNames.flatMap((side) =>
    explainUnrestored(restored[side]).map((why) => `${side}: ${why}`),
  );
  const redact = mapBoth(sides, ({ names }) => names.redact);
  return { findings, notJudged: [...obstacles, ...writers, ...late, ...unrestored], restored, redact };
}
