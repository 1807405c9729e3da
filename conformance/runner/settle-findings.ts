import type { Exchange, SentRequest } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { curlCommand } from './curl.ts';
import type { FailOn } from './options.ts';
import type { Property } from './properties.ts';
import { recordExchange } from './record-exchange.ts';
import type { Redact } from './redact.ts';
import { departAgain, type Resend, type ShrinkBudget, shrink } from './shrink.ts';
import type { Cause, Tally } from './tally.ts';

/** What turning causes into findings needs. */
export interface Settling extends Resend {
  readonly url: string;
  readonly redact: Redact;
  /** Headers that a curl command takes from shell variables. */
  readonly secretHeaders: ReadonlyMap<string, string>;
  readonly properties: readonly Property[];
  readonly budget: ShrinkBudget;
  readonly seed: number;
  readonly failOn: ReadonlySet<FailOn>;
  readonly repair: (request: SentRequest) => Promise<void>;
}

/** More causes than this are one fault seen from many sides; they are reported as they came. */
const mostSettled = 40;
const confirmations = 3;

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** A silence may be the network's; only one that comes back is the deployment's. */
const needsToComeBack = ({ exchange }: Cause) => exchange.outcome.kind === 'silence';

async function confirm(cause: Cause, exchange: Exchange, settling: Settling): Promise<boolean> {
  const tries = needsToComeBack(cause) ? confirmations : 1;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if ((await departAgain(cause, exchange.request, settling)) !== undefined) return true;
    if (!settling.budget.isTimeLeft()) return false;
  }
  return false;
}

async function settle(cause: Cause, settling: Settling, isWorthwhile: boolean): Promise<Finding> {
  const { check, origin } = cause;
  const property =
    origin.phase === 'random' ? settling.properties.find(({ id }) => id === origin.property) : undefined;
  const shrunk =
    isWorthwhile && property !== undefined
      ? await shrink(cause, property, settling, settling.budget)
      : undefined;
  const exchange = shrunk?.exchange ?? cause.exchange;
  const departure = shrunk?.departure ?? cause.departure;
  const cameBack = isWorthwhile
    ? shrunk !== undefined || (await confirm(cause, exchange, settling))
    : !needsToComeBack(cause);
  const proves = cameBack || !needsToComeBack(cause);
  const recorded = recordExchange(exchange, settling.url, settling.redact);
  return {
    id: `${check.id}/${slug(exchange.operation)}/${slug(departure.place)}/${slug(departure.kind)}`,
    check: check.id,
    clause: check.clause,
    requirement: check.requirement,
    level: departure.level,
    operation: exchange.operation,
    place: departure.place,
    kind: departure.kind,
    expected: settling.redact(departure.expected),
    actual: settling.redact(departure.actual),
    exchange: recorded,
    curl: settling.redact(curlCommand(recorded.request, settling.secretHeaders)),
    seed: settling.seed,
    path:
      shrunk?.path ??
      (origin.phase === 'random' ? `${origin.property}:${origin.index}` : `systematic:${origin.index}`),
    seen: cause.seen,
    flaky: !cameBack,
    counts: proves ? settling.failOn.has(departure.level) : settling.failOn.has('flaky'),
  };
}

const weight = { must: 0, should: 1 } as const;

/** Shrinks and confirms every cause, and reports each once per check, place and kind of departure. */
export async function settleFindings(tally: Tally, settling: Settling): Promise<readonly Finding[]> {
  const causes = [...tally.causes.values()].sort(
    (left, right) => weight[left.departure.level] - weight[right.departure.level] || left.order - right.order,
  );
  const findings = new Map<string, Finding>();
  for (const [index, cause] of causes.entries()) {
    const finding = await settle(cause, settling, index < mostSettled && settling.budget.isTimeLeft());
    if (cause.exchange.operation === 'updateAgent') await settling.repair(cause.exchange.request);
    const known = findings.get(finding.id);
    if (known === undefined) findings.set(finding.id, finding);
    else
      findings.set(finding.id, {
        ...known,
        seen: known.seen + finding.seen,
        flaky: known.flaky && finding.flaky,
      });
  }
  return [...findings.values()];
}
