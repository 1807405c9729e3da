/** Edge: finishes what a run could not restore. */
import { randomUUID } from 'node:crypto';
import { updateFields } from '../../spec/fields.ts';
import { givenSecrets } from '../runner/given-secrets.ts';
import { createRedact } from '../runner/redact.ts';
import { restoreAgent } from '../runner/restore.ts';
import { createRunTime } from '../runner/run-time.ts';
import { openTarget } from '../send/open-target.ts';
import type { LeftBehind, LeftBehindRun } from './read-unrestored.ts';
import type { ReplayOptions } from './replay-findings.ts';

/** What became of one agent. */
export interface LaterRestored {
  readonly sentence: string;
  /** Whether it was seen to be as it was before the run, secrets included. */
  readonly isWhole: boolean;
}

const untouchedKey = { wasWritten: false, isEchoedPlain: undefined } as const;

const reminder = ({ withheld }: LeftBehind) =>
  withheld.length === 0 ? '' : `; set by hand what no record may hold: ${withheld.join(', ')}`;

/** Sends every agent what it was before the run, and says of each what was seen. */
export async function restoreUnrestored(
  { target, agents }: LeftBehindRun,
  options: ReplayOptions,
): Promise<readonly LaterRestored[]> {
  const time = createRunTime(() => performance.now(), Number.POSITIVE_INFINITY, options.signal);
  const redact = createRedact(givenSecrets(options));
  const { send, close } = openTarget({ ...options, url: options.url ?? target }, randomUUID(), time);
  const restored: LaterRestored[] = [];
  try {
    for (const agent of agents) {
      const { agentId, update, withheld } = agent;
      const updatePath = options.updatePath ?? agent.updatePath;
      const fields = updateFields.filter(({ name }) => Object.hasOwn(update, name));
      const { sentence, left } = await restoreAgent(send, updatePath, agentId, update, untouchedKey, fields);
      restored.push({
        sentence: redact(sentence) + reminder(agent),
        isWhole: Object.keys(left).length === 0 && withheld.length === 0,
      });
    }
  } finally {
    await close();
  }
  return restored;
}
