import type { Outcome, SentRequest } from '../run/exchange.ts';
import { examineFailure, isFailing, isFailureAtOnce } from './examine-failure.ts';
import { type Busy, readBusy } from './retry-after.ts';
import { silence } from './silence.ts';
import type { BusyAnswer, Waiting } from './waiting.ts';

/** So often one request is asked to wait before it is looked at whether all are: while others pass, and while none does. */
const triesBefore = 2;
const triesAlone = 4;
/** So often, with a probe answered after each, and once more: then it is no weather, it is the answer to this request. */
const triesOfOne = 5;
const step = 250;
/** Without a word of how long to wait: together about a minute, which is what most limits are counted by. */
const firstUnasked = 2000;
/** What was seen so often needs no more patience. */
const oftenSingled = 3;
const mostSingled = 20;

// RFC 9110, 15.5.9: the server gave up waiting for a request, which may be sent again on a new connection. On a busy
// machine that is the fault of who sends it slowly.
async function askInTime(request: SentRequest, { ask }: Waiting): Promise<Outcome> {
  const outcome = await ask(request, false);
  return outcome.kind === 'answer' && outcome.status === 408 ? ask(request, false) : outcome;
}

/** Sends a request, and again while the deployment asks to come back later; such an answer is no answer yet. */
export async function waitOut(request: SentRequest, waiting: Waiting): Promise<Outcome> {
  const outcome = await askInTime(request, waiting);
  if (outcome.kind === 'silence') return outcome;
  const busy = readBusy(outcome, waiting.now());
  if (busy !== undefined && !isFailureAtOnce(busy, waiting)) return insist(request, outcome, busy, waiting);
  waiting.pace.take();
  waiting.places.noteOutcome(request, outcome);
  return outcome;
}

async function insist(
  request: SentRequest,
  first: BusyAnswer,
  firstBusy: Busy,
  waiting: Waiting,
): Promise<Outcome> {
  const { pace, now, ask, counts, places } = waiting;
  let last = first;
  let busy = firstBusy;
  let taken = pace.takenInAll;
  for (let tries = 1; ; tries += 1) {
    if (places.isClosed(request, now())) return last;
    counts.waits += 1;
    if (!pace.refuse(busy.askedMs, now() - last.ms)) {
      counts.unanswered += 1;
      return stillBusy(last);
    }
    const isPassed = pace.takenInAll > taken;
    taken = pace.takenInAll;
    const isOften = tries >= (isPassed ? triesBefore : triesAlone);
    if (busy.mayBeFailure && (isFailing(waiting) || isOften)) {
      const found = await examineFailure(request, last, waiting);
      if (found !== 'weather') {
        if (found === last) counts.waits -= tries;
        return found;
      }
      tries = 0;
    }
    // Where the next wait would be the last one, there would be no time left to look.
    const isLastTry = busy.askedMs !== undefined && pace.needsAnAnswerWithin(busy.askedMs);
    if (isLastTry || (!busy.mayBeFailure && isOften)) {
      const found = await examine(request, busy, waiting);
      if (found !== 'weather') {
        if (found.kind === 'silence') return found.reason === 'busy' ? stillBusy(last) : found;
        if (readBusy(found, now()) === undefined) pace.endDrought();
        else {
          // Of a place that is down, each request is one more of the same.
          if (!places.isSuspect(request)) counts.singled += 1;
          places.noteSingled(request, now());
          counts.waits -= tries;
          pace.forgive();
        }
        return found;
      }
      tries = 0;
    }
    const outcome = await ask(request, false);
    // What was not sent again for want of time was busy to the end.
    if (outcome.kind === 'silence') return outcome.reason === 'aborted' ? stillBusy(last) : outcome;
    const again = readBusy(outcome, now());
    if (busy.mayBeFailure) counts.passing = again === undefined ? counts.passing + 1 : 0;
    if (again === undefined) {
      pace.take();
      places.noteOutcome(request, outcome);
      return outcome;
    }
    [last, busy] = [outcome, again];
  }
}

/**
 * Finds out whether all requests are asked to wait or this one alone, while all others are held back. It has as much
 * time before each try as the probe had, so that no limit can let all probes through and none of the tries; and since a
 * probe may use up what a limit allows, no probe comes before the last of them.
 */
async function examine(request: SentRequest, first: Busy, waiting: Waiting): Promise<Outcome | 'weather'> {
  const { pace, now, rest, ask, probe, counts, places } = waiting;
  const giveUp = (): Outcome => {
    counts.unanswered += 1;
    return silence('busy', 'There was no more time to wait.');
  };
  const busyIn = (outcome: Outcome) => (outcome.kind === 'silence' ? undefined : readBusy(outcome, now()));
  const isUsual = () => counts.singled >= oftenSingled || places.isSuspect(request);
  const askLast = async (outcome: Outcome, busy: Busy, tries: number): Promise<Outcome> => {
    if (busy.askedMs === undefined) return outcome;
    return (await rest(waitOfOne(busy, tries, isUsual()))) ? ask(request, true) : giveUp();
  };
  /** Whether what the same place has taken before is asked to wait too: then it is the place that is away. */
  const isPlaceAway = async (): Promise<boolean> => {
    const taken = places.takenAt(request);
    return taken !== undefined && taken !== request && busyIn(await ask(taken, true)) !== undefined;
  };
  const found = await pace.alone(async () => {
    if (counts.singled >= mostSingled) return giveUp();
    let busy = first;
    for (let tries = 1; ; tries += 1) {
      const wait = waitOfOne(busy, tries, isUsual());
      if (!(await rest(wait))) return giveUp();
      const between = await ask(probe(), true);
      if (between.kind === 'silence' || busyIn(between) !== undefined) return 'weather';
      pace.endDrought();
      if (!(await rest(wait))) return giveUp();
      const outcome = await ask(request, true);
      const again = busyIn(outcome);
      if (again === undefined) return outcome;
      if (tries + 1 < triesOfOne) {
        busy = again;
        continue;
      }
      const last = await askLast(outcome, again, tries);
      return busyIn(last) !== undefined && (await isPlaceAway()) ? giveUp() : last;
    }
  });
  // Whoever waits while another is looked at tries again first.
  return found ?? 'weather';
}

/** Never twice the same: a limit that counts by time could keep step. */
function waitOfOne({ askedMs }: Busy, tries: number, isUsual: boolean): number {
  if (isUsual) return step + 50 * tries;
  return askedMs === undefined ? firstUnasked * 2 ** (tries - 1) : askedMs + step * 2 ** (tries - 1);
}

function stillBusy({ status, headers, ms }: BusyAnswer): Outcome {
  const asked = headers['retry-after'];
  const wish = asked === undefined ? '' : ` with Retry-After: ${asked.slice(0, 60)}`;
  return silence('busy', `It answered ${status}${wish}, and there was no more time to wait.`, ms);
}
