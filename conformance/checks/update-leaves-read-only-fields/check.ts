import { type Field, readOnlyFields } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { answerOf, isUpdateOfGivenAgent, sentUpdate } from '../../observe/observation.ts';
import { isRefusal } from '../../observe/read-answer.ts';
import { showField } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import { isMadeUp, isMarked } from '../../systematic/read-only-values.ts';
import type { Check } from '../check.ts';
import { isOnlyFlags } from './altered-flags.ts';
import { supplyInEachState } from './each-state.ts';
import { holdsSupplied } from './holds-supplied.ts';
import { isNothing, judgeCleared, supplyNulls } from './supplied-nulls.ts';
import { judgeList, supplyBeforeTheList } from './taken-in-the-list.ts';
import {
  judgeStageStep,
  judgeTrustStage,
  supplyTrustStages,
  supplyTrustStagesBesideOthers,
  supplyTrustStagesInObjects,
} from './trust-stage.ts';

const derivedNumbers: ReadonlySet<string> = new Set(['updated_at', 'trusted_at', 'ttt_days']);

export const updateLeavesReadOnlyFields: Check = {
  id: 'update-leaves-read-only-fields',
  level: 'must',
  clause: '2.2, 3.3',
  requirement: 'A field that an update does not carry never takes a supplied value.',
  operations: ['updateAgent', 'listAgents'],
  neededAt: ['updateAgent'],
  // Each field that an update does not carry.
  needs: 12,
  // What is refused is not taken.
  judge: (observation) => {
    const listed = answerOf(observation, 'listAgents');
    if (listed !== undefined) return judgeList(listed);
    const update = sentUpdate(observation);
    if (update === undefined || observation.answer === undefined || !isUpdateOfGivenAgent(observation))
      return 'not concerned';
    const isSupplied = readOnlyFields.some(({ name }) => Object.hasOwn(update, name));
    const isMine = isSupplied && observation.understanding.expectation.verdict !== 'reject';
    return isMine && isRefusal(observation.answer) ? 'kept' : 'not concerned';
  },
  judgeStep: (step) => {
    const { update, before, after } = step;
    const moved = judgeStageStep(step);
    if (moved !== undefined) return moved;
    // A server may come to a time by itself that an earlier answer had, and to a number of days.
    const mayComeByItself = ({ name }: Field) => derivedNumbers.has(name) && !isMadeUp(update[name] ?? null);
    // Supplying what the field has already proves nothing, nor do null, what is empty, flags and one of a few stages, which
    // it may come to by itself: that takes a scenario.
    const supplied = readOnlyFields
      .filter(
        ({ name, kind }) =>
          kind !== 'choice' &&
          !isNothing(update[name] ?? null) &&
          !isOnlyFlags(update[name] ?? null) &&
          Object.hasOwn(update, name) &&
          !equalJson(update[name] ?? null, before[name] ?? null),
      )
      .filter((field) => !mayComeByItself(field));
    // Under whatever name, and wherever in an update it stood.
    const hasCome = ({ name }: Field) =>
      isMarked(name, after[name] ?? null) && !equalJson(before[name] ?? null, after[name] ?? null);
    const taken =
      supplied.find(({ name }) =>
        holdsSupplied(update[name] ?? null, before[name] ?? null, after[name] ?? null),
      ) ?? readOnlyFields.find(hasCome);
    if (taken === undefined) return supplied.length === 0 ? 'not concerned' : 'kept';
    const { name } = taken;
    const expected = `${showField(name, before)}: an update does not carry it`;
    return {
      level: 'must',
      code: 'taken',
      place: placeAt('answer', name),
      expected,
      actual: showField(name, after),
      ...(isMadeUp(after[name] ?? null) ? { provesItself: true } : {}),
    };
  },
  judgeScenario: (views) => {
    const judgement = judgeTrustStage(views);
    return judgement === 'not concerned' ? judgeCleared(views) : judgement;
  },
  scenarios: ({ agentIds, agentIds: [first = '', second = first], fields, listPath }) => [
    supplyTrustStages(first),
    supplyTrustStages(second, 'Trust_Stage'),
    supplyTrustStages(second, 'trustStage'),
    supplyTrustStagesInObjects(second, fields),
    supplyTrustStagesBesideOthers(second, fields),
    ...supplyInEachState(first, fields),
    // What one has nothing of already, another may have.
    ...agentIds.map(supplyNulls),
    ...(listPath === undefined ? [] : [supplyBeforeTheList(second, listPath)]),
  ],
};
