import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
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

const stagesFromTheEnd = ['pending', 'evaluating'];
const adopted = 'adopted';

const hasStage = (proposal: JsonValue): proposal is JsonObject =>
  isJsonObject(proposal) && [...stagesFromTheEnd, adopted].some((stage) => stage === proposal['stage']);

const countAdopted = (proposals: readonly JsonObject[]): number =>
  proposals.filter(({ stage }) => stage === adopted).length;

/**
 * The mock's own invention, since the contract does not show it (2.4): a genome that names an agent in
 * `agent_id` becomes a proposal for it. The newest proposal is pending, the one before it is being evaluated,
 * those before that are adopted, and each adopted one is a generation.
 */
function moveOn(status: JsonObject, genomeIds: readonly string[]): JsonObject {
  if (genomeIds.length === 0) return status;
  const earlier: readonly JsonValue[] = isJsonArray(status['proposals']) ? status['proposals'] : [];
  const before = earlier.filter(hasStage);
  const all: readonly JsonObject[] = [...before, ...genomeIds.map((id) => ({ genome_id: id }))];
  const staged = all.map((proposal, index) => ({
    ...proposal,
    stage: stagesFromTheEnd[all.length - 1 - index] ?? adopted,
  }));
  const passed = typeof status['generation'] === 'number' ? status['generation'] : 0;
  const generation = passed + countAdopted(staged) - countAdopted(before);
  const others = earlier.filter((proposal) => !hasStage(proposal));
  return { ...status, status: 'evolving', generation, proposals: [...others, ...staged] };
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
  // What a state gives has its genomes in it already: it moves on with those that are created since.
  return given === undefined
    ? moveOn({ agent_id: agentId, status: 'idle', proposals: [] }, world.genomes.idsFor(agentId))
    : moveOn(given, world.genomes.createdFor(agentId));
}
