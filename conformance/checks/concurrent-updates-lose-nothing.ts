import { agentFieldNamed, type Field, updateFieldNamed } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { evolutionStatusRequest, genomeRequest } from '../generate/cases.ts';
import { otherValue } from '../generate/other-value.ts';
import { moveFields } from '../moves/move-table.ts';
import { isSameField } from '../observe/differences.ts';
import type { Departure } from '../observe/judgement.ts';
import { isPlainKey } from '../observe/plain-key.ts';
import { showField } from '../observe/show-field.ts';
import type { Exchange } from '../run/exchange.ts';
import { placeAt } from '../run/place.ts';
import { isConflict } from '../scenario/conflicts.ts';
import { objectFor } from '../scenario/object-for.ts';
import type { Actions, JudgeScenario, Scenario } from '../scenario/scenario.ts';
import { isLostRace, judgeOverlap } from '../scenario/simultaneous.ts';
import { fewest, rotate, type StormPlan, unsettledValues, widthOf } from '../scenario/storm.ts';
import { isReading, isRefused, type UpdateView } from '../scenario/update-view.ts';
import type { Check } from './check.ts';

/** An update of one field at the same time as others. */
interface Sent {
  readonly field: Field;
  readonly value: JsonValue;
  readonly view: UpdateView;
}

/** The updates between two readings of their agent, readings among them, and the last reading after them. */
function splitStorm(views: readonly UpdateView[]) {
  const updates = views.filter(({ agent }) => agent !== undefined);
  const from = updates.findIndex((view) => !isReading(view));
  const last = updates.findLastIndex(isReading);
  const end = last > from ? last : -1;
  const storm = updates.slice(Math.max(0, from), end === -1 ? undefined : end);
  const sent = storm.flatMap((view): readonly Sent[] => {
    const [[name = '', value = null] = [], ...others] = Object.entries(view.update ?? {});
    const field = updateFieldNamed(name);
    return field === undefined || others.length > 0 ? [] : [{ field, value, view }];
  });
  return {
    sent,
    isReadMeanwhile: storm.some((view) => isReading(view) && view.state !== undefined),
    spoiled: storm.filter(({ update }) => Object.keys(update ?? {}).length > 1),
    before: updates[from - 1]?.state,
    after: end === -1 ? undefined : updates[end]?.state,
  };
}

/** The field stands in the words: which one a race hits is chance. */
const departure = (code: string, expected: string, actual: string): Departure => ({
  level: 'must',
  code,
  place: placeAt('answer'),
  expected,
  actual,
});

/** What may be refused whoever else writes, or is an empty update: while it was looked at, it may have kept all others out. */
const mayKeepOut = ({ sent, spoiled, isReadMeanwhile }: ReturnType<typeof splitStorm>): boolean =>
  isReadMeanwhile ||
  spoiled.length > 0 ||
  sent.some(({ field }) => moveFields.some(({ name }) => name === field.name));

