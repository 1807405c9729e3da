import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '../../spec/json-value.ts';
import { sameUuid } from '../../spec/uuid-text.ts';
import { placeAt } from '../run/place.ts';
import type { Both } from './both.ts';
import type { Canonical } from './canonical-value.ts';
import { compareAgents, type FieldDifference, kindOf } from './compare-agents.ts';
import { versus } from './difference.ts';

export interface AnsweredList {
  readonly body: JsonValue;
  readonly canonical: Canonical;
  /** The given agents and what they were at first, in the order of the pairs. */
  readonly agents: readonly { readonly id: string; readonly first: JsonObject | undefined }[];
}

/** The agents: the body itself, or the first list in it. */
function itemsIn(body: JsonValue): readonly JsonValue[] {
  if (isJsonArray(body)) return body;
  return (isJsonObject(body) && Object.values(body).find(isJsonArray)) || [];
}

/** What stands around the agents: names and kinds, since pages and totals are each deployment's own. */
function envelopeOf(body: JsonValue): JsonValue {
  if (!isJsonObject(body)) return kindOf(body);
  return mapMembers(body, kindOf);
}

const agentIn = ({ body }: AnsweredList, id: string): JsonObject | undefined =>
  itemsIn(body).find(
    (item): item is JsonObject =>
      isJsonObject(item) && typeof item['id'] === 'string' && sameUuid(item['id'], id),
  );

/** How two lists differ: in what stands around the agents, and in the given agents; other agents are not compared. */
export function compareLists({ left, right }: Both<AnsweredList>): readonly (FieldDifference & {
  readonly pair: number | undefined;
})[] {
  const [around, other] = [envelopeOf(left.body), envelopeOf(right.body)];
  if (!equalJson(around, other)) {
    const shown = { left: printJson(around), right: printJson(other) };
    return [{ field: '', pair: undefined, place: placeAt('answer'), code: 'other-envelope', ...shown }];
  }
  return left.agents.flatMap((one, pair) => {
    const two = right.agents[pair];
    const [agent, paired] = [agentIn(left, one.id), two === undefined ? undefined : agentIn(right, two.id)];
    if (agent === undefined && paired === undefined) return [];
    if (agent === undefined || paired === undefined || two === undefined) {
      const [here, there] = [agent, paired].map((found) => (found === undefined ? 'not-listed' : 'listed'));
      const [left = '', right = ''] = [here, there].map((is) => `the agent is ${is?.replace('-', ' ')}`);
      return [
        { field: '', pair, place: placeAt('answer', 'agents'), code: versus(here, there), left, right },
      ];
    }
    const compared = compareAgents({
      left: { agent, first: one.first, canonical: left.canonical },
      right: { agent: paired, first: two.first, canonical: right.canonical },
    });
    return compared.map((difference) => ({ ...difference, pair }));
  });
}
