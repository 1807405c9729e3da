import type { SecondOpinion } from '../../conformance/run/second-opinion.ts';
import { cutText } from '../../spec/cut-text.ts';
import { amountText } from './amount-text.ts';

/** What another tool makes of the answers, in a sentence or two; it is never a verdict. */
export function secondOpinionText(opinion: SecondOpinion): string {
  const by = `Prism ${cutText(opinion.version, 40)}`;
  if ('missing' in opinion)
    return `${by} gave no opinion: ${cutText(opinion.missing, 400).replace(/\.$/, '')}.`;
  const { requests, violations } = opinion;
  const found = violations.length === 0 ? 'nothing' : amountText(violations.length, 'problem');
  return `${by} validated ${amountText(requests, 'answer')} and found ${found} that this run does not report. This does not affect the verdict.`;
}
