import { type Field, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { evolutionStatusRequest, genomeRequest } from '../generate/cases.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Departure } from '../observe/judgement.ts';
import { describeAnswer } from '../observe/read-answer.ts';
import { showField } from '../observe/show-field.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Overlaps } from '../scenario/overlaps.ts';
import type { Actions, JudgeScenario, Scenario } from '../scenario/scenario.ts';
import { judgeOverlap } from '../scenario/simultaneous.ts';
import {
  allowedValues,
  isAgentAsked,
  isAmong,
  type StormPlan,
  stormDeparture,
  type TakenUpdate,
  takenOf,
  unsettledValues,
  widthOf,
} from '../scenario/storm.ts';
import { isReading, type UpdateView } from '../scenario/update-view.ts';
import type { Check } from './check.ts';

/** The fields that all of them write, one a round. */
const marked = updateFields.filter(
  ({ kind, name }) => kind === 'text' && !['api_key', 'agent_name', 'last_tested_by'].includes(name),
);

const markPattern = /kit-storm-\d+-\d+/g;

const marksIn = (text: string): ReadonlySet<string> => new Set(text.match(markPattern) ?? []);

const sentText = ({ request: { body, path } }: Exchange) => `${path} ${typeof body === 'string' ? body : ''}`;

const answeredText = ({ outcome }: Exchange) => (outcome.kind === 'answer' ? outcome.body : '');

/** One of them goes along in one of so many rounds, where what it may hold is open; a list of texts in another. */
const objects = updateFields.filter(({ kind }) => kind === 'object');
const roundsOfSorts = 4;

/** What goes along with the marked field: a list, or an object, of the same mark. */
function goingAlong({ fields }: StormPlan, round: number, mark: string): JsonObject {
  const object = objects[Math.floor(round / roundsOfSorts) % objects.length]?.name ?? '';
  const isWritten = (name: string) => fields.some((field) => field.name === name);
  if (round % roundsOfSorts === 0 && isWritten('evaluated_harnesses')) return { evaluated_harnesses: [mark] };
  return round % roundsOfSorts === 2 && isWritten(object) ? { [object]: { kit: mark } } : {};
}

/** What an agent has in an object at the key that carries marks. */
const keptIn = (value: JsonValue | undefined): JsonValue =>
  value !== undefined && isJsonObject(value) ? (value['kit'] ?? null) : null;

const texts = updateFields.filter(({ kind }) => kind === 'text' || kind === 'list-of-texts');

/**
 * Where marks of other requests have no place: in what an agent has of its own. Of others it may tell elsewhere: those
 * that it delegates to, or its siblings.
 */
const ownText = ({ state, exchange }: UpdateView): string =>
  state === undefined
    ? answeredText(exchange)
    : printJson([
        ...texts.map(({ name }) => state[name] ?? null),
        ...objects.map(({ name }) => keptIn(state[name])),
      ]);

const fieldOf = ({ update = {} }: Pick<UpdateView, 'update'>): Field | undefined =>
  marked.find(({ name }) => marksIn(String(update[name])).size > 0);

/** What is wrong with the answer to an update, or to a reading, by what was supplied to its agent. */
function judgeState(
  view: UpdateView,
  fields: readonly Field[],
  taken: readonly TakenUpdate[],
  updates: readonly UpdateView[],
  overlaps: Overlaps | undefined,
): Departure | undefined {
  const { agent, state } = view;
  if (agent === undefined || state === undefined) return undefined;
  if (!isReading(view) && !isAgentAsked({ agent, state }))
    return stormDeparture('answer-of-another-agent', `id: ${agent}`, showField('id', state));
  for (const field of fields) {
    const allowed = allowedValues(view, field, taken, overlaps);
    if (allowed.length === 0 || isAmong(field, state[field.name], allowed)) continue;
    if (isAmong(field, state[field.name], unsettledValues(updates, agent, field))) continue;
    const code = isReading(view) ? 'state-that-no-order-explains' : 'value-of-another-request';
    return stormDeparture(code, `${field.name}: one of ${allowed.join(', ')}`, showField(field.name, state));
  }
  return undefined;
}

/** The fields of a status are not shown (2.4): it may tell of any agent, but it is no agent, and least of all another one. */
function mayShowAnything({ operation, exchange: { request, outcome } }: UpdateView): boolean {
  if (operation === 'listAgents') return true;
  if (operation !== 'readEvolutionStatus') return false;
  const { id, agent_name } = agentIn(outcome) ?? {};
  const isAgent = typeof id === 'string' && agent_name !== undefined;
  return !isAgent || request.path.toLowerCase().includes(id.toLowerCase());
}

/** Marks of requests to others: genomes may stand in a status, and a list holds every agent. */
function judgeMarks(
  view: UpdateView,
  givenTo: (agent: string | undefined) => ReadonlySet<string>,
  allMarks: ReadonlySet<string>,
): Departure | undefined {
  if (mayShowAnything(view) || view.exchange.outcome.kind !== 'answer') return undefined;
  const own = new Set([...marksIn(sentText(view.exchange)), ...givenTo(view.agent)]);
  const found = [...marksIn(ownText(view))];
  // What shows its own mark may show others too: a list of all genomes, say.
  if (view.operation === 'createGenome' && found.some((mark) => own.has(mark))) return undefined;
  const foreign = found.find((mark) => !own.has(mark) && allMarks.has(mark));
  if (foreign === undefined) return undefined;
  const expected = `an answer without ${foreign}, which another request carried`;
  return stormDeparture('answer-of-another-request', expected, describeAnswer(view.exchange.outcome));
}

/** Requests of all operations and agents at the same time: each answer has its own id and its own mark, and so has each agent. */
const judgeScenario: JudgeScenario = (views, overlaps) => {
  const taken = takenOf(views);
  if (taken.length === 0) return 'not concerned';
  const updates = views.filter((view) => view.agent !== undefined && !isReading(view));
  const fields = [...new Set(updates.flatMap((view) => fieldOf(view) ?? []))];
  const givenTo = (id: string | undefined) =>
    new Set(updates.flatMap(({ agent, exchange }) => (agent === id ? [...marksIn(sentText(exchange))] : [])));
  const ofUpdates = new Set(updates.flatMap(({ exchange }) => [...marksIn(sentText(exchange))]));
  const all = new Set(views.flatMap(({ exchange }) => [...marksIn(sentText(exchange))]));
  for (const view of [...updates, ...views.filter((one) => !updates.includes(one))]) {
    const isStatus = view.operation === 'readEvolutionStatus';
    const fault =
      judgeState(view, fields, taken, updates, overlaps) ??
      judgeMarks(view, givenTo, isStatus ? ofUpdates : all);
    if (fault !== undefined) return fault;
  }
  return judgeOverlap(updates, overlaps);
};

/** What is sent beside the updates: one of these in four requests. */
function sendOther(
  plan: StormPlan,
  { put, send }: Actions,
  id: string,
  mark: string,
  index: number,
): Promise<Exchange> {
  const { genomePath, listPath } = plan;
  const others: readonly (() => Promise<Exchange>)[] = [
    () => put(id, { status: mark }),
    () => send('readEvolutionStatus', evolutionStatusRequest(id)),
    () => send('readEvolutionStatus', evolutionStatusRequest(mark)),
    ...(genomePath === undefined
      ? []
      : [() => send('createGenome', genomeRequest(JSON.stringify({ kit: mark }), genomePath))]),
    ...(listPath === undefined
      ? []
      : [() => send('listAgents', { method: 'GET', path: listPath, headers: {} })]),
  ];
  const [first] = others;
  return (others[index % others.length] ?? first)?.() ?? put(id, {});
}

/** Of two in a round, the second one goes to another agent; every third round gives all of them one value. */
function updateAll(plan: StormPlan, round: number): Scenario {
  const { agentIds } = plan;
  const field = marked[round % marked.length]?.name ?? 'purpose';
  const width = Math.max(widthOf(plan, round), Math.min(agentIds.length, plan.concurrency));
  return {
    about: 'several agents',
    agentId: undefined,
    judge: judgeScenario,
    play: async (actions) => {
      const { put, read } = actions;
      await Promise.all(
        Array.from({ length: width }, (_, index) => {
          const id = agentIds[index % agentIds.length] ?? '';
          const mark = `kit-storm-${round}-${round % 3 === 1 ? 0 : index}`;
          return width > 2 && index % 4 === 3
            ? sendOther(plan, actions, id, `kit-storm-${round}-${index}`, (round + index) >> 2)
            : put(id, { [field]: mark, ...goingAlong(plan, round, mark) });
        }),
      );
      await Promise.all(agentIds.map(read));
    },
  };
}

export const answersBelongToTheirRequest: Check = {
  id: 'answers-belong-to-their-request',
  level: 'must',
  clause: '4.3',
  requirement:
    'Updates of several agents at the same time do not mix, and each answer belongs to its request.',
  operations: ['updateAgent'],
  // So many rounds: what is mixed up by a race is not mixed up each time.
  needs: 10,
  judgeScenario,
  storm: updateAll,
};
