import type { Redact } from '../redact/redact.ts';
import type { Send } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import type { SecondOpinion, UnreportedDeparture } from '../run/second-opinion.ts';
import { isReported, placeInAnswer } from './is-reported.ts';
import type { PassRequest } from './plan-pass.ts';
import type { Prism, PrismViolation } from './prism.ts';
import { readOpinion } from './read-opinion.ts';

export interface Pass {
  readonly requests: readonly PassRequest[];
  readonly send: Send;
  readonly findings: readonly Finding[];
  readonly redact: Redact;
  readonly isOver: () => boolean;
  /** Told after each request. */
  readonly tick: () => void;
}

/** The statuses that the document declares. */
const declared = new Set([200, 422]);

const describe = (
  { request }: PassRequest,
  status: number,
  { location, message }: PrismViolation,
  redact: Redact,
): UnreportedDeparture => ({
  request: `${request.method} ${redact(request.path)}`,
  status,
  message: redact(message),
  location: location.join('.'),
});

async function letPass(prism: Prism, pass: Pass) {
  // One cause shows in many answers: the first one stands for it.
  const departures = new Map<string, UnreportedDeparture>();
  let [requests, agreed] = [0, 0];
  for (const planned of pass.requests) {
    if (pass.isOver()) return { missing: 'the run ended before every request of the pass was sent' };
    const { operation, request } = planned;
    const outcome = await pass.send(request);
    pass.tick();
    if (outcome.kind === 'silence' || !declared.has(outcome.status)) continue;
    const { status } = outcome;
    const violations = readOpinion(status, await prism.ask(request, outcome));
    if (violations === undefined) continue;
    const unreported = violations.filter((one) => !isReported(one, operation, status, pass.findings));
    requests += 1;
    agreed += Number(unreported.length === 0);
    for (const one of unreported) {
      const rule = one.message.replace(/\d+/g, 'n');
      const cause = JSON.stringify([operation, status, placeInAnswer(one), rule]);
      if (!departures.has(cause)) departures.set(cause, describe(planned, status, one, pass.redact));
    }
  }
  if (requests === 0) return { missing: 'no answer of status 200 or 422 reached Prism' };
  return { requests, agreed, violations: [...departures.values()] };
}

/** Asks Prism what it thinks of the answers to a pass of well-formed requests; without Prism, says why there is no opinion. */
export async function askSecondOpinion(
  version: string,
  start: () => Promise<Prism>,
  pass: Pass,
): Promise<SecondOpinion> {
  const by = { by: 'prism', version } as const;
  if (pass.requests.length === 0)
    return { ...by, missing: 'nothing was selected, or no agent was given, that it could be asked about' };
  try {
    const prism = await start();
    try {
      return { ...by, ...(await letPass(prism, pass)) };
    } finally {
      await prism.close();
    }
  } catch (error) {
    // Whatever befalls the opinion, the run's own verdict stands.
    return { ...by, missing: pass.redact(error instanceof Error ? error.message : String(error)) };
  }
}
