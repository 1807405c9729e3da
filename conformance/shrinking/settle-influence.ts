import { printJson } from '../../spec/json-print.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { Check } from '../checks/check.ts';
import { evolutionStatusChangesNothing } from '../checks/evolution-status-changes-nothing.ts';
import { updateKeepsWhatIsOmitted } from '../checks/update-keeps-what-is-omitted/check.ts';
import { updateReachesOneAgent } from '../checks/update-reaches-one-agent/check.ts';
import { evolutionStatusRequest, updateRequest } from '../generate/cases.ts';
import { isDeparture } from '../observe/judgement.ts';
import { locate } from '../oracle/locate.ts';
import type { Influence } from '../phases/influence.ts';
import type { Cause } from '../phases/tally.ts';
import { updateTo } from '../restoring/first-values.ts';
import type { Exchange, SentRequest } from '../run/exchange.ts';
import { originPath } from '../run/origin.ts';
import { playScenario, type Scenario } from '../scenario/scenario.ts';
import { viewUpdate } from '../scenario/update-view.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import { dropNeedless } from './drop-needless.ts';
import type { Settled, Settling } from './settling.ts';
import type { Reproduced } from './shorten-steps.ts';

/** So often it has to show again, and without the requests it must not: who else writes now and then is not seen that often. */
const confirmations = 2;

/** An agent that is not there. */
const unknownUuid = unknownUuids[0]?.[1] ?? '';

const about = 'an agent while something else is sent';

/** The checks by which an agent is the same from one reading to the next, whatever is sent elsewhere. */
const owners: readonly Check[] = [
  updateReachesOneAgent,
  updateKeepsWhatIsOmitted,
  evolutionStatusChangesNothing,
];

/** What shows again, and the check that it belongs to. */
interface Owned extends Reproduced {
  readonly check: Check;
}

/** The first of some lists with which something shows, and what it shows. */
async function firstShown<Item, Shown>(
  lists: readonly (readonly Item[])[],
  play: (list: readonly Item[]) => Promise<Shown | undefined>,
): Promise<readonly [readonly Item[], Shown | undefined]> {
  for (const list of lists) {
    const shown = list.length === 0 ? undefined : await play(list);
    if (shown !== undefined) return [list, shown];
  }
  return [[], undefined];
}

/** How the agent is brought to its state before something else is sent: by all of its values, or by the update that set what changed. */
type Way = 'read before' | 'not read' | 'as it was sent';

/**
 * What changed an agent, and does not come back by what was sent to that agent, may have been an update of another one, or
 * another operation. What was sent shortly before is sent again, and as little of it as it takes. Empty updates in its
 * place, or requests for an agent that is not there where these do the same, show that it is not merely time that changes
 * the agent.
 */
export async function settleInfluence(
  { exchange, departure, order, steps = [] }: Cause,
  { before, others: sent }: Influence,
  { again, context, budget }: Settling,
): Promise<Settled | undefined> {
  const { send, subject } = again;
  const operationOf = (request: SentRequest) => locate(request, subject)?.operation ?? 'updateAgent';
  const agentOf = (request: SentRequest) => canonicalUuid(locate(request, subject)?.parameter?.text ?? '');
  const isUpdate = (request: SentRequest) => operationOf(request) === 'updateAgent';
  const agentId = agentOf(exchange.request);
  // The agent itself may have been updated in another spelling of its id.
  const others = sent.filter((request) => !isUpdate(request) || agentOf(request) !== agentId);
  if (agentId === undefined || others.length === 0) return undefined;
  const isOwn = (request: SentRequest) => isUpdate(request) && agentOf(request) === agentId;
  const field = departure.place.pointer.split('/')[1] ?? '';
  const supplies = ({ body }: SentRequest) => typeof body === 'string' && body.includes(printJson(field));
  const lastOwn = steps.slice(0, -1).findLast((request) => isOwn(request) && supplies(request));
  const first = context.watch.firstOf(agentId) ?? {};
  const ways: readonly Way[] = ['read before', 'not read', ...(lastOwn ? (['as it was sent'] as const) : [])];

  /** The agent is brought to its state, something else is sent, and it is read again. A reading between may hide it. */
  const watchWhile = (requests: readonly SentRequest[], way: Way): Scenario => ({
    about,
    agentId: undefined,
    play: async ({ put, read, send: sendOther }) => {
      if (way === 'as it was sent' && lastOwn !== undefined) await sendOther('updateAgent', lastOwn);
      else await put(agentId, updateTo(before));
      if (way === 'read before') await read(agentId);
      for (const request of requests) await sendOther(operationOf(request), request);
      await read(agentId);
      return undefined;
    },
  });
  const judge = (exchanges: readonly Exchange[]): Owned | undefined => {
    const views = exchanges.map((one) => viewUpdate(one, subject));
    for (const check of owners.filter((owner) => context.checks.includes(owner))) {
      const judgement = check.judgeScenario?.(views);
      if (judgement !== undefined && isDeparture(judgement))
        return { check, departure: judgement, exchanges };
    }
    return undefined;
  };
  const play = async (requests: readonly SentRequest[]) => {
    const { time, keepWritable } = context;
    const playing = { send, subject, elapsed: time.elapsed, keepWritable };
    for (const way of ways) {
      // What takes an update back shows nothing where the agent was the same before.
      if (way === 'not read') await context.repair(exchange.request);
      // Nor does what is lost of a small update where a large one had kept the same.
      if (way === 'as it was sent')
        await send(updateRequest(subject.updatePath, agentId, printJson(updateTo(first))));
      const { exchanges } = await playScenario(watchWhile(requests, way), playing);
      const shown = judge(exchanges);
      if (shown !== undefined) return shown;
    }
    return undefined;
  };
  // Another operation may concern the agent that was updated last: then no other one may be updated before it.
  const wholes = [others, others.filter((request) => !isUpdate(request))];
  const [whole, shown] = await firstShown(wholes, play);
  if (shown === undefined) return undefined;
  // The last item, which is never dropped, stands for the reading at the end.
  const shows = async (items: readonly (SentRequest | undefined)[]) => {
    const requests = items.filter((item) => item !== undefined);
    const owned = await play(requests);
    return owned && { requests, owned };
  };
  const { requests, owned } = await dropNeedless(
    [...whole, undefined],
    { requests: whole, owned: shown },
    shows,
    budget.isTimeLeft,
  );
  if (requests.length === 0) return undefined;
  const empty = requests.filter(isUpdate).map((request) => ({ ...request, body: '{}' }));
  const idle = requests.map(() => evolutionStatusRequest(unknownUuid));
  for (let round = 0; round < confirmations; round += 1) {
    if ((await play(requests)) === undefined) return undefined;
    if ((await play(empty)) !== undefined && (await play(idle)) !== undefined) return undefined;
  }
  const origin = { phase: 'scenario', about, index: order } as const;
  return { ...owned, origin, path: originPath(origin), cameBack: true };
}
