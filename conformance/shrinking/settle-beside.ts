import { printJson } from '../../spec/json-print.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Influence } from '../phases/influence.ts';
import type { Cause } from '../phases/tally.ts';
import { updateTo } from '../restoring/first-values.ts';
import type { SentRequest } from '../run/exchange.ts';
import { originPath } from '../run/origin.ts';
import { byLength } from '../run/transfer.ts';
import { dropNeedless } from './drop-needless.ts';
import { replayFor } from './settle-state.ts';
import type { Settled, Settling } from './settling.ts';
import { playSteps } from './shorten-steps.ts';

/** So often it has to show again, and with the other agents in their first states it must not. */
const confirmations = 2;

/**
 * What an update of an agent did, and does not do again, may depend on how other agents are: they are brought to the
 * states that they were in, those of them that it takes, and the update is sent again.
 */
export async function settleBeside(
  { check, departure, exchange, origin }: Cause,
  { before, states }: Influence,
  settling: Settling,
): Promise<Settled | undefined> {
  const { updatePath } = settling.context.subject;
  const last = byLength(exchange.request);
  const replay = replayFor(last, settling);
  const brought = { ...last, body: printJson(updateTo(before)) };
  const others = [...states].map(([id, state]) => updateRequest(updatePath, id, printJson(updateTo(state))));
  if (others.length === 0) return undefined;
  const play = async (items: readonly (SentRequest | undefined)[]) => {
    await replay.restore(others);
    const beside = items.filter((item) => item !== undefined);
    const steps = [...beside, brought, replay.emptyUpdate, exchange.request];
    return playSteps(check, departure.code, steps, replay);
  };
  const shown = await play(others);
  if (shown === undefined) return undefined;
  const shows = async (items: readonly (SentRequest | undefined)[]) => {
    const reproduced = await play(items);
    return reproduced && { items, reproduced };
  };
  // The last item, which is never dropped, stands for the agent itself.
  const { items, reproduced } = await dropNeedless(
    [...others, undefined],
    { items: [...others, undefined], reproduced: shown },
    shows,
    replay.isTimeLeft,
  );
  for (let round = 0; round < confirmations; round += 1) {
    if ((await play(items)) === undefined) return undefined;
    if ((await play([])) !== undefined) return undefined;
  }
  return { ...reproduced, check, path: originPath(origin), cameBack: true };
}
