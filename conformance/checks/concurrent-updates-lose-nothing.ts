import { type Field, updateFieldNamed, updateFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { otherValue } from '../generate/other-value.ts';
import { isSameField } from '../observe/differences.ts';
import type { Departure } from '../observe/judgement.ts';
import { showField } from '../observe/show-field.ts';
import { placeAt } from '../run/place.ts';
import { isConflict } from '../scenario/conflicts.ts';
import type { JudgeScenario, Scenario } from '../scenario/scenario.ts';
import { isLostRace, judgeOverlap } from '../scenario/simultaneous.ts';
import { isReading, type UpdateView } from '../scenario/update-view.ts';
import type { Check } from './check.ts';

/** Fields that are told apart by their values, whatever else is written meanwhile. */
const conclusiveFields = updateFields.filter(
  ({ kind, name }) => name !== 'api_key' && ['text', 'integer', 'list-of-texts'].includes(kind),
);

/** An update of one field at the same time as others. */
interface Sent {
  readonly field: Field;
  readonly value: JsonValue;
  readonly view: UpdateView;
}

/** The updates up to the first reading after them, in the order of their fields, and that reading. */
function splitStorm(views: readonly UpdateView[]): {
  readonly sent: readonly Sent[];
  readonly after: JsonObject | undefined;
} {
  const from = views.findIndex((view) => !isReading(view));
  const end = views.findIndex((view, at) => at > from && isReading(view));
  const sent = views.slice(Math.max(0, from), end === -1 ? undefined : end).flatMap((view) => {
    const [name = '', value = null] = Object.entries(view.update ?? {})[0] ?? [];
    const field = updateFieldNamed(name);
    return field === undefined ? [] : [{ field, value, view }];
  });
  const position = ({ field }: Sent) => conclusiveFields.findIndex(({ name }) => name === field.name);
  return {
    sent: sent.sort((left, right) => position(left) - position(right)),
    after: end === -1 ? undefined : views[end]?.state,
  };
}

const departure = (field: Field, code: string, expected: string, actual: string): Departure => ({
  level: 'must',
  code,
  place: placeAt('answer', field.name),
  expected,
  actual,
});

/** What is wrong with the refusals of a storm: none was taken, or one was stored all the same. */
function judgeRefusals(
  sent: readonly Sent[],
  refused: readonly Sent[],
  after: JsonObject,
): Departure | undefined {
  const [first] = refused;
  if (first !== undefined && refused.length === sent.length) {
    const expected = `one of ${sent.length} updates at the same time taken`;
    return departure(first.field, 'none-taken', expected, 'all of them refused as conflicts');
  }
  const stored = refused.find(({ field, value }) => isSameField(field, value, after[field.name]));
  if (stored === undefined) return undefined;
  const { name } = stored.field;
  const expected = `${name} as it was: the update was refused as a conflict`;
  return departure(stored.field, 'refused-and-stored', expected, showField(name, after));
}

/** Different fields of one agent at the same time: afterwards all of them are there. */
const judgeScenario: JudgeScenario = (views, overlaps) => {
  const { sent, after } = splitStorm(views);
  if (after === undefined || sent.length === 0) return 'not concerned';
  const taken = sent.filter(({ view }) => view.state !== undefined);
  const refused = sent.filter(({ view }) => isLostRace(view, overlaps));
  const fault = judgeRefusals(sent, refused, after);
  if (fault !== undefined) return fault;
  const lost = taken.find(({ field, value }) => !isSameField(field, value, after[field.name]));
  if (lost === undefined)
    return judgeOverlap(
      sent.map(({ view }) => view),
      overlaps,
    );
  const { name } = lost.field;
  const supplied = showField(name, { [name]: lost.value });
  const expected = `${supplied}, as one of ${taken.length} updates at the same time set it`;
  return departure(lost.field, 'lost', expected, showField(name, after));
};

function updateAtOnce(agentId: string, round: number): Scenario {
  return {
    about: 'different fields',
    agentId,
    judge: judgeScenario,
    play: async ({ put, read }) => {
      const current = (await read(agentId)) ?? {};
      const sent = await Promise.all(
        conclusiveFields.map(async (field, index) => {
          const value = otherValue(field, current[field.name] ?? null, round * 31 + index) ?? null;
          return { name: field.name, value, exchange: await put(agentId, { [field.name]: value }) };
        }),
      );
      await read(agentId);
      // One of those that lost a race alone, a different one each round: it is then judged as any other update.
      const refused = sent.filter(({ exchange }) => isConflict(exchange));
      const again = refused.length === sent.length ? undefined : refused[round % refused.length];
      if (again !== undefined) await put(agentId, { [again.name]: again.value });
    },
  };
}

export const concurrentUpdatesLoseNothing: Check = {
  id: 'concurrent-updates-lose-nothing',
  level: 'must',
  clause: '4.3',
  requirement: 'Updates of different fields at the same time are all there afterwards.',
  operations: ['updateAgent'],
  // So many rounds: what is lost by a race is not lost each time.
  needs: 10,
  judgeScenario,
  storm: (agentIds, round) => updateAtOnce(agentIds[round % agentIds.length] ?? '', round),
};
