import type { DialectExamples, ErrorExample, ErrorSituation } from '../../../spec/dialect-examples.ts';
import { isSuccess, type ReadAnswer } from '../../observe/read-answer.ts';
import type { Asked } from '../asked.ts';
import type { Learning } from '../create-learning.ts';
import { positionIn } from '../faults/broken-body.ts';
import { placeEverywhere } from '../faults/place-everywhere.ts';
import type { LearnedPoint } from '../learned-point.ts';
import { makeTemplate, placesOfAsked, templateText } from './template.ts';

const longestText = 500;

/** What tells a client what to do next, and what kind of body it is, where that is not the usual one. */
function headersOf({ headers }: ReadAnswer): Readonly<Record<string, string>> {
  const telling = ['www-authenticate', 'retry-after', 'content-type'].flatMap((name) => {
    const value = headers[name];
    return value === undefined || value === 'application/json' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(telling);
}

/** An example of a refusal, from two answers to the same request: what differs between them is filled in each time. */
export function exampleOfError(first: Asked, second: Asked): ErrorExample | undefined {
  const [left, right] = [first.answer, second.answer];
  if (left === undefined || right === undefined || left.status !== right.status) return undefined;
  const headers = headersOf(left);
  const carried = Object.keys(headers).length === 0 ? {} : { headers };
  const places = placesOfAsked(first);
  if (left.json !== undefined && right.json !== undefined)
    return { json: makeTemplate([left.json, right.json], places), ...carried };
  return left.body === right.body
    ? { text: templateText(left.body.slice(0, longestText), places), ...carried }
    : undefined;
}

/** Asks once more what was refused at each point other than by a 422, and makes examples of it. */
export async function learnErrors(
  { ask }: Learning,
  points: { readonly [situation in ErrorSituation]?: LearnedPoint | undefined },
): Promise<DialectExamples> {
  const errors: Record<string, ErrorExample> = {};
  for (const [situation, point] of Object.entries(points)) {
    const refused = point?.readings.find(
      ({ choice, asked: { answer } }) =>
        choice === point.choice && answer !== undefined && !isSuccess(answer) && answer.status !== 422,
    );
    if (refused === undefined) continue;
    const { asked } = refused;
    const example = exampleOfError(asked, await ask(asked.operation, asked.request));
    const position = positionIn(asked.request);
    if (example?.json === undefined || position === undefined) {
      if (example !== undefined) errors[situation] = example;
    } else errors[situation] = { ...example, json: placeEverywhere(example.json, { position }) };
  }
  return Object.keys(errors).length === 0 ? {} : { errors };
}
