import { updateRequest } from '../generate/cases.ts';
import { understand } from '../oracle/understand.ts';
import { writtenFields } from '../restoring/written-fields.ts';
import type { MutationTally } from '../run/exploration.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import { casesOfCheck } from './cases-of-check.ts';
import { createDice } from './dice.ts';
import type { Exploration } from './exploration.ts';
import { operationOf } from './exploration-context.ts';
import { explore } from './explore.ts';
import { httpSweep } from './http-sweep.ts';
import type { Breeding } from './make-child.ts';
import { createMayExplore, harmlessInputs } from './may-explore.ts';
import { allMutations, mutationsFor } from './mutations/index.ts';
import { rawSweep } from './raw-sweep.ts';
import { repeatedKeys } from './repeated-keys.ts';
import { trickleSweep } from './trickle-sweep.ts';
import { createValuePool } from './value-pool.ts';

/** Shards explore with other parts of chance. */
const seedOf = ({ judging, options }: Exploration) =>
  judging.wishes.seed + 7919 * (options.shard?.index ?? 0);

/** What inputs are made of. */
function breedingOf(exploration: Exploration): Breeding {
  const { judging, run, way, corpus, words, agentIds } = exploration;
  const { isGuided } = way;
  const dice = createDice(seedOf(exploration));
  const cases = casesOfCheck(judging, run);
  return {
    material: {
      dice,
      words,
      subject: run.prepared.subject,
      agentIds,
      fields: writtenFields(run.prepared.guard, run.ownIds),
      valueFor: createValuePool(dice),
      other: () => {
        const request = isGuided ? undefined : dice.pick(cases);
        return request === undefined ? corpus.any(dice)?.input : { steps: [request] };
      },
    },
    corpus,
    cases,
    takenCases: cases.filter(
      (request) => understand(request, run.prepared.subject).expectation.verdict === 'accept',
    ),
    isGuided,
  };
}

/** The mutations that are not allowed here; that there are no bare connections is nobody's choice. */
export function mutationsOff({ isOnLoopback, options }: Exploration): readonly string[] {
  const allowed = mutationsFor({ isOnLoopback, sendsRaw: true, allowed: options.allow ?? [] });
  return allMutations.filter((one) => !allowed.includes(one)).map(({ name }) => name);
}

/** Whether an empty update of an agent that nobody knows is answered otherwise than that there is none. */
async function isMadeUpAgentThere({ judging, run }: Exploration): Promise<boolean> {
  const { operations, options } = judging.wishes;
  if (!operations.has('updateAgent') || options.readOnly === true) return true;
  const { send, subject } = run.prepared;
  const outcome = await send(updateRequest(subject.updatePath, unknownUuids[0]?.[1] ?? '', '{}'));
  return outcome.kind !== 'answer' || outcome.status < 400 || outcome.status >= 500;
}

/** Sends mutations of the cases, and of whatever showed something new, until it is over. */
export async function playMutations(exploration: Exploration): Promise<readonly MutationTally[]> {
  const { judging, run, options, isOnLoopback, agentIds, silentForms, playing } = exploration;
  const { wishes, network } = judging;
  const { sendsRaw } = network;
  const { subject } = run.prepared;
  const breeding = breedingOf(exploration);
  const isAllowed = createMayExplore({
    subject,
    operations: wishes.operations,
    operationOf: (request) => operationOf(request, playing),
    agentIds,
    madeUpExist: await isMadeUpAgentThere(exploration),
    isReadOnly: wishes.options.readOnly === true,
    sendsRaw,
    silentForms,
  });
  const given = options.corpus ?? [];
  const isAllAllowed = mutationsOff(exploration).length === 0;
  const kept = isAllAllowed ? given : harmlessInputs(given, subject);
  const mutations = mutationsFor({ isOnLoopback, sendsRaw, allowed: options.allow ?? [] });
  return explore({
    breeding,
    exploring: playing,
    mutations,
    first: [
      ...kept,
      ...repeatedKeys(subject, agentIds),
      ...trickleSweep(mutations, subject, agentIds),
      ...httpSweep(mutations, subject, agentIds),
      ...rawSweep(mutations, subject, agentIds),
    ].filter(({ steps }) => steps.every(isAllowed)),
    isAllowed,
    isOver: exploration.isOver,
    concurrency: exploration.context.concurrency,
    onNew: (_child, { fingerprint }) => exploration.onNew(fingerprint),
    onBatch: exploration.tell,
    afterBatch: exploration.settleNew,
    requests: exploration.requests,
  });
}
