import { canonicalUuid } from '../../spec/uuid-text.ts';
import { evolutionStatusRequest, updateRequest } from '../generate/cases.ts';
import { locate } from '../oracle/locate.ts';
import type { Cause } from '../phases/tally.ts';
import type { SentRequest } from '../run/exchange.ts';
import { originPath } from '../run/origin.ts';
import { simplerTransfers } from '../run/transfer.ts';
import { reduceMembers } from './reduce-members.ts';
import { reduceRequest } from './reduce-request.ts';
import { settleSteps } from './settle-state.ts';
import { isWorthReducing, needsToComeBack, type Settled, type Settling, unsettled } from './settling.ts';
import { atLeast, type Departed, departAgain, shrink } from './shrink.ts';

/** So often what one exchange shows is sent again, where it has to come back. */
const confirmations = 3;

/** Sends a smaller request from where the whole one began: what that one stored may be what shows. */
async function departSmaller(cause: Cause, request: SentRequest, settling: Settling) {
  const { operation, request: whole } = cause.exchange;
  if (operation === 'updateAgent') await settling.context.repair(whole);
  return departOnce(cause, request, settling);
}

/** Sends a request again; what it broke would let every other seem to fail as well. */
async function departOnce(cause: Cause, request: SentRequest, { again, context, putBack }: Settling) {
  const shown = await departAgain(cause, request, again);
  if (shown === undefined || putBack === undefined) return shown;
  await context.repair(request);
  await putBack();
  return shown;
}

/** The path of the same agent, in the spelling of the contract. */
function plainPathOf(request: SentRequest, { context: { subject } }: Settling): string | undefined {
  const located = locate(request, subject);
  const id = canonicalUuid(located?.parameter?.text ?? '');
  if (id === undefined) return undefined;
  if (located?.operation === 'readEvolutionStatus') return evolutionStatusRequest(id).path;
  return located?.operation === 'updateAgent' ? updateRequest(subject.updatePath, id, '').path : undefined;
}

/** Nobody takes back a genome that was created: so many more at most make one finding smaller. */
const mostGenomes = 20;

/** What is large is made as small as it still shows. */
async function reduceWhole(
  cause: Cause,
  shown: Departed,
  departs: (request: SentRequest) => Promise<Departed | undefined>,
  settling: Settling,
): Promise<Departed> {
  const { budget } = settling;
  const { request } = shown.exchange;
  const plainPath = plainPathOf(request, settling);
  const isKept = cause.exchange.operation === 'createGenome';
  const tries = isKept ? Math.min(budget.requests, mostGenomes) : budget.requests;
  const reducing = { tries, isTimeLeft: budget.isTimeLeft, plainPath };
  return (await reduceRequest(request, departs, reducing)) ?? shown;
}

/** Sends what one exchange showed again, as small as it still shows it. */
export async function settleExchange(cause: Cause, settling: Settling): Promise<Settled> {
  const { origin } = cause;
  const property =
    origin.phase === 'random' ? settling.properties.find(({ id }) => id === origin.property) : undefined;
  const shrunk =
    property === undefined ? undefined : await shrink(cause, property, settling.again, settling.budget);
  if (shrunk !== undefined) return { ...shrunk, exchanges: [shrunk.exchange], cameBack: true };
  for (const simpler of settling.budget.isTimeLeft() ? simplerTransfers(cause.exchange.request) : []) {
    const again = await departOnce(cause, simpler, settling);
    if (again !== undefined)
      return { ...again, exchanges: [again.exchange], path: originPath(cause.origin), cameBack: true };
    // What it stored would hide that the same in another transfer is lost.
    if (cause.exchange.operation === 'updateAgent') await settling.context.repair(simpler);
  }
  const tries = needsToComeBack(cause) ? confirmations : 1;
  for (let attempt = 0; attempt < tries && settling.budget.isTimeLeft(); attempt += 1) {
    const again = await departOnce(cause, cause.exchange.request, settling);
    if (again === undefined) continue;
    const { request } = cause.exchange;
    let sought = atLeast(cause, again);
    const departs = async (smaller: SentRequest) => {
      const shown = await departSmaller(sought, smaller, settling);
      if (shown !== undefined) sought = atLeast(sought, shown);
      return shown;
    };
    const fewer =
      (await reduceMembers(
        request.body,
        (body) => departs({ ...request, body }),
        settling.budget.isTimeLeft,
      )) ?? again;
    const isLarge = isWorthReducing(cause, [fewer.exchange.request]);
    const smallest = isLarge ? await reduceWhole(cause, fewer, departs, settling) : fewer;
    return { ...smallest, exchanges: [smallest.exchange], path: originPath(cause.origin), cameBack: true };
  }
  // Alone it does not come back: it may need what the agent went through before.
  for (const { trail, ...shown } of cause.trails ?? []) {
    const settled = await settleSteps({ ...cause, ...shown }, trail ?? [], settling);
    if (settled.cameBack) return settled;
  }
  return { ...unsettled(cause), cameBack: false };
}
