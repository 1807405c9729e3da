import { type Field, updateFieldNamed } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { moveFields } from '../../moves/move-table.ts';
import { isSameField } from '../../observe/differences.ts';
import type { Departure } from '../../observe/judgement.ts';
import { isPlainKey } from '../../observe/masked-api-key.ts';
import { showField } from '../../observe/show-field.ts';
import type { JudgeScenario } from '../../scenario/scenario.ts';
import { isLostRace, judgeOverlap } from '../../scenario/simultaneous.ts';
import { stormDeparture, unsettledValues } from '../../scenario/storm.ts';
import { isReading, isRefused, type UpdateView } from '../../scenario/update-view.ts';

/** A field that an update supplied at the same time as others. */
interface Sent {
  readonly field: Field;
  readonly value: JsonValue;
  readonly view: UpdateView;
}

/** What spoils an update that is sent among the others. */
export const noStatus = 'kit-no-status';

const updatesOf = (sent: readonly Sent[]): readonly UpdateView[] => [
  ...new Set(sent.map(({ view }) => view)),
];

/** The updates between two readings of their agent, readings among them, and the last reading after them. */
function splitStorm(views: readonly UpdateView[]) {
  const updates = views.filter(({ agent }) => agent !== undefined);
  // They come as they were answered: of the readings, one goes before the storm, and the others may end before an update.
  const [first] = updates;
  const isReadFirst = first !== undefined && isReading(first);
  const last = updates.findLastIndex(isReading);
  const end = last > updates.findIndex((view) => !isReading(view)) ? last : -1;
  const storm = updates.slice(isReadFirst ? 1 : 0, end === -1 ? undefined : end);
  const isSpoiled = ({ update }: UpdateView) => update?.['status'] === noStatus;
  const sent = storm
    .filter((view) => !isSpoiled(view))
    .flatMap((view) =>
      Object.entries(view.update ?? {}).flatMap(([name, value]): readonly Sent[] => {
        const field = updateFieldNamed(name);
        return field === undefined ? [] : [{ field, value, view }];
      }),
    );
  return {
    sent,
    isReadMeanwhile: storm.some((view) => isReading(view) && view.state !== undefined),
    spoiled: storm.filter(isSpoiled),
    before: isReadFirst ? first.state : undefined,
    after: end === -1 ? undefined : updates[end]?.state,
    alone: end === -1 ? [] : updates.slice(end + 1),
  };
}

type Storm = ReturnType<typeof splitStorm>;

/** What may be refused whoever else writes, or is an empty update: while it was looked at, it may have kept all others out. */
const mayKeepOut = ({ sent, spoiled, isReadMeanwhile }: Storm): boolean =>
  isReadMeanwhile ||
  spoiled.length > 0 ||
  sent.some(({ field }) => moveFields.some(({ name }) => name === field.name));

/** What is wrong with the refusals of a storm: none was taken, or one was stored all the same. */
function judgeRefusals(storm: Storm, refused: readonly Sent[], after: JsonObject): Departure | undefined {
  const { sent, before } = storm;
  if (refused.length > 0 && refused.length === sent.length && !mayKeepOut(storm)) {
    const expected = `one of ${updatesOf(sent).length} updates at the same time taken`;
    return stormDeparture('none-taken', expected, 'all of them refused as conflicts');
  }
  // What was there before needs nobody to store it.
  const isStored = ({ field, value }: Sent) =>
    before !== undefined &&
    !isSameField(field, before[field.name], after[field.name]) &&
    isSameField(field, value, after[field.name]);
  const stored = refused.find(isStored);
  if (stored === undefined) return undefined;
  const { name } = stored.field;
  const expected = `${name} as it was: the update was refused as a conflict`;
  return stormDeparture('refused-and-stored', expected, showField(name, after));
}

/** What is stored of updates that were refused for what was wrong with them. */
function judgeSpoiled(spoiled: readonly UpdateView[], after: JsonObject): Departure | undefined {
  for (const { update = {} } of spoiled.filter(isRefused))
    for (const [name, value] of Object.entries(update)) {
      const field = updateFieldNamed(name);
      if (field === undefined || typeof value !== 'string' || !isSameField(field, value, after[name]))
        continue;
      const expected = `${name} without what a rejected update supplied`;
      return stormDeparture('rejected-and-stored', expected, showField(name, after));
    }
  return undefined;
}

/** A key is looked for where it is shown as it is, to whoever sets it and to whoever reads it. */
function isKeyLost({ field: { name }, value, view }: Sent, before: JsonObject, after: JsonObject): boolean {
  const isReadPlain = isPlainKey(before[name]) || isPlainKey(after[name]);
  return isReadPlain && view.state?.[name] === value && after[name] !== value;
}

/** A null that left the field as it was, and that does what it should where it is sent alone afterwards. */
function isNullLost({ field, view }: Sent, { before, alone }: Storm, after: JsonObject): boolean {
  const { name } = field;
  const isAsBefore = [view.state?.[name], after[name]].every((value) =>
    isSameField(field, before?.[name], value),
  );
  return isAsBefore && alone.some(({ update, state }) => update?.[name] === null && state?.[name] === null);
}

/** What a deployment makes of an object is its own: then its answer says what has to be there. */
function isLost(sent: Sent, storm: Storm, after: JsonObject): boolean {
  const { field, value, view } = sent;
  const { before } = storm;
  const { name, kind } = field;
  if (name === 'api_key') return isKeyLost(sent, before ?? {}, after);
  // What null does is judged where it is sent alone.
  if (value === null && view.state?.[name] !== null) return isNullLost(sent, storm, after);
  if (!kind.includes('object')) return !isSameField(field, value, after[name]);
  const answered = view.state?.[name];
  const wasStored = before !== undefined && !isSameField(field, before[name], answered);
  return wasStored && !isSameField(field, answered, after[name]);
}

/** Different fields of one agent at the same time: afterwards all of them are there. */
export const judgeStorm: JudgeScenario = (views, overlaps) => {
  const storm = splitStorm(views);
  const { sent, spoiled, after } = storm;
  if (after === undefined || sent.length === 0) return 'not concerned';
  const taken = sent.filter(({ view }) => view.state !== undefined);
  const refused = sent.filter(({ view }) => isLostRace(view, overlaps));
  const fault = judgeRefusals(storm, refused, after) ?? judgeSpoiled(spoiled, after);
  if (fault !== undefined) return fault;
  // A wrong update that was taken is the business of others.
  const isSpoiledToo = ({ name }: Field) =>
    spoiled.some(({ state, update = {} }) => state !== undefined && Object.hasOwn(update, name));
  const isOverwritten = ({ field, view }: Sent) =>
    isSpoiledToo(field) || unsettledValues(views, view.agent, field).length > 0;
  const lost = taken.find((one) => isLost(one, storm, after) && !isOverwritten(one));
  if (lost === undefined) return judgeOverlap(updatesOf(sent), overlaps);
  const { name } = lost.field;
  const supplied = showField(name, { [name]: lost.value });
  const expected = `${supplied}, as one of ${updatesOf(taken).length} updates at the same time set it`;
  return stormDeparture('lost', expected, showField(name, after));
};
