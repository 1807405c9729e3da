import fc from 'fast-check';
import { codeOfAnyTransfer, judgeExchange } from '../checks/judge-exchange.ts';
import type { Departure } from '../observe/judgement.ts';
import { observe } from '../observe/observation.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Property } from '../phases/properties.ts';
import type { Cause } from '../phases/tally.ts';
import type { Exchange, Send, SentRequest } from '../run/exchange.ts';
import { rankOfLevel } from '../run/order-findings.ts';
import { originPath } from '../run/origin.ts';

/** What shrinking may use. */
export interface ShrinkBudget {
  readonly requests: number;
  /** Whether there is time left. */
  readonly isTimeLeft: () => boolean;
}

/** The smallest exchange that still departs in the same way, and where fast-check finds it. */
export interface Shrunk {
  readonly exchange: Exchange;
  readonly departure: Departure;
  readonly path: string;
}

/** What re-sending needs to know. */
export interface Resend {
  readonly send: Send;
  readonly subject: Subject;
  readonly secrets: readonly string[];
}

/** A request as it was sent again, and how it departs. */
export interface Departed {
  readonly exchange: Exchange;
  readonly departure: Departure;
}

/** What is still to be shown: a smaller request may be refused with less excuse, a long body for example, and no lighter one then counts. */
export const atLeast = (cause: Cause, { departure }: Pick<Departed, 'departure'>): Cause =>
  departure.level === cause.departure.level
    ? cause
    : { ...cause, departure: { ...cause.departure, level: departure.level } };

/** Sends a request again and asks the check of a cause once more: the oracle sees what is sent, at every step. */
export async function departAgain(
  cause: Cause,
  request: SentRequest,
  { send, subject, secrets }: Resend,
): Promise<Departed | undefined> {
  const exchange = { operation: cause.exchange.operation, request, outcome: await send(request) };
  const judgement = judgeExchange(cause.check, observe(exchange, subject, secrets));
  if (judgement === 'not concerned' || judgement === 'kept') return undefined;
  const isSame =
    rankOfLevel(judgement.level) <= rankOfLevel(cause.departure.level) &&
    codeOfAnyTransfer(judgement.code) === codeOfAnyTransfer(cause.departure.code);
  return isSame ? { exchange, departure: judgement } : undefined;
}

/** Shrinks a random case with fast-check's own path, from the index at which it was sampled. */
export async function shrink(
  cause: Cause,
  property: Property,
  resend: Resend,
  budget: ShrinkBudget,
): Promise<Shrunk | undefined> {
  if (cause.origin.phase !== 'random') return undefined;
  let spent = 0;
  let sought = cause;
  let smallest: Departed | undefined;
  const holds = fc.asyncProperty(property.requests, async (request) => {
    if (spent >= budget.requests || !budget.isTimeLeft()) return true;
    spent += 1;
    const again = await departAgain(sought, request, resend);
    if (again !== undefined) {
      smallest = again;
      sought = atLeast(sought, again);
    }
    return again === undefined;
  });
  const { seed, index } = cause.origin;
  const details = await fc.check(holds, { seed, path: String(index), numRuns: 1, endOnFailure: false });
  if (smallest === undefined) return undefined;
  return { ...smallest, path: originPath(cause.origin, details.counterexamplePath) };
}
