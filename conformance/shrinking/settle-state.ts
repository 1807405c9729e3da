import { type Departure, isDeparture } from '../observe/judgement.ts';
import type { Cause } from '../phases/tally.ts';
import type { SentRequest } from '../run/exchange.ts';
import { originPath } from '../run/origin.ts';
import { byLength } from '../run/transfer.ts';
import { type PlayedScenario, playScenario, type Scenario } from '../scenario/scenario.ts';
import { reduceSteps } from './reduce-steps.ts';
import { isWorthReducing, oftenEnough, type Settled, type Settling, unsettled } from './settling.ts';
import { playSteps, type Reproduced, reruns, type StepReplay, shortenSteps } from './shorten-steps.ts';
import { mayBeSomebodyElse } from './somebody-else.ts';

const settledAs = ({ origin }: Cause, { departure, exchanges }: Reproduced): Settled => ({
  departure,
  exchanges,
  path: originPath(origin),
  cameBack: true,
});

/** So often more, and at once, it has to show where somebody else may have written what it shows. */
const confirmations = 2;

/** Whether what showed again is the deployment's doing, and not one more coincidence. */
export async function isConfirmed(
  { exchanges }: Pick<Reproduced, 'exchanges'>,
  play: () => Promise<Reproduced | undefined>,
): Promise<boolean> {
  if (!mayBeSomebodyElse(exchanges)) return true;
  for (let round = 0; round < confirmations; round += 1) if ((await play()) === undefined) return false;
  return true;
}

/** Whether a scenario showed the same so often in this run that it need not come back. */
const isOften = ({ seen, exchange, influence }: Cause): boolean =>
  seen >= oftenEnough && !mayBeSomebodyElse([exchange], influence?.before);

/** So many requests at most are sent to see one scenario again: the more, the likelier somebody else writes meanwhile. */
const mostResent = 240;
const fewestReruns = 3;

function play(scenario: Scenario, { again: { send, subject }, context }: Settling): Promise<PlayedScenario> {
  const { time, keepWritable } = context;
  return playScenario(scenario, { send, subject, elapsed: time.elapsed, keepWritable });
}

const shownIn = (
  { judgement, telling }: PlayedScenario,
  isSame: (departure: Departure) => boolean,
): Reproduced | undefined =>
  isDeparture(judgement) && isSame(judgement) ? { departure: judgement, exchanges: telling } : undefined;

/** What a scenario shows without what it is about, where that is at the same place. */
async function playControl(
  { departure: { place } }: Reproduced,
  { control }: Scenario,
  settling: Settling,
): Promise<Reproduced | undefined> {
  if (control === undefined) return undefined;
  return shownIn(await play(control, settling), (departure) => departure.place.pointer === place.pointer);
}

/** How many were sent one by one: updates at the same time need more luck, and show the marks of the run. */
const countAlone = ({ exchanges, overlaps }: PlayedScenario): number =>
  exchanges.filter((exchange) => !overlaps.hasCompany(exchange)).length;

/** Plays a scenario until it shows the same again; where its requests may be others, with the smallest that do. */
export async function settleScenario(cause: Cause, scenario: Scenario, settling: Settling): Promise<Settled> {
  const { budget } = settling;
  const { departure, otherScenarios = [] } = cause;
  const isSame = ({ code }: Departure) => code === departure.code;
  const [next, ...others] = otherScenarios;
  let resent = 0;
  for (let attempt = 0; attempt < reruns && budget.isTimeLeft(); attempt += 1) {
    if (resent > mostResent && attempt >= fewestReruns) break;
    const played = await play(scenario, settling);
    resent += countAlone(played);
    const shown = shownIn(played, isSame);
    if (shown === undefined) continue;
    if (!(await isConfirmed(shown, async () => shownIn(await play(scenario, settling), isSame)))) continue;
    const plain = await playControl(shown, scenario, settling);
    if (plain !== undefined) return settledAs(cause, plain);
    const { variable } = scenario;
    await settling.putBack?.();
    const shows = async (requests: readonly SentRequest[]) => {
      if (variable === undefined) return undefined;
      const again = shownIn(await play(variable.of(requests), settling), isSame);
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
  return { ...unsettled(cause), cameBack: isOften(cause) };
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
  const shows = (some: readonly SentRequest[]) => playSteps(check, departure.code, some, replay);
  if (!(await isConfirmed(found, () => shows(requests)))) return { ...unsettled(cause), cameBack: false };
  if (!isWorthReducing(cause, requests)) return settledAs(cause, found);
  const { requests: tries, isTimeLeft } = budget;
  const smallest = await reduceSteps(requests, shows, { tries, isTimeLeft });
  return settledAs(cause, smallest ?? found);
}
