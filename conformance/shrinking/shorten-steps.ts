import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { Check } from '../checks/check.ts';
import { judgeExchange } from '../checks/judge-exchange.ts';
import { type Departure, isDeparture } from '../observe/judgement.ts';
import { type Observation, observe } from '../observe/observation.ts';
import type { Step } from '../observe/step.ts';
import { createWatch } from '../observe/watch.ts';
import { locate } from '../oracle/locate.ts';
import { readSentBody } from '../oracle/read-sent-body.ts';
import type { Subject } from '../oracle/subject.ts';
import { updateTo } from '../restoring/first-values.ts';
import type { Exchange, Send, SentRequest } from '../run/exchange.ts';
import { byLength } from '../run/transfer.ts';
import { dropNeedless } from './drop-needless.ts';

/** A departure that came back, with the exchanges that showed it. */
export interface Reproduced {
  readonly departure: Departure;
  readonly exchanges: readonly Exchange[];
}

/** So often what depends on state is played again before it is called flaky. */
export const reruns = 20;

/** The longest state that is sent to bring an agent to it. */
const mostBrought = 200_000;

/** What replaying needs. */
export interface StepReplay {
  readonly send: Send;
  readonly subject: Subject;
  /** Puts the agents that these requests are for back to their first states. */
  readonly restore: (steps: readonly SentRequest[]) => Promise<void>;
  readonly emptyUpdate: SentRequest;
  readonly isTimeLeft: () => boolean;
}

/** What a check makes of an exchange, by itself or after the one before it; only a departure of this code counts. */
export function findDeparture(
  check: Check,
  code: string,
  observation: Observation,
  step: Step | undefined,
): Departure | undefined {
  const judgements = [judgeExchange(check, observation), step && check.judgeStep?.(step)];
  return judgements.filter(isDeparture).find((departure) => departure.code === code);
}

/** The agent that an update is for, in one spelling. */
function laneOf({ understanding: { located } }: Observation): string | undefined {
  if (located?.operation !== 'updateAgent') return undefined;
  const text = located.parameter?.text ?? '';
  return canonicalUuid(text) ?? text;
}

/** Sends a sequence to the restored agents, and asks the check about its last request. */
export async function playSteps(
  check: Check,
  code: string,
  steps: readonly SentRequest[],
  replay: StepReplay,
): Promise<Reproduced | undefined> {
  await replay.restore(steps);
  const watch = createWatch();
  const exchanges: Exchange[] = [];
  let departure: Departure | undefined;
  for (const request of steps) {
    const operation = locate(request, replay.subject)?.operation ?? 'updateAgent';
    const exchange: Exchange = { operation, request, outcome: await replay.send(request) };
    exchanges.push(exchange);
    const observation = observe(exchange, replay.subject, []);
    // Each agent is followed by itself: what another one answered says nothing of this one.
    const lane = laneOf(observation);
    const step = lane === undefined ? undefined : watch.note(lane, observation);
    departure = findDeparture(check, code, observation, step);
  }
  return departure === undefined ? undefined : { departure, exchanges };
}

/** The key of an agent is sent by nobody; where it is what changed, one that is made up stands for it. */
const keyFor = ({ place }: Departure, before: JsonObject): JsonObject =>
  place.pointer === '/api_key' && typeof before['api_key'] === 'string'
    ? { api_key: 'kit-brought-0001' }
    : {};

function namesSuppliedBy(request: SentRequest): ReadonlySet<string> {
  const body = readSentBody(request);
  return new Set(body.is === 'json' && isJsonObject(body.value) ? Object.keys(body.value) : []);
}

/** The shortest end of a sequence that still shows the departure, then without every step that it does not need. */
export async function shortenSteps(
  check: Check,
  departure: Departure,
  steps: readonly SentRequest[],
  before: JsonObject | undefined,
  replay: StepReplay,
): Promise<Reproduced | undefined> {
  const { code } = departure;
  const last = steps.at(-1);
  if (last !== undefined && before !== undefined) {
    const state = updateTo(before);
    const supplied = namesSuppliedBy(last);
    // Brought to the state that it was in by one update, it mostly departs at once; what it is about may undo something
    // of that by being there. The empty one shows that it was stored.
    const others = {
      ...Object.fromEntries(Object.entries(state).filter(([name]) => !supplied.has(name))),
      ...keyFor(departure, before),
    };
    for (const update of supplied.size === 0 ? [state] : [state, others]) {
      const brought = { ...byLength(last), body: printJson(update) };
      // A state that grows by being sent would grow with every try.
      if (brought.body.length > mostBrought) continue;
      const shown = await playSteps(check, code, [brought, replay.emptyUpdate, last], replay);
      if (shown !== undefined) return shown;
    }
  }
  const shows = (some: readonly SentRequest[]) =>
    playSteps(check, code, [replay.emptyUpdate, ...some], replay);
  const lengths = [1, 2, 3, 5, 10, 20, 40, 60].filter(
    (length, index, all) => length <= steps.length || (all[index - 1] ?? 0) < steps.length,
  );
  for (const length of lengths) {
    if (!replay.isTimeLeft()) return undefined;
    const end = steps.slice(-length);
    const shown = await shows(end);
    if (shown !== undefined) return dropNeedless(end, shown, shows, replay.isTimeLeft);
  }
  // What happens now and then may need some luck: its end is played until that was tried often enough.
  for (let tries = lengths.length; tries < reruns && replay.isTimeLeft(); tries += 1) {
    const shown = await shows(steps.slice(-3));
    if (shown !== undefined) return shown;
  }
  return undefined;
}