/** What is wrong with the refusals of a storm: none was taken, or one was stored all the same. */
function judgeRefusals(
  storm: ReturnType<typeof splitStorm>,
  refused: readonly Sent[],
  after: JsonObject,
): Departure | undefined {
  const { sent, before } = storm;
  if (refused.length > 0 && refused.length === sent.length && !mayKeepOut(storm)) {
    const expected = `one of ${sent.length} updates at the same time taken`;
    return departure('none-taken', expected, 'all of them refused as conflicts');
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
  return departure('refused-and-stored', expected, showField(name, after));
}

/** What is stored of updates that were refused for what was wrong with them. */
function judgeSpoiled(spoiled: readonly UpdateView[], after: JsonObject): Departure | undefined {
  for (const { update = {} } of spoiled.filter(isRefused))
    for (const [name, value] of Object.entries(update)) {
      const field = updateFieldNamed(name);
      if (field === undefined || typeof value !== 'string' || !isSameField(field, value, after[name]))
        continue;
      const expected = `${name} without what a rejected update supplied`;
      return departure('rejected-and-stored', expected, showField(name, after));
    }
  return undefined;
}

/** A key is looked for where it is shown as it is, to whoever sets it and to whoever reads it. */
function isKeyLost({ field: { name }, value, view }: Sent, before: JsonObject, after: JsonObject): boolean {
  const isReadPlain = isPlainKey(before[name]) || isPlainKey(after[name]);
  return isReadPlain && view.state?.[name] === value && after[name] !== value;
}

/** What a deployment makes of an object is its own: then its answer says what has to be there. */
function isLost(sent: Sent, before: JsonObject | undefined, after: JsonObject): boolean {
  const { field, value, view } = sent;
  const { name, kind } = field;
  if (name === 'api_key') return isKeyLost(sent, before ?? {}, after);
  // What null does is judged where it is sent alone.
  if (value === null && view.state?.[name] !== null) return false;
  if (!kind.includes('object')) return !isSameField(field, value, after[name]);
  const answered = view.state?.[name];
  const wasStored = before !== undefined && !isSameField(field, before[name], answered);
  return wasStored && !isSameField(field, answered, after[name]);
}

/** Different fields of one agent at the same time: afterwards all of them are there. */
const judgeScenario: JudgeScenario = (views, overlaps) => {
  const storm = splitStorm(views);
  const { sent, spoiled, before, after } = storm;
  if (after === undefined || sent.length === 0) return 'not concerned';
  const taken = sent.filter(({ view }) => view.state !== undefined);
  const refused = sent.filter(({ view }) => isLostRace(view, overlaps));
  const fault = judgeRefusals(storm, refused, after) ?? judgeSpoiled(spoiled, after);
  if (fault !== undefined) return fault;
  const isOverwritten = ({ field, view }: Sent) => unsettledValues(views, view.agent, field).length > 0;
  const lost = taken.find((one) => isLost(one, before, after) && !isOverwritten(one));
  if (lost === undefined)
    return judgeOverlap(
      sent.map(({ view }) => view),
      overlaps,
    );
  const { name } = lost.field;
  const supplied = showField(name, { [name]: lost.value });
  const expected = `${supplied}, as one of ${taken.length} updates at the same time set it`;
  return departure('lost', expected, showField(name, after));
};

const mostOthers = 4;
/** In one of so many rounds two updates meet so many readings: one of these may keep what is overwritten meanwhile. */
const [roundsOfReadings, mostReadings] = [5, 12];

/** What goes out among the updates: none of it may undo one of them. */
function sendOthers(
  { listPath, genomePath }: StormPlan,
  agentId: string,
  round: number,
  { put, send }: Pick<Actions, 'put' | 'send'>,
): readonly Promise<Exchange>[] {
  return [
    put(agentId, { purpose: `kit-spoiled-${round}`, status: 'kit-no-status' }),
    send('readEvolutionStatus', evolutionStatusRequest(agentId)),
    ...(listPath === undefined ? [] : [send('listAgents', { method: 'GET', path: listPath, headers: {} })]),
    ...(genomePath === undefined ? [] : [send('createGenome', genomeRequest('{"kit":"storm"}', genomePath))]),
  ];
}

/** In some rounds null, or a long text: how a value is stored may hang on that, and so how long it takes. */
function valueFor(
  { shapes }: StormPlan,
  field: Field,
  current: JsonValue,
  round: number,
  index: number,
): JsonValue {
  const isNullable = agentFieldNamed(field.name)?.nullable === true && field.name !== 'api_key';
  if (round % 4 === 2 && index % 2 === 0 && isNullable && current !== null) return null;
  const salt = round * 31 + index;
  const value = otherValue(field, current, salt) ?? objectFor(field, salt, shapes);
  const isLong = round % 4 === 1 && (field.name === 'purpose' || field.name === 'agent_system_prompt');
  return isLong && typeof value === 'string' ? value.padEnd(1000, ' kit') : value;
}

function updateAtOnce(plan: StormPlan, round: number): Scenario {
  const { agentIds, fields } = plan;
  const agentId = agentIds[round % agentIds.length] ?? '';
  const isRead = round % roundsOfReadings === 3;
  const isMixed = round % 2 === 1 && !isRead;
  // All of them are to be under way at once.
  const room = Math.max(fewest, plan.concurrency - (isMixed ? mostOthers : 0));
  const chosen = rotate(fields, round, isRead ? fewest : Math.min(widthOf(plan, round), room));
  const readings = isRead ? Math.max(0, Math.min(mostReadings, plan.concurrency - chosen.length)) : 0;
  return {
    about: 'different fields',
    agentId,
    judge: judgeScenario,
    play: async ({ put, read, send }) => {
      const current = (await read(agentId)) ?? {};
      const updates = chosen.map(async (field, index) => {
        const value = valueFor(plan, field, current[field.name] ?? null, round, index);
        // Two spellings of one id are one agent.
        const spelled = round % 5 === 4 && index % 2 === 1 ? agentId.toUpperCase() : agentId;
        return { name: field.name, value, exchange: await put(spelled, { [field.name]: value }) };
      });
      const others = isMixed
        ? sendOthers(plan, agentId, round, { put, send })
        : Array.from({ length: readings }, () => put(agentId, {}));
      const sent = await Promise.all(updates);
      await Promise.all(others);
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
  storm: updateAtOnce,
};
