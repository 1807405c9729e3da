import type { DialectExamples } from '../../spec/dialect-examples.ts';
import { type GivenSecrets, redactGiven } from '../redact/given-secrets.ts';
import type { Redact } from '../redact/redact.ts';
import { foreignKeysIn } from '../restoring/first-states.ts';
import {
  explainUnrestored,
  nothingToRestore,
  type RestoredAgents,
  restoreAgents,
} from '../restoring/restore-agents.ts';
import type { Safekeeping } from '../restoring/safekeeping.ts';
import type { OperationName, Send } from '../run/exchange.ts';
import { type Prepared, prepare } from '../target/prepare.ts';
import type { RunTime } from '../target/run-time.ts';
import { createLearning } from './create-learning.ts';
import { joinExamples } from './examples/join-examples.ts';
import { type LearnedPoints, learnPoints } from './learn-points.ts';
import type { LearnedPoint } from './learned-point.ts';
import { presentExamples } from './present-examples.ts';

/** What learning needs: the caller's wishes, made definite, and the edges. */
export interface Learner {
  readonly send: Send;
  /** Without the token and the secret headers; undefined where none were given. */
  readonly sendAnonymously: Send | undefined;
  readonly time: RunTime;
  readonly secrets: GivenSecrets;
  readonly agentIds: readonly string[];
  readonly updatePath: string | undefined;
  readonly prefix: string;
  readonly readOnly: boolean;
  readonly mayWriteSecrets: boolean;
  /** Keeps the first states while the agent is changed. */
  readonly keeping: Safekeeping;
  readonly tick: () => void;
}

/** What learning came to. */
export interface LearnedDialect {
  readonly points: readonly LearnedPoint[];
  readonly examples: DialectExamples;
  /** Why an operation could not be asked. */
  readonly notLearned: readonly string[];
  readonly restored: RestoredAgents;
  readonly redact: Redact;
}

const noAgentGiven = 'no agent may be updated; name one with --agent-id';
const isReadOnly = 'it would write, and --read-only is set';

const reading: readonly OperationName[] = ['readEvolutionStatus', 'listAgents'];
const writing: readonly OperationName[] = ['createGenome', 'updateAgent'];

function explainNoAgent({ readOnly, agentIds }: Learner, { obstacles, unread }: Prepared): string {
  if (readOnly) return isReadOnly;
  const [unreadId] = unread.keys();
  return (
    obstacles.get('updateAgent') ??
    (agentIds.length === 0 ? noAgentGiven : `an empty update of agent ${unreadId} is not answered with it`)
  );
}

/** Asks about every point and restores what that wrote, whatever happens between. */
export async function learnDialect(learner: Learner): Promise<LearnedDialect> {
  const { time, agentIds, readOnly, keeping } = learner;
  const operations = new Set([...reading, ...(readOnly ? [] : writing)]);
  const own = readOnly ? [] : agentIds;
  const prepared = await prepare(learner.send, operations, {
    agentIds: own,
    updatePath: learner.updatePath,
    prefix: learner.prefix,
    mayWriteSecrets: learner.mayWriteSecrets,
    mark: keeping.mark,
    secure: keeping.secure,
  });
  const { send, guard, subject } = prepared;
  const redact = redactGiven(learner.secrets, foreignKeysIn(prepared));
  const noAgent = explainNoAgent(learner, prepared);
  let learned: LearnedPoints = { points: [], examples: {} };
  let restored = nothingToRestore;
  try {
    const { learning, headers } = createLearning({
      ...learner,
      send,
      isOver: () => time.isOver() || guard.otherWriter() !== undefined,
      prepared,
      operations,
      noAgent,
    });
    const { points, examples } = await learnPoints(learning);
    const carried = headers.read();
    const carriedExamples = Object.keys(carried).length === 0 ? {} : { headers: carried };
    learned = { points, examples: joinExamples([examples, carriedExamples]) };
  } finally {
    time.beginRestoring();
    restored = await restoreAgents({ ...prepared, updatePath: subject.updatePath, redact });
    keeping.settle(restored);
  }
  const isWithoutAgent = prepared.firstStates.size === 0 && !readOnly;
  return {
    points: learned.points,
    examples: presentExamples(learned.examples, redact),
    notLearned: [
      ...(isWithoutAgent ? [`updateAgent: ${noAgent}`] : []),
      ...[guard.otherWriter() ?? []].flat(),
      ...explainUnrestored(restored),
    ],
    restored,
    redact,
  };
}
