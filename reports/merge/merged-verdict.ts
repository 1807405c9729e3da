import {
  countingWithTheirs,
  leadingOf,
  moreWithSameCauses,
  thatDoNotCount,
} from '../../conformance/folding/leading.ts';
import type { CheckResult, Finding, Run, RunVerdict } from '../../conformance/run/run-record.ts';
import { amountText, countText } from '../text/amount-text.ts';

const mostNamed = 20;

/** Which shards there is no run of, in one sentence; nothing where all are there. */
export function explainMissing(runs: readonly Run[]): readonly string[] {
  const total = runs[0]?.shard?.total ?? 0;
  const present = new Set(runs.map(({ shard }) => shard?.index));
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((one) => !present.has(one));
  if (missing.length === 0) return [];
  const named = missing.slice(0, mostNamed).join(', ') + (missing.length > mostNamed ? ' and others' : '');
  const what = missing.length === 1 ? `shard ${named} of ${total} is` : `shards ${named} of ${total} are`;
  return [`${what} missing`];
}

/** MUST checks that all shards together judged on fewer exchanges than they need, in one line. */
export function explainTooFew(checks: readonly CheckResult[]): readonly string[] {
  const lacking = checks
    .filter(({ level, cases, excused = 0, needs = 0 }) => level === 'must' && cases + excused < needs)
    .map(({ id, cases, needs }) => `${id} (${cases} of ${needs})`);
  return lacking.length === 0 ? [] : [`too few cases in all shards together for ${lacking.join(', ')}`];
}

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
  const amount = `${countText(requests)} requests over ${amountText(shards, 'shard')}`;
  switch (verdict) {
    case 'conforms': {
      const others = findings.length === 0 ? '' : `, plus ${amountOf(findings)} ${thatDoNotCount(findings)}`;
      return `${target} conforms to the contract in ${amount}${others}.`;
    }
    case 'violates':
      return `${target} does not conform: ${amountOf(countingWithTheirs(findings))} in ${amount}.`;
    case 'not-judged':
      return `${target} could not be judged: ${(notJudged[0] ?? 'a shard was not judged').replace(/\.$/, '')}.`;
  }
}

/** The verdict over all shards, and the sentence that says it. */
export function judgeMerged(runs: readonly Run[], merged: Merged): Pick<Run, 'verdict' | 'summary'> {
  const verdict = decide(runs, merged);
  return { verdict, summary: summarize(verdict, runs.length, merged) };
}
