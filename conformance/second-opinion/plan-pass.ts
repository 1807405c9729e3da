import { agentFieldNamed, type Field, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../generate/cases.ts';
import { otherValue } from '../generate/other-value.ts';
import type { FirstStates } from '../restoring/first-states.ts';
import type { OperationName, SentRequest } from '../run/exchange.ts';

/** A well-formed request whose answer Prism is to see. */
export interface PassRequest {
  readonly operation: OperationName;
  readonly request: SentRequest;
}

export interface PassPlan extends FirstStates {
  readonly operations: ReadonlySet<OperationName>;
  readonly updatePath: string;
  /** Agents whose status may be asked for; those with a first state may be updated. */
  readonly agentIds: readonly string[];
}

/** More agents would say the same again. */
const mostAgents = 5;
const salt = 7;

/** A value other than the agent's own; of objects, whose fields the contract does not show, its own again. */
function valueFor(field: Field, agent: JsonObject): JsonValue {
  const current = agent[field.name] ?? null;
  const unset = field.kind === 'list-of-objects' ? [] : null;
  return otherValue(field, current, salt) ?? current ?? unset;
}

function* updateBodies(): Generator<(agent: JsonObject) => JsonObject> {
  // Never api_key: where its answer is masked nobody can put it back.
  const fields = updateFields.filter(({ name }) => name !== 'api_key');
  for (const field of fields) yield (agent) => ({ [field.name]: valueFor(field, agent) });
  for (const { name } of fields) if (agentFieldNamed(name)?.nullable === true) yield () => ({ [name]: null });
}

function* planUpdates({ updatePath, firstStates }: PassPlan): Generator<SentRequest> {
  const agents = [...firstStates];
  for (const [id] of agents.slice(0, mostAgents)) yield updateRequest(updatePath, id, '{}');
  for (const [index, bodyFor] of [...updateBodies()].entries()) {
    const [id, agent] = agents[index % agents.length] ?? [];
    if (id === undefined || agent === undefined) return;
    yield updateRequest(updatePath, id, printJson(bodyFor(agent)));
  }
}

/** The pass for the second opinion: a few dozen well-formed requests of the selected operations. */
export function planPass(plan: PassPlan): readonly PassRequest[] {
  const { operations, agentIds } = plan;
  const planned = (operation: OperationName, requests: Iterable<SentRequest>): readonly PassRequest[] =>
    operations.has(operation) ? [...requests].map((request) => ({ operation, request })) : [];
  return [
    ...planned('readEvolutionStatus', agentIds.slice(0, mostAgents).map(evolutionStatusRequest)),
    ...planned('updateAgent', planUpdates(plan)),
    ...planned('createGenome', [
      genomeRequest('{"name":"kit-genome","traits":{"verbosity":1}}', '/v1/genomes/'),
      genomeRequest('{"kit":"second opinion"}', '/v1/genomes'),
    ]),
  ];
}
