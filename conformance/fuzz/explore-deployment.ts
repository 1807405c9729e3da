import fc from 'fast-check';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { updateRequest } from '../generate/cases.ts';
import { understand } from '../oracle/understand.ts';
import { createDialectObserver } from '../phases/observe-dialect.ts';
import { playPhases } from '../phases/play-phases.ts';
import type { RunContext } from '../phases/run-context.ts';
import { allCases } from '../phases/systematic-phase.ts';
import { isGivenUp } from '../phases/tally.ts';
import { maySend } from '../restoring/may-send.ts';
import { explainUnrestored, type RestoredAgents } from '../restoring/restore-agents.ts';
import { writtenFields } from '../restoring/written-fields.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Exploration } from '../run/exploration.ts';
import { restore } from '../runner/judge-deployment.ts';
import type { Judged, Judging } from '../runner/judging.ts';
import { profiles } from '../runner/profiles.ts';
import { type ReadyRun, readyRun } from '../runner/ready-run.ts';
import { skippedBy } from '../runner/skipped-checks.ts';
import { isLoopback } from '../send/proxy.ts';
import { settleFindings } from '../shrinking/settle-findings.ts';
import { createBehaviourLog } from './behaviour-log.ts';
import { type CorpusEntry, createCorpus } from './corpus.ts';
import { createDice } from './dice.ts';
import { noteExchange, operationOf } from './exploration-context.ts';
import { explore } from './explore.ts';
import { createFindingDesk } from './finding-desk.ts';
import type { FuzzControl, FuzzOptions } from './fuzz-options.ts';
import type { Breeding } from './make-child.ts';
import { allMutations, mutationsFor } from './mutations/index.ts';
import { createValuePool } from './value-pool.ts';
import { whatNext } from './what-next.ts';
import { createWords } from './words.ts';

/** Of the time and the requests, the cases of `check` get so much at most; the last part is for settling findings. */
const [shareOfCases, shareToSettle] = [0.4, 0.1];
const longestSettling = 20_000;
/** Random cases beside the systematic ones, and the genomes that may be created. */
const randomCases = 1500;
const genomeCaps = { loopback: 1_000_000, elsewhere: profiles.standard.genomes };
/** Longer bodies are left to `check`. */
const longestCase = 6000;
const casesOfAProperty = 40;

/** The cases of `check`, as inputs to mutate. */
function casesOf(
  { wishes }: Judging,
  { context, agentIds, prepared, properties }: ReadyRun,
): readonly SentRequest[] {
  const { guard } = prepared;
  const plan = { operations: wishes.operations, agentIds, leftAlone: guard.leftAlone, isThreeWay: false };
  const systematic = [...allCases(plan, context)].map(({ request }) => request);
  const random = properties
    .filter(({ operation }) => wishes.operations.has(operation))
    .flatMap(({ requests }) => fc.sample(requests, { seed: wishes.seed, numRuns: casesOfAProperty }));
  return [...systematic, ...random]
    .map((request) => context.shard.keepOwn(request, context.subject))
    .filter(({ body }) => (body?.length ?? 0) <= longestCase);
}

/** How an exploration goes about it; others than the usual one are for measuring what it is worth. */
export interface Way {
  /** Whether what answers told decides what is mutated; without it the same mutations are tried on the cases alone. */
  readonly isGuided: boolean;
  /** Whether the cases of `check` are sent first, as they are. */
  readonly playsCases: boolean;
}

export const usualWay: Way = { isGuided: true, playsCases: true };

/** What an exploration came to, before agents are restored. */
interface Explored {
  readonly exploration: Exploration;
  readonly desk: ReturnType<typeof createFindingDesk>;
  readonly notJudged: readonly string[];
}

