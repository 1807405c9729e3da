import { canonicalUuid } from '../../spec/uuid-text.ts';
import { updateRequest } from '../generate/cases.ts';
import { profiles } from '../phases/profiles.ts';
import type { RunContext } from '../phases/run-context.ts';
import { capGenomes } from '../restoring/genome-cap.ts';
import type { Judging } from '../runner/judging.ts';
import type { ReadyRun } from '../runner/ready-run.ts';
import { weighSilences } from '../runner/weigh-silences.ts';
import { isLoopback } from '../send/loopback.ts';
import { silence } from '../send/silence.ts';
import { settleFindings } from '../shrinking/settle-findings.ts';
import { type BehaviourLog, createBehaviourLog } from './behaviour-log.ts';
import { type Corpus, createCorpus } from './corpus.ts';
import type { ExplorationContext } from './exploration-context.ts';
import { createExplorationControl } from './exploration-control.ts';
import { createFindingDesk, type FindingDesk } from './finding-desk.ts';
import type { FuzzOptions, FuzzStatus } from './fuzz-options.ts';
import { createSilentForms, type SilentForms } from './silent-forms.ts';
import type { Way } from './way.ts';
import { createWords, type Words } from './words.ts';

/** The genomes that may be created, by whatever part of an exploration. */
const genomeCaps = { loopback: 1_000_000, elsewhere: profiles.standard.genomes };
/** The last part of the time is for settling findings, up to so much. */
const shareToSettle = 0.1;
const longestSettling = 20_000;
/** What is met among the cases of `check` is told so often. */
const tellEvery = 500;
/** The end of an exploration that is paused is noticed so soon. */
const pauseSlice = 200;

/** What the stages of an exploration share. */
export interface Exploration {
  readonly judging: Judging;
  readonly run: ReadyRun;
  readonly options: FuzzOptions;
  readonly way: Way;
  readonly isOnLoopback: boolean;
  /** The way to the deployment: what is sent counts, and waits while somebody pauses. */
  readonly context: RunContext;
  readonly corpus: Corpus;
  readonly words: Words;
  readonly log: BehaviourLog;
  readonly desk: FindingDesk;
  readonly silentForms: SilentForms;
  /** The agents that may be updated, canonical. */
  readonly agentIds: readonly string[];
  readonly playing: Omit<ExplorationContext, 'onNoted' | 'fresh'>;
  readonly requests: () => number;
  readonly isOver: () => boolean;
  readonly isSkipped: () => boolean;
  /** Notes a behaviour that was met for the first time. */
  readonly onNew: (fingerprint: string) => void;
  /** Settles what is new among the departures, and tells of it. */
  readonly settleNew: () => Promise<void>;
  /** Tells of what was met since it told the last time, before anything is sent again: whoever is killed has that. */
  readonly tellMet: () => Promise<void>;
  /** Judges together what was not answered so far: what `check` sends is all that may be held against a deployment. */
  readonly weighSilences: () => void;
  readonly begin: (phase: FuzzStatus['phase']) => void;
  /** Tells which mutations are tried. */
  readonly tell: (mutations: readonly string[]) => void;
}

function deskOf(
  { tally, time, wishes }: Judging,
  { recording, sequences, properties }: ReadyRun,
  context: RunContext,
  putBack: () => Promise<void>,
): FindingDesk {
  const settle = (fresh: Judging['tally'], isTimeLeft: () => boolean) => {
    const budget = { requests: profiles.standard.shrinks, isTimeLeft };
    const plan = { context, recording, sequences, properties, budget, failOn: wishes.failOn, putBack };
    return settleFindings(fresh, plan);
  };
  return createFindingDesk(
    tally,
    (fresh) => {
      const until = time.elapsed() + longestSettling;
      return settle(fresh, () => !time.isOver() && time.elapsed() < until);
    },
    (fresh) => settle(fresh, () => false),
  );
}

