import type { Finding, Run, RunVerdict } from '../run/run-record.ts';

const endSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
const amount = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Findings that do not count: those that the baseline knows, and those that fail-on does not name. */
function describeOthers(known: number, others: number): string {
  const parts = [
    ...(known === 0 ? [] : [amount(known, 'known finding')]),
    ...(others === 0 ? [] : [`${amount(others, 'finding')} that do not count`]),
  ];
  return parts.length === 0 ? '' : `, with ${parts.join(' and ')}`;
}

/** The verdict in one sentence. */
export function summarizeRun(
  verdict: RunVerdict,
  { target, requests, notJudged }: Pick<Run, 'target' | 'requests' | 'notJudged'>,
  findings: readonly Finding[],
): string {
  const counting = findings.filter(({ counts }) => counts);
  const known = findings.filter((finding) => !finding.counts && finding.known !== undefined).length;
  const expired = counting.filter((finding) => finding.known !== undefined).length;
  switch (verdict) {
    case 'conforms': {
      const others = describeOthers(known, findings.length - known);
      return `${target} conforms to the contract in ${requests} requests${others}.`;
    }
    case 'violates': {
      const over = expired === 0 ? '' : `, ${expired} of them in the baseline and expired`;
      const others = known === 0 ? '' : `; ${amount(known, 'known finding')} beside`;
      return `${target} does not conform: ${amount(counting.length, 'finding')} in ${requests} requests${over}${others}.`;
    }
    case 'not-judged':
      return endSentence(`${target} could not be judged: ${notJudged[0] ?? 'nothing was judged'}`);
  }
}
