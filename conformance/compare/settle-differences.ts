import fc from 'fast-check';
import { cutText } from '../../spec/cut-text.ts';
import { describeAnswer } from '../observe/read-answer.ts';
import { makeFinding } from '../record/make-finding.ts';
import { recordExchange } from '../record/record-exchange.ts';
import type { Exchange } from '../run/exchange.ts';
import { type Origin, originPath } from '../run/origin.ts';
import type { Finding } from '../run/run-record.ts';
import { reduceMembers } from '../shrinking/reduce-members.ts';
import { type Both, makeBoth, mapBoth, type SideName } from './both.ts';
import type { Comparing } from './comparing.ts';
import type { Difference } from './difference.ts';
import { differenceChecks, sectionOf } from './difference-checks.ts';
import type { PlannedPair } from './plan-pairs.ts';
import { shortenRequests } from './shorten-requests.ts';
import { type ShownAgain, showAgain } from './show-again.ts';
import type { DifferenceCause } from './tally-differences.ts';

export interface DifferenceSettling {
  readonly comparing: Comparing;
  /** Headers that a curl command to the left takes from shell variables. */
  readonly secretHeaders: ReadonlyMap<string, string>;
  readonly seed: number;
  /** Requests for shrinking one difference. */
  readonly shrinks: number;
  readonly isTimeLeft: () => boolean;
  readonly tick: () => void;
}

/** More causes than these are one cause seen from many sides; they are told as they came. */
const mostSettled = 60;
/** Each try of a smaller genome makes one on each side. */
const mostCreations = 8;
/** Each try of what is not answered may take as long as an exchange may. */
const mostSilences = 3;
const longestText = 600;

const hasSilence = (exchanges: Both<Exchange>): boolean =>
  Object.values(exchanges).some(({ outcome }) => outcome.kind === 'silence');

const originOf = ({ property, index }: PlannedPair): Origin => ({
  phase: 'comparison',
  property: property.id,
  index,
});

interface Settled {
  readonly difference: Difference;
  readonly exchanges: Both<readonly Exchange[]>;
  readonly path: string;
  readonly cameBack: boolean;
}

const settledAs = ({ difference, pairs }: ShownAgain, path: string): Settled => ({
  difference,
  exchanges: makeBoth((side) => pairs.map(({ exchanges }) => exchanges[side])),
  path,
  cameBack: true,
});

/** Shrinks a request with fast-check's own path, from the index at which it was sampled. */
async function shrink(
  { difference, planned, exchanges }: DifferenceCause,
  { comparing, shrinks, isTimeLeft }: DifferenceSettling,
): Promise<Settled | undefined> {
  const { property, seed, index } = planned;
  const most = Math.min(
    shrinks,
    property.creates ? mostCreations : shrinks,
    hasSilence(exchanges) ? mostSilences : shrinks,
  );
  let spent = 0;
  let smallest: ShownAgain | undefined;
  const holds = fc.asyncProperty(property.requests, async (paired) => {
    if (spent >= most || !isTimeLeft()) return true;
    spent += 1;
    const shown = await showAgain(comparing, [paired], difference);
    if (shown !== undefined) smallest = shown;
    return shown === undefined;
  });
  const details = await fc.check(holds, { seed, path: String(index), numRuns: 1, endOnFailure: false });
  if (smallest === undefined) return undefined;
  // A systematic request is one that fast-check cannot make smaller.
  const { paired } = planned;
  const shows = (body: string) => {
    spent += 1;
    return showAgain(comparing, [{ ...paired, body }], difference);
  };
  const isSpare = () => spent < most && isTimeLeft();
  const fewer = spent > 1 ? undefined : await reduceMembers(paired.body, shows, isSpare);
  return settledAs(fewer ?? smallest, originPath(originOf(planned), details.counterexamplePath));
}

async function settleOne(cause: DifferenceCause, settling: DifferenceSettling): Promise<Settled> {
  const shrunk = await shrink(cause, settling);
  if (shrunk !== undefined) return shrunk;
  const { difference, steps } = cause;
  const { comparing, isTimeLeft } = settling;
  const shown =
    steps.length > 1
      ? await shortenRequests(steps, (some) => showAgain(comparing, some, difference), isTimeLeft)
      : undefined;
  const came = asItCame(cause);
  return shown === undefined ? { ...came, cameBack: false } : settledAs(shown, came.path);
}

const asItCame = ({ difference, planned, exchanges }: DifferenceCause): Settled => ({
  difference,
  exchanges: mapBoth(exchanges, (exchange) => [exchange]),
  path: originPath(originOf(planned)),
  cameBack: true,
});

/** What one side has; where the statuses differ, the whole answer tells why. */
function describeSide(difference: Difference, name: SideName, { outcome }: Exchange): string {
  const isWhole = difference.aspect === 'status' && outcome.kind === 'answer';
  return isWhole ? describeAnswer(outcome) : cutText(difference[name], longestText);
}

function toFinding(cause: DifferenceCause, settled: Settled, settling: DifferenceSettling): Finding {
  const { difference, exchanges, path, cameBack } = settled;
  const { left, right } = settling.comparing.sides;
  const check = { ...differenceChecks[difference.aspect], clause: sectionOf[cause.operation] };
  const answers = makeBoth((side) => exchanges[side].at(-1) ?? cause.exchanges[side]);
  // A silence may be the network's: it has to come back to count.
  const finding = makeFinding(
    {
      check,
      departure: {
        ...difference,
        level: 'drift',
        expected: `left: ${describeSide(difference, 'left', answers.left)}`,
        actual: `right: ${right.names.redact(describeSide(difference, 'right', answers.right))}`,
      },
      exchange: answers.left,
      exchanges: exchanges.left,
      origin: originOf(cause.planned),
      path,
      seen: cause.seen,
      flaky: !cameBack,
      counts: cameBack || !hasSilence(answers),
    },
    { ...settling, url: left.names.url, redact: left.names.redact },
  );
  return { ...finding, other: recordExchange(answers.right, right.names.url, right.names.redact) };
}

/** Two findings with one id are one. */
const join = (known: Finding, again: Finding): Finding => ({
  ...(known.flaky && !again.flaky ? again : known),
  seen: known.seen + again.seen,
  counts: known.counts || again.counts,
});

/** Shrinks every difference, sends it again, and tells each cause once. */
export async function settleDifferences(
  causes: Iterable<DifferenceCause>,
  settling: DifferenceSettling,
): Promise<readonly Finding[]> {
  const findings = new Map<string, Finding>();
  const sorted = [...causes].sort((left, right) => left.planned.order - right.planned.order);
  for (const [index, cause] of sorted.entries()) {
    const isWorthwhile = index < mostSettled && settling.isTimeLeft();
    const settled = isWorthwhile ? await settleOne(cause, settling) : asItCame(cause);
    const finding = toFinding(cause, settled, settling);
    const known = findings.get(finding.id);
    findings.set(finding.id, known === undefined ? finding : join(known, finding));
    settling.tick();
  }
  return [...findings.values()];
}
