import type { Run, RunVerdict } from '../../../conformance/run/run-record.ts';
import type { Colour, Paint } from '../../terminal/paint.ts';
import { visibleText } from '../../terminal/visible-text.ts';

const marks: Readonly<Record<RunVerdict, readonly [mark: string, colour: Colour]>> = {
  conforms: ['✓', 'green'],
  violates: ['✗', 'red'],
  'not-judged': ['?', 'yellow'],
};

/** The verdict in one sentence, with its mark. */
export function renderVerdict({ verdict, summary }: Run, paint: Paint): string {
  const [mark, colour] = marks[verdict];
  return `${paint(colour, mark)} ${paint('bold', visibleText(summary, 600))}\n`;
}
