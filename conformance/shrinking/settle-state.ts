import { isDeparture } from '../observe/judgement.ts';
import type { Cause } from '../phases/tally.ts';
import type { SentRequest } from '../run/exchange.ts';
import { originPath } from '../run/origin.ts';
import { byLength } from '../run/transfer.ts';
import { playScenario, type Scenario } from '../scenario/scenario.ts';
import { reduceSteps } from './reduce-steps.ts';
import { isWorthReducing, oftenEnough, type Settled, type Settling, unsettled } from './settling.ts';
import { playSteps, type Reproduced, reruns, type StepReplay, shortenSteps } from './shorten-steps.ts';

const settledAs = ({ origin }: Cause, { departure, exchanges }: Reproduced): Settled => ({
  departure,
  exchanges,
  path: originPath(origin),
  cameBack: true,
});

async function playAgain(
  { departure: { code } }: Cause,
  scenario: Scenario,
  { again, context }: Settling,
): Promise<Reproduced | undefined> {
  const { send, subject } = again;
  const { judgement, telling } = await playScenario(scenario, {
    send,
    subject,
    elapsed: context.time.elapsed,
    keepWritable: context.keepWritable,
  });
  return isDeparture(judgement) && judgement.code === code
    ? { departure: judgement, exchanges: telling }
    : undefined;
}

/** What a scenario shows without what it is about, where that is at the same place. */
async function playControl(
  { departure: { place } }: Reproduced,
  { control }: Scenario,
  { again, context }: Settling,
): Promise<Reproduced | undefined> {
  if (control === undefined) return undefined;
  const { send, subject } = again;
  const { time, keepWritable } = context;
  const { judgement, telling } = await playScenario(control, {
    send,
    subject,
    elapsed: time.elapsed,
    keepWritable,
  });
  return isDeparture(judgement) && judgement.place.pointer === place.pointer
    ? { departure: judgement, exchanges: telling }
    : undefined;
}

/** Plays a scenario until it shows the same again; where its requests may be others, with the smallest that do. */
export async function settleScenario(cause: Cause, scenario: Scenario, settling: Settling): Promise<Settled> {
  const { budget } = settling;
  const { otherScenarios = [] } = cause;
  const [next, ...others] = otherScenarios;
  for (let attempt = 0; attempt < reruns && budget.isTimeLeft(); attempt += 1) {
    const shown = await playAgain(cause, scenario, settling);
    if (shown === undefined) continue;
    const plain = await playControl(shown, scenario, settling);
    if (plain !== undefined) return settledAs(cause, plain);
    const { variable } = scenario;
    await settling.putBack?.();
    const shows = async (requests: readonly SentRequest[]) => {
      if (variable === undefined) return undefined;
      const again = await playAgain(cause, variable.of(requests), settling);
      await settling.context.repair(cause.exchange.request);
      await settling.putBack?.();
      return again;
    };
    const { requests: tries, isTimeLeft } = budget;
    const smallest = variable && (await reduceSteps(variable.requests, shows, { tries, isTimeLeft }));
    return settledAs(cause, smallest ?? shown);
  }
  // It may have taken what the agents went through before; another scenario brings about all that it takes.
  if (next !== undefined) return settleScenario({ ...cause, otherScenarios: others }, next, settling);
  return { ...unsettled(cause), cameBack: cause.seen >= oftenEnough };
}

/** One request for each agent that is written to. */
export const agentsIn = (steps: readonly SentRequest[]): readonly SentRequest[] => [
  ...new Map(steps.filter(({ method }) => method === 'PUT').map((step) => [step.path, step])).values(),
];

/** How steps are played again that end with this update or with what follows it. */
export const replayFor = (update: SentRequest, { again, budget, sequences }: Settling): StepReplay => ({
  send: again.send,
  subject: again.subject,
  restore: async (played) => {
    for (const request of agentsIn([update, ...played])) await sequences.restore(request);
  },
  emptyUpdate: { ...byLength(update), body: '{}' },
  isTimeLeft: budget.isTimeLeft,
});

/** Sends steps again until few of them show the same, with bodies that are as small as that takes. */
export async function settleSteps(
  cause: Cause,
  steps: readonly SentRequest[],
  settling: Settling,
): Promise<Settled> {
  const { budget } = settling;
  const { check, departure } = cause;
  // What shows it may be no update, and the state that it takes then comes of one.
  const update = steps.findLast(({ method }) => method === 'PUT') ?? cause.exchange.request;
  const replay = replayFor(update, settling);
  const found = await shortenSteps(check, departure, steps, cause.before, replay);
  if (found === undefined) return { ...unsettled(cause), cameBack: false };
  const requests = found.exchanges.map(({ request }) => request);
  if (!isWorthReducing(cause, requests)) return settledAs(cause, found);
  const shows = (some: readonly SentRequest[]) => playSteps(check, departure.code, some, replay);
  const { requests: tries, isTimeLeft } = budget;
  const smallest = await reduceSteps(requests, shows, { tries, isTimeLeft });
  return settledAs(cause, smallest ?? found);
}
