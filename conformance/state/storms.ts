import { type Field, updateFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { answersBelongToTheirRequest } from '../checks/answers-belong-to-their-request.ts';
import type { Departure } from '../checks/check.ts';
import { concurrentUpdatesLoseNothing } from '../checks/concurrent-updates-lose-nothing.ts';
import { showField } from '../checks/show-field.ts';
import { agentIn } from '../restoring/agent-in.ts';
import type { Exchange } from '../run/exchange.ts';
import { allButOneRefused, isConflictWithAnother, neverTogether } from '../scenario/conflicts.ts';
import { isSameField } from '../scenario/differences.ts';
import { otherValue } from '../scenario/other-value.ts';
import type { Overlaps } from '../scenario/overlaps.ts';
import { departsIn, type Scenario, type Unshown } from '../scenario/scenario.ts';

/** Fields that are told apart by their values, whatever else is written meanwhile. */
const telling = updateFields.filter(
  ({ kind, name }) => name !== 'api_key' && ['text', 'integer', 'list-of-texts'].includes(kind),
);

const textField = (): Field => telling.find(({ name }) => name === 'purpose') ?? (telling[0] as Field);

/** An update of a storm and what came back. */
interface Sent {
  readonly field: Field;
  readonly value: JsonValue;
  readonly exchange: Exchange;
}

const isTaken = ({ outcome }: Exchange) => agentIn(outcome) !== undefined;

/** What is wrong with the refusals of a storm: none was taken, or one was stored all the same. */
function judgeRefusals(
  sent: readonly Sent[],
  refused: readonly Sent[],
  after: JsonObject,
): Departure | undefined {
  const [first] = refused;
  if (first !== undefined && refused.length === sent.length) {
    const expected = `one of ${sent.length} updates at the same time taken`;
    return departsIn(first.field, 'none taken', expected, 'all of them refused as conflicts');
  }
  const stored = refused.find(({ field, value }) => isSameField(field, value, after[field.name]));
  if (stored === undefined) return undefined;
  const expected = `${stored.field.name} as it was: the update was refused as a conflict`;
  return departsIn(stored.field, 'refused and stored', expected, showField(stored.field.name, after));
}

/** Different fields of one agent at the same time: afterwards all of them are there. */
function losesNothing(agentId: string, round: number): Scenario {
  return {
    check: concurrentUpdatesLoseNothing,
    about: 'different fields',
    agentId,
    play: async ({ put, read, overlaps }) => {
      const current = (await read(agentId)) ?? {};
      const sent = await Promise.all(
        telling.map(async (field, index): Promise<Sent> => {
          const value = otherValue(field, current[field.name] ?? null, round * 31 + index) ?? null;
          return { field, value, exchange: await put(agentId, { [field.name]: value }) };
        }),
      );
      const after = await read(agentId);
      if (after === undefined) return 'not concerned';
      const taken = sent.filter(({ exchange }) => isTaken(exchange));
      const refused = sent.filter(({ exchange }) => isConflictWithAnother(exchange, overlaps));
      const fault = judgeRefusals(sent, refused, after);
      if (fault !== undefined) return fault;
      // One of them alone, a different one each round: it is then judged as any other update.
      const again = refused[round % refused.length];
      if (again !== undefined) await put(agentId, { [again.field.name]: again.value });
      const lost = taken.find(({ field, value }) => !isSameField(field, value, after[field.name]));
      if (lost === undefined) return judgeCompany(taken, refused.length, overlaps);
      const { name } = lost.field;
      return departsIn(
        lost.field,
        'lost',
        `${showField(name, { [name]: lost.value })}, as one of ${taken.length} updates at the same time set it`,
        showField(name, after),
      );
    },
  };
}

/** Nothing was lost; that says something where at least two were taken that overlapped. */
function judgeCompany(
  taken: readonly Pick<Sent, 'exchange'>[],
  refused: number,
  overlaps: Overlaps,
): 'kept' | 'not concerned' | Unshown {
  const isShown = taken.some(({ exchange }, index) =>
    taken.slice(index + 1).some((other) => overlaps.areTogether(exchange, other.exchange)),
  );
  if (isShown) return 'kept';
  if (refused > 0) return allButOneRefused;
  return taken.length < 2 ? 'not concerned' : neverTogether;
}

/** One field of several agents at the same time: each answer has its own id and its own value, and so has each agent. */
function belongs(agentIds: readonly string[], round: number): Scenario {
  return {
    check: answersBelongToTheirRequest,
    about: 'several agents',
    agentId: undefined,
    play: async ({ put, read, overlaps }) => {
      const field = textField();
      const planned = [...agentIds, ...agentIds, ...agentIds].map((id, index) => ({
        id,
        update: { [field.name]: `kit-storm-${round}-${index}` },
      }));
      const answers = await Promise.all(planned.map(({ id, update }) => put(id, update)));
      const ofAgent = new Map(
        agentIds.map((id) => [
          id,
          planned.filter((one) => one.id === id).map(({ update }) => update[field.name]),
        ]),
      );
      const isOwn = (id: string, agent: JsonObject) =>
        ofAgent.get(id)?.includes(String(agent[field.name])) ?? false;
      for (const [index, { id, update }] of planned.entries()) {
        const outcome = answers[index]?.outcome;
        const agent = outcome === undefined ? undefined : agentIn(outcome);
        if (agent === undefined) continue;
        if (canonicalUuid(String(agent['id'])) !== canonicalUuid(id)) {
          return departsIn(field, 'the answer of another agent', `id: ${id}`, showField('id', agent));
        }
        if (!isOwn(id, agent))
          return departsIn(
            field,
            'the value of another request',
            showField(field.name, update),
            showField(field.name, agent),
          );
      }
      const states = await Promise.all(agentIds.map(read));
      for (const [index, agent] of states.entries()) {
        const id = agentIds[index] ?? '';
        if (agent !== undefined && !isOwn(id, agent)) {
          return departsIn(
            field,
            'a state that no order explains',
            `one of ${ofAgent.get(id)?.join(', ')}`,
            showField(field.name, agent),
          );
        }
      }
      const taken = answers.filter(isTaken).map((exchange) => ({ exchange }));
      const refused = answers.filter((exchange) => isConflictWithAnother(exchange, overlaps));
      return judgeCompany(taken, refused.length, overlaps);
    },
  };
}

/** So many rounds of updates at the same time. */
export function allStorms(agentIds: readonly string[], rounds: number): readonly Scenario[] {
  return Array.from({ length: rounds }, (_, round) => [
    losesNothing(agentIds[round % agentIds.length] ?? '', round),
    belongs(agentIds, round),
  ]).flat();
}
