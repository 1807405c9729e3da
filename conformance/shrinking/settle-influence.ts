import { canonicalUuid } from '../../spec/uuid-text.ts';
import { judgeReadings } from '../checks/update-reaches-one-agent/judge-readings.ts';
import { isDeparture } from '../observe/judgement.ts';
import { locate } from '../oracle/locate.ts';
import type { Influence } from '../phases/influence.ts';
import type { Cause } from '../phases/tally.ts';
import { updateTo } from '../restoring/first-values.ts';
import type { SentRequest } from '../run/exchange.ts';
import { originPath } from '../run/origin.ts';
import { playScenario, type Scenario } from '../scenario/scenario.ts';
import { dropNeedless } from './drop-needless.ts';
import type { Settled, Settling } from './settling.ts';
import type { Reproduced } from './shorten-steps.ts';

/** So often it has to show again, and without the updates it must not: who else writes now and then is not seen that often. */
const confirmations = 2;

const about = 'an agent while others are updated';

/** One agent is brought to a state, others are updated, and the one is read again. */
const watchWhile = (agentId: string, { before }: Influence, others: readonly SentRequest[]): Scenario => ({
  about,
  agentId: undefined,
  judge: judgeReadings,
  play: async ({ put, read, send }) => {
    await put(agentId, updateTo(before));
    await read(agentId);
    for (const request of others) await send('updateAgent', request);
    await read(agentId);
    return undefined;
  },
});

const asReading = (request: SentRequest): SentRequest => ({ ...request, body: '{}' });

/**
 * What changed an agent, and does not come back by what was sent to that agent, may have been an update of another one.
 * Those that were sent shortly before are sent again, and as few of them as it takes; empty ones in their place show
 * that it is not merely time that changes the agent.
 */
export async function settleInfluence(
  { exchange, order }: Cause,
  influence: Influence,
  { again, context, budget }: Settling,
): Promise<Settled | undefined> {
  const { send, subject } = again;
  const agentOf = (request: SentRequest) => canonicalUuid(locate(request, subject)?.parameter?.text ?? '');
  const agentId = agentOf(exchange.request);
  // The agent itself may have been asked for in another spelling.
  const sentToOthers = influence.others.filter((request) => agentOf(request) !== agentId);
  if (agentId === undefined || sentToOthers.length === 0) return undefined;
  const play = async (others: readonly SentRequest[]): Promise<Reproduced | undefined> => {
    const { time, keepWritable } = context;
    const playing = { send, subject, elapsed: time.elapsed, keepWritable };
    const { judgement, telling } = await playScenario(watchWhile(agentId, influence, others), playing);
    return isDeparture(judgement) ? { departure: judgement, exchanges: telling } : undefined;
  };
  const shown = await play(sentToOthers);
  if (shown === undefined) return undefined;
  // The last item, which is never dropped, stands for the reading at the end.
  const shows = async (items: readonly (SentRequest | undefined)[]) => {
    const others = items.filter((item) => item !== undefined);
    const reproduced = await play(others);
    return reproduced && { others, reproduced };
  };
  const { others, reproduced } = await dropNeedless(
    [...sentToOthers, undefined],
    { others: sentToOthers, reproduced: shown },
    shows,
    budget.isTimeLeft,
  );
  if (others.length === 0) return undefined;
  for (let round = 0; round < confirmations; round += 1) {
    if ((await play(others)) === undefined) return undefined;
    if ((await play(others.map(asReading))) !== undefined) return undefined;
  }
  const origin = { phase: 'scenario', about, index: order } as const;
  return { ...reproduced, origin, path: originPath(origin), cameBack: true };
}
