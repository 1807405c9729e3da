import { leadingOf } from '../conformance/folding/leading.ts';
import { orderFindings } from '../conformance/run/order-findings.ts';
import type { Run } from '../conformance/run/run-record.ts';
import type { Deployment } from '../fixtures/deployments/deployment.ts';
import { medianOf, percentileOf } from './statistics.ts';

/** A run of a faulty deployment. */
export interface FaultyRun {
  readonly deployment: Pick<Deployment, 'id' | 'check'>;
  readonly run: Pick<Run, 'findings' | 'seed'>;
  /** After how many requests its check first departed; undefined where it did not while cases were sent. */
  readonly foundAfter: number | undefined;
}

const leadersOf = ({ run }: FaultyRun) => orderFindings(leadingOf(run.findings));

const isLedByItsCheck = (faulty: FaultyRun) => leadersOf(faulty)[0]?.check === faulty.deployment.check;

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${whole === 0 ? 0 : Math.floor((part / whole) * 1000) / 10} %)`;

/** A run that has more than one leading finding, or another check's first. */
function describeMiss(faulty: FaultyRun): string {
  const { deployment, run } = faulty;
  const leaders = leadersOf(faulty).map(({ check, place }) => `${check}${place.pointer}`);
  const mark = isLedByItsCheck(faulty) ? ' ' : '✗';
  return `  ${mark} ${deployment.id}, seed ${run.seed}, written for ${deployment.check}: ${leaders.join(', ') || 'nothing'}`;
}

/** How well runs of faulty deployments tell their one cause, and how soon; then every run that does not. */
export function describeLeading(runs: readonly FaultyRun[]): readonly string[] {
  const amounts = runs.map((one) => leadersOf(one).length);
  const after = runs.flatMap(({ foundAfter }) => foundAfter ?? []);
  const misses = runs.filter((one) => leadersOf(one).length !== 1 || !isLedByItsCheck(one));
  return [
    `one leading finding in ${share(amounts.filter((amount) => amount === 1).length, runs.length)} runs of faulty deployments, at most ${Math.max(0, ...amounts)}`,
    `led by the check that the deployment was written for in ${share(runs.filter(isLedByItsCheck).length, runs.length)}`,
    `requests until that check first departed: median ${medianOf(after)}, 95th percentile ${percentileOf(after, 0.95)} (of ${after.length} runs)`,
    ...misses.map(describeMiss),
  ];
}
