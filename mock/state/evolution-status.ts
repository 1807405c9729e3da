import { isJsonArray, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { fillObject, type PlaceSource } from '../fill-example.ts';
import { type RunningCourse, statusInCourse } from './evolution-course.ts';
import type { GenomeStore } from './genome-store.ts';

/** What an evolution status depends on. */
export interface StatusSource extends PlaceSource {
  readonly agents: ReadonlyMap<string, JsonObject>;
  readonly genomes: GenomeStore;
  /** What was set, by agent. */
  readonly evolution: ReadonlyMap<string, JsonObject>;
  readonly course?: RunningCourse | undefined;
}

/**
 * The mock's own invention, since the contract does not show it (2.4): a genome that names an agent in
 * `agent_id` becomes a proposal for it. The newest proposal is pending, the one before it is being evaluated,
 * those before that are adopted, and each adopted one is a generation.
 */
function proposalsFor(world: StatusSource, agentId: string): readonly JsonObject[] {
  const mine = world.genomes.idsFor(agentId);
  const stages = ['pending', 'evaluating'];
  return mine.map((id, index) => ({ genome_id: id, stage: stages[mine.length - 1 - index] ?? 'adopted' }));
}

/** What was set for an agent, or where it stands in a course. */
export function givenStatus(world: StatusSource, agentId: string): JsonObject | undefined {
  const { course, evolution, agents } = world;
  if (course !== undefined && agents.has(agentId)) return statusInCourse(course, agentId, world);
  return evolution.get(agentId);
}

/** The dialect's example of a status; where there is one, nothing of the mock's own invention is answered. */
export function exampleOf({ dialect, agents }: StatusSource, agentId: string): JsonObject | undefined {
  const { evolutionStatus: known, unknownEvolutionStatus: unknown = known } = dialect.examples ?? {};
  return (agents.has(agentId) ? known : unknown)?.example;
}

/** The evolution status of an agent: what is given for it, and the proposals that genomes brought. */
export function evolutionStatus(
  world: StatusSource,
  agentId: string,
  given = givenStatus(world, agentId),
  agentIdAsSent = agentId,
): JsonObject {
  // A course tells all of it: what genomes brought would stand still in it.
  if (world.course !== undefined && given !== undefined) return given;
  const learned = exampleOf(world, agentId);
  if (learned !== undefined) return given ?? fillObject(learned, { agentId, agentIdAsSent }, world);
  const first: JsonObject = given ?? { agent_id: agentId, status: 'idle', proposals: [] };
  const proposals = proposalsFor(world, agentId);
  if (proposals.length === 0) return first;
  const earlier: readonly JsonValue[] = isJsonArray(first['proposals']) ? first['proposals'] : [];
  const generation = proposals.filter(({ stage }) => stage === 'adopted').length;
  return { ...first, status: 'evolving', generation, proposals: [...earlier, ...proposals] };
}
