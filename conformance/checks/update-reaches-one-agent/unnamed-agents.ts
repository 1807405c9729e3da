import type { Field } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { canonicalUuid } from '../../../spec/uuid-text.ts';
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

/** What an agent of the list took over that was supplied to another one. */
function judgeListed(
  before: JsonObject,
  after: JsonObject,
  supplied: ReadonlyMap<string, JsonValue>,
): Judgement {
  const taken = [...supplied].find(
    ([name, value]) => typeof value === 'string' && after[name] === value && before[name] !== value,
  );
  if (taken === undefined) return 'kept';
  const [name] = taken;
  return {
    level: 'must',
    code: 'taken-over-from-another-agent',
    place: placeAt('answer', name),
    ...showBoth(name, before, after),
  };
}

/**
 * An agent of the list that no update went to has not taken over what was supplied to another one between two lists.
 * That it changed alone proves nothing: others may write to agents that are not the run's.
 */
export function judgeLists(views: readonly UpdateView[]): Judgement {
  const judged: Judgement[] = [];
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
        judged.push(judgeListed(earlier, agent, supplied));
    }
    before = after;
    supplied = new Map();
  }
  return sumUp(judged);
}

const notShown: Unshown = { unshown: 'the list showed no other agent twice', isExcused: true };

/** The texts of one agent are set to what no other one has; none of the list has it afterwards. */
export function watchUnnamedAgents({ agentIds, fields, listPath }: ScenarioPlan): readonly Scenario[] {
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
        const values = Object.fromEntries(marked.map(({ name }) => [name, mark]));
        await readAll();
        const taken = agentIn((await put(agentId, values)).outcome);
        if (taken === undefined) for (const { name } of marked) await put(agentId, { [name]: mark });
        await readAll();
        return undefined;
      },
    },
  ];
}
