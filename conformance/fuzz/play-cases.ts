import { createDialectObserver } from '../phases/observe-dialect.ts';
import { playPhases } from '../phases/play-phases.ts';
import { profiles } from '../phases/profiles.ts';
import type { RunContext } from '../phases/run-context.ts';
import type { Exploration } from './exploration.ts';
import { agentOf, type ExplorationContext, noteExchange, operationOf } from './exploration-context.ts';
import { createProbes, type Probes } from './probes.ts';

/** Of the time and the requests, the cases of `check` get so much at most. */
const shareOfCases = 0.4;
/** Random cases beside the systematic ones. */
const randomCases = 1500;

/** The context of a run, with the fingerprint of each answer taken, and what was slow kept for a second look. */
function notingContext(exploration: Exploration, probes: Probes, isOver: () => boolean): RunContext {
  const { context, playing, onNew } = exploration;
  const onNoted: ExplorationContext['onNoted'] = (_child, { exchange, usualMs }) =>
    probes.consider(exchange, false, usualMs);
  const noting = { ...playing, fresh: [], onNoted };
  return {
    ...context,
    isOver,
    send: async (request) => {
      const outcome = await context.send(request);
      const child = { input: { steps: [request] }, mutations: [] };
      const exchange = { operation: operationOf(request, noting), request, outcome };
      const { fingerprint, isNew } = noteExchange(child, 0, exchange, undefined, noting);
      if (isNew) onNew(fingerprint);
      await exploration.tellMet();
      return outcome;
    },
  };
}

/**
 * Sends the cases of `check`, which tell what is known already. That their time was over before all were sent is not
 * told: the exploration goes on from there.
 */
export async function playCases(exploration: Exploration): Promise<void> {
  const { judging, run, options, way, requests, isOnLoopback, playing } = exploration;
  const { wishes, time } = judging;
  const { prepared, properties, sequences, agentIds } = run;
  const { maxRequests = Number.POSITIVE_INFINITY, maxTimeMs = Number.POSITIVE_INFINITY } = options;
  const isCasesOver = () =>
    !way.playsCases ||
    exploration.isOver() ||
    exploration.isSkipped() ||
    requests() >= maxRequests * shareOfCases ||
    time.elapsed() >= maxTimeMs * shareOfCases;
  const probes = createProbes(exploration.context, async (request) => {
    const agentId = agentOf(request, playing);
    if (agentId !== undefined) await playing.restore(agentId);
  });
  await playPhases(
    {
      operations: wishes.operations,
      agentIds,
      leftAlone: prepared.guard.leftAlone(),
      shapes: prepared.shapes,
      otherChoices: prepared.otherChoices,
      whole: {
        servedDocument: prepared.servedDocument,
        findOpenApiFault: judging.findOpenApiFault,
        evolution: judging.network.evolution,
        token: options.token,
      },
      properties,
      sequences,
      observer: createDialectObserver(),
      moves: prepared,
      guard: prepared.guard,
      // Whatever is judged: an exploration begins with them.
      sendsCases: true,
      profile: { ...profiles.standard, measuresTime: isOnLoopback, softTimeMs: maxTimeMs * shareOfCases },
      cases: randomCases,
      seed: wishes.seed,
      time,
      // Whoever is killed, or stops at the first finding, has what was met so far.
      betweenPhases: async () => {
        await probes.play(isCasesOver);
        await exploration.settleNew();
      },
    },
    notingContext(exploration, probes, isCasesOver),
  );
}
