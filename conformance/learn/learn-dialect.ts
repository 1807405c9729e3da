import type { JsonObject } from '../../spec/json-value.ts';
import { type GivenSecrets, redactGiven } from '../redact/given-secrets.ts';
import type { Redact } from '../redact/redact.ts';
import { foreignKeysIn } from '../restoring/first-states.ts';
import { persist } from '../restoring/persist.ts';
import { explainUnrestored, type RestoredAgents, restoreAgents } from '../restoring/restore-agents.ts';
import type { Safekeeping } from '../restoring/safekeeping.ts';
import type { OperationName } from '../run/exchange.ts';
import { claimAgents } from '../target/other-run-at-work.ts';
import { type Prepared, prepare } from '../target/prepare.ts';
import type { RunTime } from '../target/run-time.ts';
import { createLearning, type LearningParts } from './create-learning.ts';
import { explainBase } from './explain-base.ts';
import { type LearnedPoints, learnPoints } from './learn-points.ts';
import { presentExamples } from './present-examples.ts';

/** What learning needs: the caller's wishes, made definite, and the edges. */
export interface Learner
  extends Pick<LearningParts, 'send' | 'sendAnonymously' | 'agentIds' | 'mayWriteSecrets'> {
  readonly time: RunTime;
  readonly secrets: GivenSecrets;
  readonly updatePath: string | undefined;
  readonly listPath?: string | undefined;
  readonly prefix: string;
  readonly readOnly: boolean;
  /** Keeps the first states while the agent is changed. */
  readonly keeping: Safekeeping;
  readonly tick: () => void;
}

export interface LearnedDialect extends LearnedPoints {
  /** Why an operation could not be asked. */
  readonly notLearned: readonly string[];
  readonly restored: RestoredAgents;
  readonly redact: Redact;
  /** The agents that were read, before anything was written. */
  readonly agents: readonly JsonObject[];
}

const reading: readonly OperationName[] = ['readEvolutionStatus', 'listAgents'];
const writing: readonly OperationName[] = ['createGenome', 'updateAgent'];

function explainNoAgent({ readOnly, agentIds }: Learner, { obstacles, unread }: Prepared): string {
  if (readOnly) return 'it would write, and --read-only is set';
  if (agentIds.length === 0) return 'no agent may be updated; name one with --agent-id';
  const [unreadId] = unread.keys();
  return obstacles.get('updateAgent') ?? `an empty update of agent ${unreadId} is not answered with it`;
}

/** Asks about every point and restores what that wrote, whatever happens between. */
export async function learnDialect(learner: Learner): Promise<LearnedDialect> {
  const { time, agentIds, readOnly, keeping } = learner;
  const operations = new Set([...reading, ...(readOnly ? [] : writing)]);
  const prepared = await prepare(learner.send, operations, {
    ...learner,
    agentIds: readOnly ? [] : agentIds,
    mark: keeping.mark,
    secure: keeping.secure,
  });
  if (!time.isOver()) await claimAgents(prepared);
  const { send, guard, subject } = prepared;
  const redact = redactGiven(learner.secrets, foreignKeysIn(prepared));
  const noAgent = explainNoAgent(learner, prepared);
  const whereElse = await explainBase(send, prepared, learner.prefix);
  const isOver = () => time.isOver() || guard.otherWriter() !== undefined;
  const putBack = () => {
    const persisting = persist(prepared.sendAround, time);
    return restoreAgents({ ...prepared, send: persisting, updatePath: subject.updatePath, redact });
  };
  const restore = async () => void (await putBack());
  const parts = { ...learner, send, isOver, prepared, operations, noAgent, restore };
  const { learning, headers } = createLearning(parts);
  let restored: RestoredAgents = [];
  const { points, examples } = await learnPoints(learning).finally(async () => {
    time.beginRestoring();
    restored = await putBack();
    keeping.settle(restored);
  });
  const carried = headers.read();
  const isWithoutAgent = prepared.firstStates.size === 0 && !readOnly;
  return {
    points,
    examples: presentExamples(
      Object.keys(carried).length === 0 ? examples : { ...examples, headers: carried },
      redact,
    ),
    notLearned: [
      ...(isWithoutAgent ? [`updateAgent: ${noAgent}`] : []),
      ...(isOver() ? [] : whereElse),
      ...[guard.otherWriter() ?? []].flat(),
      ...explainUnrestored(restored),
    ],
    restored,
    redact,
    agents: [...prepared.firstStates.values()],
  };
}
