import type { Dialect } from '../../spec/dialect-points.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { AgentPrinter } from '../agent/agent-printer.ts';
import { fillUnsetFields } from '../agent/fill-unset-fields.ts';
import { printDocument } from '../published-document.ts';
import { createRandom, type Random } from '../random.ts';
import { createFindRoute } from '../routing/find-route.ts';
import { createFaultTeller } from '../validate/fault-words.ts';
import { createUpdateParser } from '../validate/update-body.ts';
import { uuidParser } from '../validate/uuid.ts';
import { uuidSpellingsIn } from '../validate/uuid-spellings.ts';
import { type RunningCourse, statusInCourse } from './evolution-course.ts';
import { evolutionStatus, exampleOf } from './evolution-status.ts';
import { GenomeStore } from './genome-store.ts';
import { StatusPrinter } from './status-printer.ts';

/** What a mock starts from, and what `/__kit/state` shows: the format of a state file. A type: it is a JSON object. */
export type WorldState = {
  readonly agents: readonly JsonObject[];
  readonly genomes: readonly JsonObject[];
  /** Evolution status by agent id. */
  readonly evolution: Readonly<Record<string, JsonObject>>;
};

/** What stays the same while a mock runs. */
export interface WorldSettings {
  readonly dialect: Dialect;
  /** Milliseconds since 1970; asked once for each write. */
  readonly now: () => number;
  readonly seed: number;
  /** Milliseconds from any point in time, for what is written at the same time; nothing is unless given. */
  readonly stopwatch?: () => number;
  /** Whether the two evolution operations are answered by a service behind the mock. */
  readonly forwardsEvolution?: boolean;
  /** Told of each agent that an update changed. */
  readonly onAgent?: (agent: JsonObject) => void;
}

/** What a dialect makes of the contract, worked out once. */
function createRules(dialect: Dialect) {
  let document: string | undefined;
  return {
    findRoute: createFindRoute(dialect),
    parseUuid: uuidParser(uuidSpellingsIn('paths', dialect), 'canonical', dialect['uuid-words']),
    parseUpdate: createUpdateParser(dialect),
    tellFaults: createFaultTeller(dialect),
    /** Whether any refusal is told before the faults of an update. */
    refusesEarly: Object.values(dialect.examples?.errors ?? {}).some(({ before }) => before !== undefined),
    /** Whether any update is refused for the state of its agent, or of others. */
    refusesByState:
      dialect['status-moves'] !== 'free' ||
      dialect['protection-moves'] !== 'free' ||
      dialect['unique-names'] !== 'free',
    /** Printed when it is first asked for. */
    readDocument: () => {
      document ??= printDocument(dialect);
      return document;
    },
  };
}

/** Everything that an answer can depend on; the core changes it and nothing else does. */
export interface World {
  readonly dialect: Dialect;
  readonly rules: ReturnType<typeof createRules>;
  readonly now: () => number;
  readonly stopwatch: () => number;
  readonly random: Random;
  /** By agent: until when an update of it is being written, where the dialect has conflicts. */
  readonly writtenUntil: Map<string, number>;
  /** By lower-case id, with all 35 fields at least. */
  readonly agents: Map<string, JsonObject>;
  /** About how many bytes the agents take more than at first; an object, so that every view of the world counts in it. */
  readonly agentGrowth: { bytes: number };
  readonly genomes: GenomeStore;
  readonly evolution: Map<string, JsonObject>;
  /** Where a scenario has statuses that move on; they stand before those that were set. */
  readonly course: RunningCourse | undefined;
  readonly agentPrinter: AgentPrinter;
  readonly statusPrinter: StatusPrinter;
  readonly forwardsEvolution: boolean;
  /** Told of each agent that an update changed. */
  readonly onAgent: ((agent: JsonObject) => void) | undefined;
}

export function createWorld(state: WorldState, settings: WorldSettings): World {
  const random = createRandom(settings.seed);
  return {
    dialect: settings.dialect,
    rules: createRules(settings.dialect),
    now: settings.now,
    stopwatch: settings.stopwatch ?? (() => 0),
    random,
    writtenUntil: new Map(),
    agents: new Map(state.agents.map((agent) => [String(agent['id']).toLowerCase(), fillUnsetFields(agent)])),
    agentGrowth: { bytes: 0 },
    genomes: new GenomeStore(state.genomes, random.uuid),
    evolution: new Map(Object.entries(state.evolution).map(([id, status]) => [id.toLowerCase(), status])),
    course: undefined,
    agentPrinter: new AgentPrinter(),
    statusPrinter: new StatusPrinter(),
    forwardsEvolution: settings.forwardsEvolution ?? false,
    onAgent: settings.onAgent,
  };
}

/** The same agents, genomes and statuses under another dialect, and perhaps with statuses that move on. */
export function viewWorld(world: World, dialect: Dialect, course: RunningCourse | undefined): World {
  const printers = { agentPrinter: new AgentPrinter(), statusPrinter: new StatusPrinter() };
  return { ...world, ...printers, dialect, rules: createRules(dialect), course };
}

/** What the API answers, where it does not make it up for each request. */
function readEvolution(world: World): Readonly<Record<string, JsonObject>> {
  const { course, evolution, agents, genomes } = world;
  if (course === undefined) {
    const named = [...genomes.agentIds()].filter(
      (id) => agents.has(id) && exampleOf(world, id) === undefined,
    );
    const ids = new Set([...evolution.keys(), ...named]);
    return Object.fromEntries([...ids].map((id) => [id, evolutionStatus(world, id)]));
  }
  return Object.fromEntries([...agents.keys()].map((id) => [id, statusInCourse(course, id, world)]));
}

export function readState(world: World): WorldState {
  return {
    agents: [...world.agents.values()],
    genomes: world.genomes.read(),
    evolution: readEvolution(world),
  };
}
