import { agentFieldNamed, type Field } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../../generate/cases.ts';
import { otherValue } from '../../generate/other-value.ts';
import { moveFields } from '../../moves/move-table.ts';
import { agentIn } from '../../observe/agent-in.ts';
import type { Exchange } from '../../run/exchange.ts';
import { isConflict } from '../../scenario/conflicts.ts';
import { objectFor } from '../../scenario/object-for.ts';
import type { Actions, Scenario } from '../../scenario/scenario.ts';
import { fewest, rotate, type StormPlan, widthOf } from '../../scenario/storm.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import { judgeStorm, noStatus } from './judge-storm.ts';

const mostOthers = 5;
/** Nobody's, and asked for already where the update of an agent that is not there is tried. */
const [[, nobody] = []] = unknownUuids;
/** In one of so many rounds two updates meet so many readings: one of these may keep what is overwritten meanwhile. */
const [roundsOfReadings, mostReadings] = [5, 12];

/** What goes out among the updates: none of it may undo one of them. */
function sendOthers(
  { fields, listPath, genomePath, updatePath }: StormPlan,
  agentId: string,
  round: number,
  { put, send }: Pick<Actions, 'put' | 'send'>,
): readonly Promise<Exchange>[] {
  // Where one of its fields is left alone, the other one alone would spoil nothing.
  const canBeSpoiled = ['purpose', 'status'].every((name) => fields.some((field) => field.name === name));
  return [
    ...(canBeSpoiled ? [put(agentId, { purpose: `kit-spoiled-${round}`, status: noStatus })] : []),
    send('updateAgent', updateRequest(updatePath, nobody ?? agentId, '{}')),
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
  if (round % 4 === 2 && index % 2 === (round >> 2) % 2 && isNullable && current !== null) return null;
  const salt = round * 31 + index;
  const value = otherValue(field, current, salt) ?? objectFor(field, salt, shapes);
  const isLong = round % 4 === 1 && (field.name === 'purpose' || field.name === 'agent_system_prompt');
  // A long body may be read, and stored, some other way.
  return isLong && typeof value === 'string' ? value.padEnd(round % 8 === 1 ? 5000 : 1000, ' kit') : value;
}

/** Whether an update was taken, and a field that it set to null is answered as something else. */
const keepsANull = (update: JsonObject, answered: JsonObject | undefined): boolean =>
  answered !== undefined &&
  Object.entries(update).some(([name, value]) => value === null && answered[name] !== null);

/** In one of so many rounds each update supplies so many fields: what is quick for one may be slow for many. */
const [roundsOfGroups, groupSize] = [5, 5];

/** The fields that each update of a round supplies: one, or several that no move can refuse. */
function groupsOf({ fields }: StormPlan, round: number, width: number): readonly (readonly Field[])[] {
  if (round % roundsOfGroups !== 0) {
    const single = rotate(fields, round, width).map((field) => [field]);
    // Of two that lose each other one way only, the right one has to come first.
    return (round >> 1) % 2 === 1 ? single.toReversed() : single;
  }
  const plain = fields.filter(({ name }) => !moveFields.some((move) => move.name === name));
  const turned = rotate(plain, round, plain.length);
  const groups = Array.from({ length: Math.ceil(turned.length / groupSize) }, (_, index) =>
    turned.slice(index * groupSize, (index + 1) * groupSize),
  );
  return groups.slice(0, width);
}

/** Different fields of one agent at the same time, with others among them. */
export function updateAtOnce(plan: StormPlan, round: number): Scenario {
  const { agentIds } = plan;
  const agentId = agentIds[round % agentIds.length] ?? '';
  const isRead = round % roundsOfReadings === 3;
  const isMixed = round % 2 === 1 && !isRead;
  // All of them are to be under way at once.
  const room = Math.max(fewest, plan.concurrency - (isMixed ? mostOthers : 0));
  const chosen = groupsOf(plan, round, isRead ? fewest : Math.min(widthOf(plan, round), room));
  const readings = isRead ? Math.max(0, Math.min(mostReadings, plan.concurrency - chosen.length)) : 0;
  return {
    about: 'different fields',
    agentId,
    judge: judgeStorm,
    play: async ({ put, read, send }) => {
      const current = (await read(agentId)) ?? {};
      const readAtOnce = (count: number) => Array.from({ length: count }, () => put(agentId, {}));
      const others: Promise<Exchange>[] = [];
      const updates = chosen.map(async (fields, index) => {
        const values = fields.map((field) => [
          field.name,
          valueFor(plan, field, current[field.name] ?? null, round, index),
        ]);
        const update: JsonObject = Object.fromEntries(values);
        // Two spellings of one id are one agent.
        const spelled = round % 5 === 4 && index % 2 === 1 ? agentId.toUpperCase() : agentId;
        // Some readings begin before an update, and some after all of them.
        if (index === 1) others.push(...readAtOnce(Math.floor(readings / 2)));
        return { update, exchange: await put(spelled, update) };
      });
      others.push(
        ...(isMixed ? sendOthers(plan, agentId, round, { put, send }) : readAtOnce(Math.ceil(readings / 2))),
      );
      const sent = await Promise.all(updates);
      await Promise.all(others);
      await read(agentId);
      // One of those that lost a race alone, a different one each round: it is then judged as any other update.
      const refused = sent.filter(({ exchange }) => isConflict(exchange));
      const again = refused.length === sent.length ? undefined : refused[round % refused.length];
      if (again !== undefined) await put(agentId, again.update);
      // What null does is not the same everywhere: sent alone, it shows what it ought to have done.
      const kept = sent.find(({ update, exchange }) => keepsANull(update, agentIn(exchange.outcome)));
      if (kept !== undefined) await put(agentId, kept.update);
    },
  };
}
