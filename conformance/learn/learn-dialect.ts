import type { DialectExamples } from '../../spec/dialect-examples.ts';
import type { OperationName, Send } from '../run/exchange.ts';
import { keysIn } from '../runner/first-states.ts';
import { givenSecrets } from '../runner/given-secrets.ts';
import { type Prepared, prepare } from '../runner/prepare.ts';
import { createRedact, type Redact } from '../runner/redact.ts';
import { type RestoredAgents, restoreAgents } from '../runner/restore-agents.ts';
import type { RunTime } from '../runner/run-time.ts';
import type { GivenCredentials } from '../send/credential-headers.ts';
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
  readonly secrets: GivenCredentials;
  readonly agentIds: readonly string[];
  readonly updatePath: string | undefined;
  readonly prefix: string;
  readonly readOnly: boolean;
  readonly mayWriteSecrets: boolean;
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

function explainNoAgent({ readOnly, agentIds }: Learner, { obstacles }: Prepared): string {
  if (readOnly) return isReadOnly;
  return obstacles.get('updateAgent') ?? (agentIds.length === 0 ? noAgentGiven : 'no agent could be read');
}

/** Asks about every point and restores what that wrote, whatever happens between. */
export async function learnDialect(learner: Learner): Promise<LearnedDialect> {
  const { send, time, agentIds, readOnly } = learner;
  const operations = new Set([...reading, ...(readOnly ? [] : writing)]);
  const own = readOnly ? [] : agentIds;
  const prepared = await prepare(send, operations, {
    agentIds: own,
    updatePath: learner.updatePath,
    prefix: learner.prefix,
  });
  const foreignKeys = keysIn(prepared).filter((key) => !key.startsWith('kit-'));
  const redact = createRedact([...foreignKeys, ...givenSecrets(learner.secrets)]);
  const rekeyed = new Set<string>();
  const noAgent = explainNoAgent(learner, prepared);
  let learned: LearnedPoints = { points: [], examples: {} };
  let restored: RestoredAgents = { sentences: [], unrestored: [] };
  try {
    const { learning, headers } = await createLearning({
      ...learner,
      isOver: time.isOver,
      prepared,
      operations,
      noAgent,
      noteKeyWritten: (id) => rekeyed.add(id.toLowerCase()),
    });
    const { points, examples } = await learnPoints(learning);
    const carried = headers.read();
    const carriedExamples = Object.keys(carried).length === 0 ? {} : { headers: carried };
    learned = { points, examples: joinExamples([examples, carriedExamples]) };
  } finally {
    time.beginRestoring();
    const echo = learned.points.find(({ point }) => point === 'api-key-echo')?.choice;
    const keys = { rekeyed, isEchoedPlain: echo === undefined ? undefined : echo === 'plain' };
    const known = prepared.obstacles.has('updateAgent') ? [] : own;
    restored = await restoreAgents(send, prepared, known, keys, redact);
  }
  const isWithoutAgent = prepared.firstStates.size === 0 && !readOnly;
  return {
    points: learned.points,
    examples: presentExamples(learned.examples, redact),
    notLearned: isWithoutAgent ? [`updateAgent: ${noAgent}`] : [],
    restored,
    redact,
  };
}