/** An exploration of which nothing was sent yet; whoever watches it is given its control. */
export function openExploration(
  judging: Judging,
  run: ReadyRun,
  options: FuzzOptions,
  way: Way,
): Exploration {
  const { time, tally } = judging;
  const { prepared, ownIds, sequences } = run;
  const isOnLoopback = isLoopback(new URL(options.url).hostname);
  const most = isOnLoopback ? genomeCaps.loopback : genomeCaps.elsewhere;
  const context: RunContext = { ...run.context, send: capGenomes(run.context.send, most) };
  const { maxRequests = Number.POSITIVE_INFINITY, maxTimeMs = Number.POSITIVE_INFINITY } = options;
  const published = [...prepared.nestedKeys.values()].flatMap((keys) => Object.keys(keys));
  const words = createWords(options.dictionary ?? [], published);
  // Where updates were not selected, no agent is even read.
  const isUpdated = judging.wishes.operations.has('updateAgent');
  const agentIds = isUpdated ? ownIds.map((id) => canonicalUuid(id) ?? id) : [];
  const restore = async (agentId: string) => {
    await sequences.restore(updateRequest(prepared.subject.updatePath, agentId, '{}'));
    context.watch.beginAnew(agentId);
  };
  const desk = deskOf(judging, run, context, async () => {
    for (const id of agentIds) await restore(id);
  });
  const [corpus, log, silentForms] = [createCorpus(), createBehaviourLog(), createSilentForms()];
  let requests = 0;
  let told = { met: 0, at: Number.NEGATIVE_INFINITY };
  let phase: FuzzStatus['phase'] = 'cases';
  let trying: readonly string[] = [];
  const { control, isStopped, isSkipped, pause } = createExplorationControl(() => ({
    phase,
    elapsedMs: time.elapsed(),
    requests,
    corpus: corpus.entries().length,
    behaviours: log.byOperation,
    lastNewMs: log.lastNewMs(),
    findings: desk.leading(),
    trying,
    map: new Map([...tally.operations].map(([name, { statuses }]) => [name, statuses])),
  }));
  const exploreUntil = maxTimeMs - Math.min(maxTimeMs * shareToSettle, longestSettling);
  const isFound = () => options.stopOnFirst === true && desk.leading().some(({ counts }) => counts);
  const isOver = () =>
    isStopped() || context.isOver() || requests >= maxRequests || time.elapsed() >= exploreUntil || isFound();
  // Whoever pauses may also interrupt, and time goes on: then nothing more is sent.
  const waitWhilePaused = async () => {
    while (control.isPaused() && !isOver()) await Promise.race([pause(), time.sleep(pauseSlice)]);
  };
  const send: RunContext['send'] = async (request) => {
    if (control.isPaused()) await waitWhilePaused();
    if (control.isPaused()) return silence('aborted', 'The exploration ended while it was paused.');
    requests += 1;
    const outcome = await context.send(request);
    silentForms.note(request, outcome);
    return outcome;
  };
  const sent: RunContext = { ...context, send, isOver };
  options.onStart?.(control);
  return {
    judging,
    run,
    options,
    way,
    isOnLoopback,
    context: sent,
    corpus,
    words,
    log,
    desk,
    silentForms,
    agentIds,
    playing: {
      context: sent,
      corpus,
      words,
      agentIds,
      usual: new Map(),
      restore,
      onSmaller: (entry) => options.onEntry?.(entry),
    },
    requests: () => requests,
    isOver,
    isSkipped,
    onNew: (fingerprint) => {
      log.note(fingerprint, time.elapsed(), requests);
      const entry = corpus.entries().at(-1);
      if (entry?.fingerprint === fingerprint) options.onEntry?.(entry);
    },
    settleNew: async () => {
      if (!(await desk.settleNew())) return;
      // What was sent again to settle it has written to agents.
      context.watch.forgetAll();
      options.onFindings?.(desk.leading());
    },
    tellMet: async () => {
      if (tally.met === told.met || time.elapsed() - told.at < tellEvery) return;
      told = { met: tally.met, at: time.elapsed() };
      options.onFindings?.(await desk.met());
    },
    weighSilences: () => {
      if (desk.weigh((findings) => weighSilences(judging, run, findings)))
        options.onFindings?.(desk.leading());
    },
    begin: (next) => {
      phase = next;
    },
    tell: (mutations) => {
      trying = mutations;
    },
  };
}
