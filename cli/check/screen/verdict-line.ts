import type { Run, RunVerdict } from '../../../conformance/run/run-record.ts';
import { visibleText } from '../../../spec/visible-text.ts';
import type { Colour, Paint } from '../../terminal/paint.ts';

const marks: Readonly<Record<RunVerdict, readonly [mark: string, colour: Colour]>> = {
  conforms: ['✓', 'green'],
  violates: ['✗', 'red'],
  'not-judged': ['?', 'yellow'],
};

/** The verdict in one sentence, with its mark. */
export function printVerdict({ verdict, summary }: Run, paint: Paint): string {
  const [mark, colour] = marks[verdict];
  return `${paint(colour, mark)} ${paint('bold', visibleText(summary, 600))}\n`;
}
