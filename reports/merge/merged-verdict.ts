import { leadingOf, moreWithSameCauses } from '../../conformance/folding/leading.ts';
import type { Finding, Run, RunVerdict } from '../../conformance/run/run-record.ts';
import { amountText } from '../text/amount-text.ts';

/** What the shards came to together. */
type Merged = Pick<Run, 'target' | 'requests' | 'findings' | 'notJudged'>;

/** Never green by accident: a shard's own verdict holds, whatever its findings are. */
function decide(runs: readonly Run[], { findings, notJudged }: Merged): RunVerdict {
  const verdicts = new Set(runs.map(({ verdict }) => verdict));
  if (findings.some(({ counts }) => counts) || verdicts.has('violates')) return 'violates';
  return notJudged.length > 0 || verdicts.has('not-judged') ? 'not-judged' : 'conforms';
}

const amountOf = (findings: readonly Finding[]) =>
  amountText(leadingOf(findings).length, 'finding') + moreWithSameCauses(findings);

function summarize(
  verdict: RunVerdict,
  shards: number,
  { target, requests, findings, notJudged }: Merged,
): string {
  const amount = `${requests} requests over ${amountText(shards, 'shard')}`;
  switch (verdict) {
    case 'conforms': {
      const others = findings.length === 0 ? '' : `, plus ${amountOf(findings)} that do not count`;
      return `${target} conforms to the contract in ${amount}${others}.`;
    }
    case 'violates': {
      const counting = findings.filter(({ counts }) => counts);
      return `${target} does not conform: ${amountOf(counting)} in ${amount}.`;
    }
    case 'not-judged':
      return `${target} could not be judged: ${(notJudged[0] ?? 'a shard was not judged').replace(/\.$/, '')}.`;
  }
}

/** The verdict over all shards, and the sentence that says it. */
export function judgeMerged(runs: readonly Run[], merged: Merged): Pick<Run, 'verdict' | 'summary'> {
  const verdict = decide(runs, merged);
  return { verdict, summary: summarize(verdict, runs.length, merged) };
}
