import { type Field, updateFieldNamed } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { canonicalUuid } from '../../../spec/uuid-text.ts';
import { updateOf } from '../../generate/update-of.ts';
import { agentIn } from '../../observe/agent-in.ts';
import { agentsInList } from '../../observe/agents-in-list.ts';
import { type Judgement, sumUp, type Unshown } from '../../observe/judgement.ts';
import { parsedBody } from '../../observe/parsed-body.ts';
import { showBoth } from '../../observe/show-field.ts';
import { placeAt } from '../../run/place.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import type { UpdateView } from '../../scenario/update-view.ts';

/** A key is shown to nobody, and who tested last tells one run from another. */
export const isMarked = ({ kind, name }: Field) =>
  kind === 'text' && name !== 'api_key' && name !== 'last_tested_by';

/** What is no text and no key, but no other agent has by chance. */
function markedValue({ kind, minimum }: Field, salt: number): JsonValue | undefined {
  switch (kind) {
    case 'integer':
      return (minimum === undefined ? 1_086_413_000 : 86_413_000) + (salt % 1000);
    case 'decimal-text':
      return `86413.${String(1000 + (salt % 1000))}1`;
    case 'uuid':
      return `dec0de00-0000-4000-8000-00000000${String(1000 + (salt % 1000))}`;
    case 'list-of-texts':
      return [`kit-unnamed-${salt}`];
    default:
      return undefined;
  }
}

/** Two values of a field that has a few. */
function fewOf({ kind, choices = [] }: Field): readonly JsonValue[] {
  return kind === 'flag' ? [true, false] : choices.slice(0, 2);
}

/** No other agent is given this one by anybody: another shard of the run writes to other agents meanwhile. */
const markOf = (agentId: string): string => `kit-${agentId.slice(-12)}`;

type Listed = ReadonlyMap<string, JsonObject>;

function readList({ operation, exchange }: UpdateView): Listed | undefined {
  const { outcome } = exchange;
  if (operation !== 'listAgents' || outcome.kind !== 'answer' || outcome.status !== 200) return undefined;
  const body = parsedBody(outcome);
  const agents = body.ok ? agentsInList(body.value) : [];
  return new Map(agents.map((agent) => [canonicalUuid(String(agent['id'])) ?? '', agent]));
}

/** Of a few values each agent has one, and may come to another by itself. */
const isOfFew = (name: string): boolean => {
  const kind = updateFieldNamed(name)?.kind;
  return kind === 'choice' || kind === 'flag';
};

const takenOver = (name: string, before: JsonObject, after: JsonObject): Judgement => ({
  level: 'must',
  code: 'taken-over-from-another-agent',
  place: placeAt('answer', name),
  ...showBoth(name, before, after),
});

/** How often an agent came to one of a few values just when it was supplied to another one. */
type Followed = Map<string, number>;

/** What an agent of the list took over that was supplied to another one; of a few values, where it followed twice. */
function judgeListed(
  [id, before, after]: readonly [id: string, before: JsonObject, after: JsonObject],
  supplied: ReadonlyMap<string, JsonValue>,
  followed: Followed,
): Judgement {
  for (const [name, value] of supplied) {
    if (!equalJson(after[name] ?? null, value) || equalJson(before[name] ?? null, value)) continue;
    if (!isOfFew(name)) return takenOver(name, before, after);
    const times = (followed.get(`${id} ${name}`) ?? 0) + 1;
    followed.set(`${id} ${name}`, times);
    if (times > 1) return takenOver(name, before, after);
  }
  return 'kept';
}

/**
 * An agent of the list that no update went to has not taken over what was supplied to another one between two lists.
 * That it changed alone proves nothing: others may write to agents that are not the run's.
 */
export function judgeLists(views: readonly UpdateView[]): Judgement {
  const judged: Judgement[] = [];
  const followed: Followed = new Map();
  let before: Listed | undefined;
  const updated = new Set<string>();
  let supplied = new Map<string, JsonValue>();
  for (const view of views) {
    if (view.agent !== undefined && view.state !== undefined) {
      updated.add(view.agent);
      for (const [name, value] of Object.entries(view.update ?? {})) supplied.set(name, value);
    }
    const after = readList(view);
    if (after === undefined) continue;
    for (const [id, agent] of after) {
      const earlier = before?.get(id);
      if (earlier !== undefined && supplied.size > 0 && !updated.has(id))
        judged.push(judgeListed([id, earlier, agent], supplied, followed));
    }
    before = after;
    supplied = new Map();
  }
  return sumUp(judged);
}

const notShown: Unshown = { unshown: 'the list showed no other agent twice', isExcused: true };

/** The fields of one agent are set to what no other one has, and to and fro; none of the list follows. */
export function watchUnnamedAgents({ agentIds, fields, listPath, salt }: ScenarioPlan): readonly Scenario[] {
  const [agentId] = agentIds;
  const marked = fields.filter(isMarked);
  if (agentId === undefined || listPath === undefined || marked.length === 0) return [];
  return [
    {
      about: 'agents that nobody named',
      // All have to be quiet: what one of them is given by another scenario is no matter of this one.
      agentId: undefined,
      judge: (views) => {
        const judgement = judgeLists(views);
        // Other agents may be gone from the list by then: where one agent is named, nothing else shows it.
        return judgement === 'not concerned' && agentIds.length < 2 ? notShown : judgement;
      },
      play: async ({ put, send }) => {
        const readAll = () => send('listAgents', { method: 'GET', path: listPath, headers: {} });
        const mark = markOf(agentId);
        const values = updateOf(fields, (field) => (isMarked(field) ? mark : markedValue(field, salt)));
        await readAll();
        const taken = agentIn((await put(agentId, values)).outcome);
        if (taken === undefined)
          for (const [name, value] of Object.entries(values)) await put(agentId, { [name]: value });
        await readAll();
        // Where a status leads to, and whether it leads back, is a matter of moves; another move may be refused.
        const few = fields.filter(({ name }) => isOfFew(name) && name !== 'status');
        const [moving, plain] = [true, false].map((isMoving) =>
          few.filter(({ name }) => (name === 'protection_status') === isMoving),
        );
        for (const group of [moving ?? [], plain ?? []])
          for (const turn of group.length === 0 ? [] : [0, 1, 0]) {
            const update = updateOf(group, (field) => fewOf(field)[turn]);
            await put(agentId, update);
            await readAll();
          }
        return undefined;
      },
    },
  ];
}