/** Explores: first the cases of `check`, then mutations of them and of whatever showed something new. */
async function exploreAll(
  judging: Judging,
  run: ReadyRun,
  options: FuzzOptions,
  { isGuided, playsCases }: Way,
): Promise<Explored> {
  const { wishes, time, tally } = judging;
  const { prepared, context, ownIds, recording, properties, sequences } = run;
  const { subject, guard } = prepared;
  const { maxRequests = Number.POSITIVE_INFINITY, maxTimeMs = Number.POSITIVE_INFINITY } = options;
  const dice = createDice(wishes.seed + 7919 * (options.shard?.index ?? 0));
  const isOnLoopback = isLoopback(new URL(options.url).hostname);
  const mutations = mutationsFor(isOnLoopback, options.allow ?? []);
  const off = allMutations.filter((one) => !mutations.includes(one)).map(({ name }) => name);
  const published = [...prepared.nestedKeys.values()].flatMap((keys) => Object.keys(keys));
  const words = createWords(options.dictionary ?? [], published);
  const corpus = createCorpus();
  const log = createBehaviourLog();
  let [requests, isStopped, isSkipped, pausedUntil] = [0, false, false, Promise.resolve()];
  let resume: (() => void) | undefined;
  let phase: 'cases' | 'exploring' = 'cases';
  let trying: readonly string[] = [];

  const send: RunContext['send'] = (request) => {
    requests += 1;
    return context.send(request);
  };
  const agentIds = ownIds.map((id) => canonicalUuid(id) ?? id);
  const restore = async (agentId: string) => {
    await sequences.restore(updateRequest(subject.updatePath, agentId, '{}'));
    context.watch.beginAnew(agentId);
  };
  const desk = createFindingDesk(tally, async (fresh) => {
    const until = time.elapsed() + longestSettling;
    return settleFindings(fresh, {
      context,
      recording,
      sequences,
      properties,
      budget: {
        requests: profiles.standard.shrinks,
        isTimeLeft: () => !time.isOver() && time.elapsed() < until,
      },
      failOn: wishes.failOn,
      putBack: async () => {
        for (const id of agentIds) await restore(id);
      },
    });
  });
  const exploreUntil = maxTimeMs - Math.min(maxTimeMs * shareToSettle, longestSettling);
  const isFound = () => options.stopOnFirst === true && desk.leading().some(({ counts }) => counts);
  const isOver = () =>
    isStopped || context.isOver() || requests >= maxRequests || time.elapsed() >= exploreUntil || isFound();
  const control: FuzzControl = {
    status: () => ({
      phase,
      elapsedMs: time.elapsed(),
      requests,
      corpus: corpus.entries().length,
      behaviours: log.byOperation,
      lastNewMs: log.lastNewMs(),
      findings: desk.leading(),
      trying,
      map: new Map([...tally.operations].map(([name, { statuses }]) => [name, statuses])),
    }),
    pause: () => {
      if (resume !== undefined) return;
      pausedUntil = new Promise((resolve) => {
        resume = resolve;
      });
    },
    resume: () => {
      resume?.();
      resume = undefined;
    },
    isPaused: () => resume !== undefined,
    skip: () => {
      isSkipped = true;
    },
    stop: () => {
      isStopped = true;
      control.resume();
    },
  };
  options.onStart?.(control);

  const sent: RunContext = { ...context, send, isOver };
  const exploring = {
    context: sent,
    corpus,
    words,
    agentIds,
    usual: new Map(),
    onSmaller: (entry: CorpusEntry) => options.onEntry?.(entry),
    restore,
  };
  const onNew = (fingerprint: string) => {
    log.note(fingerprint, time.elapsed(), requests);
    const entry = corpus.entries().at(-1);
    if (entry?.fingerprint === fingerprint) options.onEntry?.(entry);
  };
  const settleNew = async () => {
    if (await desk.settleNew()) options.onFindings?.(desk.leading());
  };

  // What earlier runs kept, and the cases of `check`: both tell what is known already.
  const isCasesOver = () =>
    !playsCases ||
    isOver() ||
    isSkipped ||
    requests >= maxRequests * shareOfCases ||
    time.elapsed() >= maxTimeMs * shareOfCases;
  const playing = { ...exploring, fresh: [], onNoted: () => {} };
  const noting: RunContext = {
    ...sent,
    isOver: isCasesOver,
    send: async (request) => {
      const outcome = await send(request);
      const child = { input: { steps: [request] }, mutations: [] };
      const exchange = { operation: operationOf(request, playing), request, outcome };
      const { fingerprint, isNew } = noteExchange(child, 0, exchange, undefined, playing);
      if (isNew) onNew(fingerprint);
      return outcome;
    },
  };
  const played = await playPhases(
    {
      operations: wishes.operations,
      agentIds: run.agentIds,
      leftAlone: guard.leftAlone,
      shapes: prepared.shapes,
      whole: {
        servedDocument: prepared.servedDocument,
        findOpenApiFault: judging.findOpenApiFault,
        evolution: undefined,
        token: options.token,
      },
      properties,
      sequences,
      observer: createDialectObserver(),
      profile: { ...profiles.standard, measuresTime: isOnLoopback, softTimeMs: maxTimeMs * shareOfCases },
      cases: randomCases,
      seed: wishes.seed,
      time,
    },
    noting,
  );
  await settleNew();
  for (const id of agentIds) if (!isOver()) await exploring.restore(id);
  context.watch.forgetAll();

  phase = 'exploring';
  isSkipped = false;
  const fields = writtenFields(guard, ownIds);
  const genomes = { left: isOnLoopback ? genomeCaps.loopback : genomeCaps.elsewhere };
  const cases = casesOf(judging, run);
  const breeding: Breeding = {
    material: {
      dice,
      words,
      subject,
      agentIds,
      fields,
      valueFor: createValuePool(dice),
      other: () => {
        const request = isGuided ? undefined : dice.pick(cases);
        return request === undefined ? corpus.any(dice)?.input : { steps: [request] };
      },
    },
    corpus,
    cases,
    takenCases: cases.filter((request) => understand(request, subject).expectation.verdict === 'accept'),
    isGuided,
  };
  const isAllowed = (request: SentRequest) => {
    const operation = operationOf(request, playing);
    if (!wishes.operations.has(operation) || !maySend(request, agentIds)) return false;
    if (wishes.options.readOnly === true && request.method !== 'GET') return false;
    // What stands at a path that was guessed tells nothing.
    if (operation === 'listAgents' && subject.isListFound !== true) return false;
    if (operation !== 'createGenome') return true;
    genomes.left -= 1;
    return genomes.left >= 0;
  };
  const tallies = await explore({
    breeding,
    exploring,
    mutations,
    kept: (options.corpus ?? []).filter(({ steps }) => steps.every(isAllowed)),
    isAllowed,
    isOver,
    concurrency: context.concurrency,
    onNew: (_child, { fingerprint }) => onNew(fingerprint),
    onBatch: (names) => {
      trying = names;
    },
    afterBatch: async () => {
      await settleNew();
      await pausedUntil;
    },
  });
  await settleNew();
  const durationMs = time.elapsed();
  return {
    desk,
    notJudged: played.notJudged.filter((reason) => !reason.startsWith('--max-time')),
    exploration: {
      corpus: corpus.entries().length,
      behaviours: Object.fromEntries(log.byOperation),
      curve: log.curve(durationMs, requests),
      mutations: tallies,
      off,
      next: whatNext({
        durationMs,
        lastNewMs: log.lastNewMs(),
        off,
        mutations: tallies,
        agents: agentIds.length,
        words: words.given.length,
        givenUp: [...wishes.operations].filter((operation) => isGivenUp(tally, operation)),
        isReadOnly: wishes.options.readOnly === true,
      }),
    },
  };
}

/** Explores a deployment, and restores its agents, whatever happens between. */
export async function exploreDeployment(
  judging: Judging,
  options: FuzzOptions,
  way: Way = usualWay,
): Promise<Judged> {
  const run = await readyRun(judging);
  let restored: RestoredAgents | undefined;
  let explored: Explored;
  try {
    explored = await exploreAll(judging, run, options, way);
  } finally {
    restored = await restore(judging, run);
  }
  const { guard, obstacles } = run.prepared;
  const otherWriter = guard.otherWriter();
  const { findings, unconfirmed } = explored.desk.settled();
  return {
    findings: findings.map((finding) =>
      otherWriter === undefined ? finding : { ...finding, counts: false },
    ),
    stale: [],
    coverage: {},
    dialect: {},
    notJudged: [
      ...explored.notJudged,
      ...explainUnrestored(restored),
      ...(otherWriter === undefined ? [] : [otherWriter]),
    ],
    unconfirmed: unconfirmed.map(({ operation }) => operation),
    fields: writtenFields(guard, run.ownIds),
    random: undefined,
    obstacles,
    skipped: skippedBy(judging.wishes, run.prepared, false),
    restored,
    redact: run.redact,
    secondOpinion: undefined,
    exploration: explored.exploration,
  };
}
