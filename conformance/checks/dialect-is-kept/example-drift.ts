import { cutText } from '../../../spec/cut-text.ts';
import { type DialectExamples, errorSituations, type MovingField } from '../../../spec/dialect-examples.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { printJson } from '../../../spec/json-print.ts';
import { pointOfSituation } from '../../../spec/point-of-situation.ts';
import type { LearnedPoint } from '../../learn/learned-point.ts';
import type { OperationName } from '../../run/exchange.ts';
import { placeAt } from '../../run/place.ts';
import type { Drift } from './drift.ts';
import { departingShapes } from './shape-drift.ts';

const longest = 200;

/** The refusals whose bodies are others than the dialect's examples; a change of status is told by the point. */
export function departingErrors(
  { errors = {} }: DialectExamples,
  wanted: DialectExamples,
  points: readonly LearnedPoint[],
): readonly Drift[] {
  return errorSituations.flatMap((situation) => {
    const id = pointOfSituation[situation];
    const [left, right] = [wanted.errors, errors].map((all) => all?.[situation]);
    if (left === undefined || right === undefined || equalJson(left, right)) return [];
    const exchanges = (points.find(({ point }) => point === id)?.readings ?? [])
      .slice(0, 1)
      .map(({ asked }) => asked);
    if (exchanges.length === 0) return [];
    return [
      {
        clause: '7',
        place: placeAt('dialect', id),
        code: 'other-body-or-header',
        expected: `as the dialect has it: ${cutText(printJson(left), longest)}`,
        actual: cutText(printJson(right), longest),
        exchanges,
      },
    ];
  });
}

/** The moves that are taken or refused otherwise than the dialect has them. */
export function departingMoves(
  { moves = {} }: DialectExamples,
  wanted: DialectExamples,
  points: readonly LearnedPoint[],
): readonly Drift[] {
  const fields: readonly MovingField[] = ['status', 'protection_status'];
  return fields.flatMap((field) => {
    const [before, now] = [wanted.moves?.[field], moves[field]];
    const id = field === 'status' ? 'status-moves' : 'protection-moves';
    const point = points.find((one) => one.point === id);
    if (before === undefined || now === undefined || equalJson(before, now)) return [];
    const exchanges = (point?.readings ?? []).slice(0, 1).map(({ asked }) => asked);
    return exchanges.length === 0
      ? []
      : [
          {
            clause: field === 'status' ? '3.1' : '3.2',
            place: placeAt('dialect', id),
            code: 'other-moves',
            expected: `as the dialect has it: ${printJson(before)}`,
            actual: printJson(now),
            exchanges,
          },
        ];
  });
}

const freeForms = [
  ['evolutionStatus', 'readEvolutionStatus', '2.4'],
  ['genome', 'createGenome', '2.3'],
] as const satisfies readonly (readonly [keyof DialectExamples, OperationName, string])[];

/** The answers that the contract does not show, where their shape is another than the dialect's example has. */
export function departingForms(
  examples: DialectExamples,
  wanted: DialectExamples,
  points: readonly LearnedPoint[],
): readonly Drift[] {
  const asked = points.flatMap(({ readings }) => readings.map((reading) => reading.asked));
  return freeForms.flatMap(([name, operation, clause]) => {
    const [before, now] = [wanted[name]?.shape, examples[name]?.shape];
    const shown = asked.find((one) => one.operation === operation && one.answer?.status === 200);
    if (before === undefined || now === undefined || shown === undefined) return [];
    return departingShapes(before, now).map(({ names, code, actual }) => ({
      clause,
      place: placeAt('answer', ...names),
      code,
      expected: 'the shape that the dialect has an example of',
      actual,
      exchanges: [shown],
    }));
  });
}
