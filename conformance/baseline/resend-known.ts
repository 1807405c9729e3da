import type { Check } from '../checks/check.ts';
import { makeFinding, type Recording } from '../record/make-finding.ts';
import { pairAgents } from '../replay/agent-ids.ts';
import { toExchanges } from '../replay/recorded-exchange.ts';
import { describeDeployment, type RecordedDeployment, subjectOf } from '../replay/recorded-subject.ts';
import { type Replayed, replayOne } from '../replay/replay-one.ts';
import type { ReplayTarget } from '../replay/replay-target.ts';
import type { OperationName } from '../run/exchange.ts';
import type { FailOn } from '../run/fail-on.ts';
import type { Finding } from '../run/run-record.ts';
import type { KnownFinding, RecordedFinding } from './known-finding.ts';

export interface Resending {
  readonly target: Omit<ReplayTarget, 'deployment' | 'agents'>;
  /** The agents that may be updated here. */
  readonly agentIds: readonly string[];
  readonly checks: readonly Check[];
  readonly operations: ReadonlySet<OperationName>;
  readonly failOn: ReadonlySet<FailOn>;
  readonly recording: Recording;
  readonly isTimeLeft: () => boolean;
  readonly tick: () => void;
}

function deploymentOf(recorded: RecordedFinding, resending: Resending): RecordedDeployment {
  const { target, agentIds, finding } = recorded;
  const described = describeDeployment({ target, agentIds, findings: [finding] });
  return { ...described, updatePath: described.updatePath ?? resending.target.subject.updatePath };
}

/** Only what this run selected, and may send, is sent again. */
function mayBeSent(recorded: RecordedFinding, deployment: RecordedDeployment, resending: Resending): boolean {
  const { finding } = recorded;
  const isSelected = resending.checks.some(({ id }) => id === finding.check);
  const exchanges = toExchanges(finding, deployment.base, subjectOf(finding, deployment));
  return isSelected && exchanges.every(({ operation }) => resending.operations.has(operation));
}

/** The finding as it shows now, under the id of what it shows. */
function findingOf(recorded: Finding, { departure, exchanges = [] }: Replayed, resending: Resending) {
  const exchange = exchanges.at(-1);
  if (departure === undefined || exchange === undefined) return undefined;
  const { check: id, clause, requirement, origin, path } = recorded;
  return makeFinding(
    {
      check: { id, clause, requirement },
      departure,
      exchange,
      exchanges,
      origin,
      path,
      seen: 1,
      flaky: false,
      counts: resending.failOn.has(departure.level),
    },
    resending.recording,
  );
}

/** Sends known findings again, and tells which of them are gone; what is in neither list could not be decided. */
export async function resendKnown(known: readonly KnownFinding[], resending: Resending) {
  const findings: Finding[] = [];
  const stale: string[] = [];
  for (const { id, recorded } of known) {
    resending.tick();
    if (recorded === undefined || !resending.isTimeLeft()) continue;
    const deployment = deploymentOf(recorded, resending);
    if (!mayBeSent(recorded, deployment, resending)) continue;
    const agents = pairAgents(deployment.agentIds, resending.agentIds);
    const replayed = await replayOne(recorded.finding, { ...resending.target, deployment, agents });
    if (replayed.verdict === 'could not be judged') continue;
    const finding = findingOf(recorded.finding, replayed, resending);
    // Another departure of the same exchange says nothing of the one that is known: it may only hide it.
    if (finding !== undefined) findings.push(finding);
    else stale.push(id);
  }
  return { findings, stale };
}
