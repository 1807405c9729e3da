import { countingWithTheirs, leadingOf, moreWithSameCauses, thatDoNotCount } from '../folding/leading.ts';
import type { Finding, Run, RunVerdict } from '../run/run-record.ts';

const endSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
const amount = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** How many causes there are, and how many findings more. */
const amountOf = (findings: readonly Finding[], word: string) =>
  amount(leadingOf(findings).length, word) + moreWithSameCauses(findings);

/** Findings that do not count: those that the baseline knows, and those that fail-on does not name. */
function describeOthers(known: readonly Finding[], others: readonly Finding[]): string {
  const parts = [
    ...(known.length === 0 ? [] : [amountOf(known, 'known finding')]),
    ...(others.length === 0 ? [] : [`${amountOf(others, 'finding')} ${thatDoNotCount(others)}`]),
  ];
  return parts.length === 0 ? '' : `, with ${parts.join(' and ')}`;
}

/** The verdict in one sentence. */
export function summarizeRun(
  verdict: RunVerdict,
  {
    target,
    requests,
    notJudged,
    exploration,
    shard,
  }: Pick<Run, 'target' | 'requests' | 'notJudged' | 'exploration' | 'shard'>,
  findings: readonly Finding[],
): string {
  // The verdict on a deployment is that of all shards together.
  const part = shard === undefined || shard.total === 1 ? '' : ` of shard ${shard.index}/${shard.total}`;
  const sent = `${requests.toLocaleString('en-US')} requests${part}`;
  const counting = findings.filter(({ counts }) => counts);
  const known = findings.filter((finding) => !finding.counts && finding.known !== undefined);
  const expired = counting.filter((finding) => finding.known !== undefined).length;
  switch (verdict) {
    case 'conforms': {
      const others = describeOthers(
        known,
        findings.filter((finding) => finding.known === undefined),
      );
      if (exploration !== undefined) {
        const met = Object.values(exploration.behaviours).reduce((sum, count) => sum + count, 0);
        return `${target} was explored in ${sent}: ${amount(met, 'behaviour')}, and no finding that counts${others}.`;
      }
      return `${target} conforms to the contract in ${sent}${others}.`;
    }
    case 'violates': {
      const over = expired === 0 ? '' : `, ${expired} of them in the baseline and expired`;
      const others = known.length === 0 ? '' : `; ${amountOf(known, 'known finding')} beside`;
      return `${target} does not conform: ${amountOf(countingWithTheirs(findings), 'finding')} in ${sent}${over}${others}.`;
    }
    case 'not-judged':
      return endSentence(`${target} could not be judged: ${notJudged[0] ?? 'nothing was judged'}`);
  }
}
