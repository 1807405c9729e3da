import { updateRequest } from '../generate/cases.ts';
import { sequences } from '../generate/sequences.ts';
import { createWatch } from '../observe/watch.ts';
import { groupOf } from '../phases/agent-groups.ts';
import { allProperties, type Property } from '../phases/properties.ts';
import { rememberRequests } from '../phases/recent-requests.ts';
import type { RunContext } from '../phases/run-context.ts';
import type { SequencePlan } from '../phases/sequence-phase.ts';
import type { Recording } from '../record/make-finding.ts';
import { givenSecrets, redactGiven, shellVariables } from '../redact/given-secrets.ts';
import type { Redact } from '../redact/redact.ts';
import { neverBroken } from '../restoring/broken-agents.ts';
import { firstStateBehind, firstStateOf, foreignKeysIn, keysIn } from '../restoring/first-states.ts';
import { repairAgent, sendFirstState } from '../restoring/repair-agent.ts';
import type { SentRequest } from '../run/exchange.ts';
import { parseBaseUrl } from '../send/base-url.ts';
import { isLoopback } from '../send/loopback.ts';
import type { ShardPlan } from '../shard/shard-plan.ts';
import { enterStates } from '../target/enter-states.ts';
import { claimAgents } from '../target/other-run-at-work.ts';
import { type Prepared, prepare } from '../target/prepare.ts';
import { scoreAsNumber } from '../target/score-as-number.ts';
import type { Judging } from './judging.ts';

/** A run that is about to send its cases. */
export interface ReadyRun {
  readonly prepared: Prepared;
  readonly context: RunContext;
  /** The agents that may be updated, and those of them that this run writes to. */
  readonly agentIds: readonly string[];
  readonly ownIds: readonly string[];
  readonly redact: Redact;
  readonly recording: Recording;
  readonly properties: readonly Property[];
  readonly sequences: Omit<SequencePlan, 'cases' | 'seed' | 'isTimeLeft'>;
}

/** What the phases share. */
function contextOf(judging: Judging, prepared: Prepared, shard: ShardPlan, redact: Redact): RunContext {
  const { wishes, network, time, tally, digest, progress } = judging;
  const { send, sendAround, subject, guard } = prepared;
  return {
    send,
    recentRequests: rememberRequests(),
    broken: neverBroken,
    subject,
    checks: wishes.checks,
    secrets: [...keysIn(prepared), ...givenSecrets(wishes.options)],
    redact,
    sentKeys: new Map(),
    disturbed: new Set(),
    tally,
    watch: createWatch((lane) => firstStateOf(lane, prepared)),
    digest,
    concurrency: network.concurrency,
    isOnLoopback: isLoopback(new URL(wishes.options.url).hostname),
    shard,
    time,
    isOver: () =>
      time.isOver() || judging.isEnough() || network.isLockedOut() || guard.otherWriter() !== undefined,
    keepWritable:
      subject.testScoreInput === 'numbers-only'
        ? (request) => scoreAsNumber(guard.keepWritable(request))
        : guard.keepWritable,
    repair: (request) => repairAgent(sendAround, request, firstStateBehind(request, prepared)),
    report: progress.report,
    reportMore: progress.reportMore,
    tick: progress.tick,
  };
}

/** Sequences over the agents of this run. */
function planSequences(
  { wishes: { operations, profile } }: Judging,
  prepared: Prepared,
  ownIds: readonly string[],
): ReadyRun['sequences'] {
  const { sendAround, subject, guard } = prepared;
  const { updatePath, genomePath } = subject;
  // Making one takes longer than drawing from it.
  const planned = new Map<string, ReturnType<typeof sequences>>();
  return {
    planSequences: (first) => {
      const made = planned.get(first);
      if (made !== undefined) return made;
      const agentIds = [first, ...groupOf(first, ownIds).filter((id) => id !== first)];
      const arbitrary = sequences({
        agentIds,
        updatePath,
        genomePath,
        exclude: [...guard.leftAlone()],
        operations,
      });
      planned.set(first, arbitrary);
      return arbitrary;
    },
    // The others are left to the random phase.
    genomes: { left: Math.floor(profile.genomes / 5) },
    emptyUpdate: (agentId) => updateRequest(updatePath, agentId, '{}'),
    restore: async (request: SentRequest) => {
      const state = firstStateBehind(request, prepared);
      if (state !== undefined) await sendFirstState(sendAround, request, state);
    },
  };
}

/** Finds out what must be known of the deployment, and plans what is sent to it. */
export async function readyRun(judging: Judging): Promise<ReadyRun> {
  const { wishes, keeping } = judging;
  const { options, operations, mayWriteSecrets } = wishes;
  const prepared = await prepare(judging.network.send, operations, {
    agentIds: wishes.agentIds,
    ownIds: wishes.shard.agentIds,
    updatePath: options.updatePath,
    listPath: options.listPath,
    prefix: parseBaseUrl(options.url).prefix,
    mayWriteSecrets,
    mark: keeping.mark,
    secure: keeping.secure,
  });
  for (const begin of [enterStates, claimAgents]) if (!judging.time.isOver()) await begin(prepared);
  const { subject, guard, obstacles } = prepared;
  const isReadable = (id: string) => !prepared.unread.has(id);
  const shard = { ...wishes.shard, agentIds: wishes.shard.agentIds.filter(isReadable) };
  const isUpdated = !obstacles.has('updateAgent');
  const agentIds = isUpdated ? wishes.agentIds.filter(isReadable) : [];
  const ownIds = isUpdated ? shard.agentIds : [];
  const redact = redactGiven(options, foreignKeysIn(prepared));
  const { updatePath } = subject;
  const leftAlone = guard.leftAlone();
  const genomePaths = [subject.genomePath, subject.otherGenomePath ?? []].flat();
  return {
    prepared,
    context: contextOf(judging, prepared, shard, redact),
    agentIds,
    ownIds,
    redact,
    recording: { url: options.url, redact, secretHeaders: shellVariables(options), seed: wishes.seed },
    properties: allProperties({ updatePath, genomePaths, agentIds, leftAlone }),
    sequences: planSequences(judging, prepared, ownIds),
  };
}
