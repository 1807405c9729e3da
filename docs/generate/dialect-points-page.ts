import { dialectPoints, type Point } from '../../spec/dialect-points.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { dialectQuestions } from '../../spec/dialect-questions.ts';
import { code, markdownTable } from './markdown-table.ts';

const choicesText = ({ choices }: Point): string =>
  'pattern' in choices ? choices.form : choices.map(code).join(', ');

/** docs/dialect-points.md: every question that the contract leaves open. */
export function dialectPointsPage(): string {
  const rows = dialectPoints.map((point) => [
    code(point.id),
    dialectQuestions[point.id],
    choicesText(point),
    code(dialectPresets.fastapi[point.id]),
    code(dialectPresets.strict[point.id]),
    point.clause,
  ]);
  return `# Dialect points

The ${dialectPoints.length} questions that the contract leaves open, and the answers that a deployment may give. A [dialect](dialects.md) is one choice for each. The last column names the section of the contract that leaves the question open.

${markdownTable(['point', 'question', 'choices', 'preset fastapi', 'preset strict', 'contract'], rows)}
`;
}
