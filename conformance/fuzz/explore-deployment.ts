import { isGivenUp } from '../phases/given-up.ts';
import type { Exploration as ExplorationRecord, MutationTally } from '../run/exploration.ts';
import { concludeRun } from '../runner/conclude-run.ts';
import { judgeFirstAnswers } from '../runner/judge-first-answers.ts';
import type { Judging } from '../runner/judging.ts';
import { type ReadyRun, readyRun } from '../runner/ready-run.ts';
import type { Judged } from '../verdict/judged.ts';
import { type Exploration, openExploration } from './exploration.ts';
import type { FindingDesk } from './finding-desk.ts';
import type { FuzzOptions } from './fuzz-options.ts';
import { playCases } from './play-cases.ts';
import { mutationsOff, playMutations } from './play-mutations.ts';
import { usualWay, type Way } from './way.ts';
import { whatNext } from './what-next.ts';

/** What an exploration came to, before agents are restored. */
interface Explored {
  readonly exploration: ExplorationRecord;
  readonly desk: FindingDesk;
  readonly notJudged: readonly string[];
}

/** Puts every agent back between two stages: what the next one judges begins with the first states. */
async function beginAnew({ agentIds, isOver, playing, context }: Exploration): Promise<void> {
  for (const id of agentIds) if (!isOver()) await playing.restore(id);
  context.watch.forgetAll();
}

function recordOf(exploration: Exploration, mutations: readonly MutationTally[]): ExplorationRecord {
  const { judging, corpus, log, requests, agentIds, words } = exploration;
  const { time, tally, wishes } = judging;
  const durationMs = time.elapsed();
  const off = mutationsOff(exploration);
  return {
    corpus: corpus.entries().length,
    behaviours: Object.fromEntries(log.byOperation),
    curve: log.curve(durationMs, requests()),
    mutations,
    off,
    next: whatNext({
      durationMs,
      lastNewMs: log.lastNewMs(),
      off,
      mutations,
      agents: agentIds.length,
      words: words.given.length,
      givenUp: [...wishes.operations].filter((operation) => isGivenUp(tally, operation)),
      isReadOnly: wishes.options.readOnly === true,
    }),
  };
}

/** Explores, stage by stage: first the cases of `check`, then mutations of them and of whatever showed something new. */
async function exploreAll(
  judging: Judging,
  run: ReadyRun,
  options: FuzzOptions,
  way: Way,
): Promise<Explored> {
  const exploration = openExploration(judging, run, options, way);
  // An agent that could not even be read may be a fault by itself.
  const notJudged = [...judgeFirstAnswers(run.prepared, exploration.context)];
  await playCases(exploration);
  await exploration.settleNew();
  exploration.weighSilences();
  await beginAnew(exploration);
  exploration.begin('exploring');
  const mutations = await playMutations(exploration);
  await exploration.settleNew();
  const { operations } = judging.wishes;
  if ([...operations].every((operation) => isGivenUp(judging.tally, operation)))
    notJudged.push('no operation answered any more, so that nothing was left to explore');
  return { desk: exploration.desk, notJudged, exploration: recordOf(exploration, mutations) };
}

/** Explores a deployment, and restores its agents, whatever happens between. */
export async function exploreDeployment(
  judging: Judging,
  options: FuzzOptions,
  way: Way = usualWay,
): Promise<Judged> {
  const run = await readyRun(judging);
  const explore = () => exploreAll(judging, run, options, way);
  return concludeRun(judging, run, explore, ({ desk, notJudged, exploration }) => {
    const { findings, unconfirmed } = desk.settled();
    return {
      findings,
      stale: [],
      coverage: {},
      dialect: {},
      notJudged,
      unconfirmed: unconfirmed.map(({ operation }) => operation),
      random: undefined,
      skipped: new Map(),
      secondOpinion: undefined,
      exploration,
    };
  });
}
