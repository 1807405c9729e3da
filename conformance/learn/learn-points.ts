import type { DialectExamples } from '../../spec/dialect-examples.ts';
import { type DialectChoices, dialectPoints } from '../../spec/dialect-points.ts';
import { inTurn } from './asked.ts';
import type { Learning } from './create-learning.ts';
import { learnFreeForm } from './examples/free-form.ts';
import { learnFaults } from './faults/learn-faults.ts';
import type { Group } from './group.ts';
import type { LearnedPoint } from './learned-point.ts';
import { learnAgentShape } from './points/agent-shape.ts';
import { learnAuth } from './points/auth.ts';
import { learnBodies } from './points/bodies.ts';
import { learnCoercion } from './points/coercion.ts';
import { learnConflicts } from './points/conflicts.ts';
import { learnGenomePaths } from './points/genome-paths.ts';
import { learnIntegerRange } from './points/integer-range.ts';
import { learnKeys } from './points/keys.ts';
import { learnList } from './points/list.ts';
import { learnMoves } from './points/moves.ts';
import { learnNestedShapes } from './points/nested-shapes.ts';
import { learnNulls } from './points/nulls.ts';
import { learnRejections } from './points/rejections.ts';
import { learnRouting } from './points/routing.ts';
import { learnTestScores } from './points/test-scores.ts';
import { learnTexts } from './points/texts.ts';
import { learnUnknownAgents } from './points/unknown-agents.ts';
import { learnUuids } from './points/uuids.ts';

export interface LearnedPoints {
  /** Every point, in the order of reports. */
  readonly points: readonly LearnedPoint[];
  readonly examples: DialectExamples;
}

/** No two of them write to the same field, so that they may run beside each other. */
const groups: readonly Group[] = [
  learnAgentShape,
  learnCoercion,
  learnTestScores,
  learnNestedShapes,
  learnUuids,
  learnKeys,
  learnUnknownAgents,
  learnGenomePaths,
  learnRouting,
  learnAuth,
  learnList,
  learnFreeForm,
];

/** What these write may break the agent for every other update until it is repaired: they come last, one by one. */
const riskyGroups: readonly Group[] = [learnIntegerRange, learnTexts, learnNulls];

/** All examples as one; of two of the same, the later one. */
function joinExamples(all: readonly (DialectExamples | undefined)[]): DialectExamples {
  const joined: DialectExamples = Object.assign({}, ...all);
  const errors: NonNullable<DialectExamples['errors']> = Object.assign(
    {},
    ...all.map((examples) => examples?.errors),
  );
  return Object.keys(errors).length === 0 ? joined : { ...joined, errors };
}

/** The decided points as a part of a dialect. */
export const decidedChoices = (points: readonly LearnedPoint[]): Partial<DialectChoices> =>
  Object.fromEntries(points.flatMap(({ point, choice }) => (choice === undefined ? [] : [[point, choice]])));

/** Asks about every point, several exchanges each. What it writes is for the caller to restore. */
export async function learnPoints(learning: Learning): Promise<LearnedPoints> {
  const rejections = await learnRejections(learning);
  const rejectedUpdate = rejections.points.find(({ point }) => point === 'rejected-update')?.choice;
  const others = await Promise.all([
    learnBodies(learning, rejectedUpdate),
    ...groups.map((group) => group(learning)),
  ]);
  const risky = await inTurn(riskyGroups, (group) => group(learning));
  const all = [rejections, ...others, ...risky];
  const faults = await learnFaults(learning, decidedChoices(all.flatMap((group) => group.points)));
  // From where these lead there may be no way back.
  const last = await inTurn([learnConflicts, learnMoves], (group) => group(learning));
  const points = [...all, ...last].flatMap((group) => group.points);
  const place = ({ point }: LearnedPoint) => dialectPoints.findIndex(({ id }) => id === point);
  return {
    points: [...points].sort((left, right) => place(left) - place(right)),
    examples: joinExamples([...[...all, ...last].map(({ examples }) => examples), faults]),
  };
}
