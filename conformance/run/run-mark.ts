import { updateFields } from '../../spec/fields.ts';
import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';

/** Stands in generated values for the mark of the run, so that the same seed gives the same requests. */
export const anyRun = 'kit-run-00000000';

/** What every mark begins with. */
export const markStart = 'kit-run-';

const someRun = /kit-run-[\da-f]{8}/g;

/** The mark of a run, a different one at each of its targets: values that carry it were written there by this run. */
export const markOf = (runId: string, target = 0): string =>
  `kit-run-${runId.replaceAll('-', '').slice(target * 8, target * 8 + 8)}`;

/** A letter as JSON may write it: as it is, or by its number. */
const spelled = (letter: string): string => {
  const digits = letter.charCodeAt(0).toString(16).padStart(4, '0');
  return `(?:${letter}|\\\\u${digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
};

/** Finds a mark in JSON text, however its letters are written. */
export const spelledMark = (mark: string): RegExp => new RegExp([...mark].map(spelled).join(''), 'g');

/** The marks in a text, but for that of this run. */
export const otherMarks = (text: string): readonly string[] =>
  !text.includes(markStart)
    ? []
    : [...text.matchAll(someRun)].map(([mark]) => mark).filter((mark) => mark !== anyRun);

/** What another run has written to an agent since its first state was read, but for marks that this run brought there. */
export function findOtherRun(
  agent: JsonObject,
  first: JsonObject,
  brought: ReadonlySet<string>,
): { readonly field: string; readonly mark: string } | undefined {
  for (const { name } of updateFields) {
    const value = agent[name];
    if (value === undefined || value === null || equalJson(value, first[name] ?? null)) continue;
    const mark = otherMarks(printJson(value)).find((one) => !brought.has(one));
    if (mark !== undefined) return { field: name, mark };
  }
  return undefined;
}
