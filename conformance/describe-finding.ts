import { visibleText } from '../spec/visible-text.ts';
import { placeText } from './run/place.ts';
import type { Finding } from './run/run-record.ts';

/** A finding for whoever reads the output of a test: what was asked for, what came back, and how to see it again. */
export function describeFinding(finding: Finding): string {
  const { check, level, clause, requirement, place, expected, actual, curl, flaky, steps, under } = finding;
  const facts: readonly (readonly [label: string, text: string])[] = [
    ['place', placeText(place)],
    ['expected', expected],
    ['actual', actual],
    ...(steps === undefined ? [] : [['steps', `the last of ${steps.length} exchanges shows it`] as const]),
    ...(flaky ? [['flaky', 'it did not come back when sent again'] as const] : []),
    ...(under === undefined ? [] : [['seen with', under] as const]),
    ['again', curl],
  ];
  return [
    `${check} (${level}, clause ${clause}): ${requirement}`,
    ...facts.map(([label, text]) => `  ${label.padEnd(9)} ${visibleText(text)}`),
  ].join('\n');
}
