import fc from 'fast-check';
import type { UpdateFieldName } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { OperationName, SentRequest } from '../run/exchange.ts';
import { evolutionStatusRequest, type GenomePath, genomeRequest, updateRequest } from './cases.ts';
import { genomes } from './genomes.ts';
import { smallUpdates } from './small-updates.ts';
import { conformingUpdates, plantedViolations } from './updates.ts';

/** One request of a sequence. */
export interface SequenceStep {
  readonly operation: OperationName;
  readonly request: SentRequest;
  /** The agent that it may write to. */
  readonly agentId?: string;
}

/** Sends a step of a sequence and looks at its answer; it throws where the sequence has shown enough. */
export type Deliver = (step: SequenceStep) => Promise<void>;

/** What a sequence has to know of itself: what may be sent again, and how many genomes may still be created. */
export interface SequenceModel {
  readonly lastUpdates: Map<string, SequenceStep>;
  readonly genomes: { left: number };
}

/** The model of a sequence that begins. Several may share what is left of their genomes. */
export const beginSequence = (left: SequenceModel['genomes'] = { left: 0 }): SequenceModel => ({
  lastUpdates: new Map(),
  genomes: left,
});

/** A step as fast-check's model runs take it. */
export type SequenceCommand = fc.AsyncCommand<SequenceModel, Deliver>;

const print = ({ method, path, body }: SentRequest) => [method, path, body ?? ''].join(' ').trimEnd();

const ask = (step: SequenceStep): SequenceCommand => ({
  check: () => true,
  run: (_, deliver) => deliver(step),
  toString: () => print(step.request),
});

const update = (step: SequenceStep & { readonly agentId: string }): SequenceCommand => ({
  ...ask(step),
  run: (model, deliver) => {
    model.lastUpdates.set(step.agentId, step);
    return deliver(step);
  },
});

/** The update that an agent was sent last, once more, as a client does that saw no answer. */
const retry = (agentId: string): SequenceCommand => ({
  check: ({ lastUpdates }) => lastUpdates.has(agentId),
  run: async ({ lastUpdates }, deliver) => {
    const last = lastUpdates.get(agentId);
    if (last !== undefined) await deliver(last);
  },
  toString: () => `the last update of ${agentId} again`,
});

const create = (step: SequenceStep): SequenceCommand => ({
  ...ask(step),
  check: (model) => model.genomes.left > 0,
  run: (model, deliver) => {
    model.genomes.left -= 1;
    return deliver(step);
  },
});

/** What sequences are about. */
export interface SequenceOptions {
  /** The agents that are updated, one or more. Most steps go to the first: what takes several happens to one agent. */
  readonly agentIds: readonly string[];
  /** With `{id}` in it. */
  readonly updatePath: string;
  readonly genomePath?: GenomePath;
  /** Fields that no update has. */
  readonly exclude?: readonly UpdateFieldName[];
  /** Default: the update alone. */
  readonly operations?: ReadonlySet<OperationName>;
  /** Default: 60. */
  readonly maxSteps?: number;
  /** What fast-check printed for a sequence that was shrunk. */
  readonly replayPath?: string;
}

/**
 * Sequences of updates valid and invalid, of retries and of readings, over several agents, for fc.asyncModelRun. They
 * shrink to the steps that it takes.
 */
export function sequences({
  agentIds,
  updatePath,
  genomePath,
  exclude = [],
  operations = new Set(),
  maxSteps = 60,
  replayPath,
}: SequenceOptions): fc.Arbitrary<Iterable<SequenceCommand>> {
  const [first = ''] = agentIds;
  const agents = fc.oneof(
    { weight: 6, arbitrary: fc.constant(first) },
    { weight: 1, arbitrary: fc.constantFrom(...agentIds) },
  );
  const updates = (bodies: fc.Arbitrary<string>) =>
    fc.tuple(agents, bodies).map(([agentId, body]) => {
      const request = updateRequest(updatePath, agentId, body);
      return update({ operation: 'updateAgent', request, agentId });
    });
  const statuses = agents.map((agentId) =>
    ask({ operation: 'readEvolutionStatus', request: evolutionStatusRequest(agentId) }),
  );
  const creations = genomes().map((genome) =>
    create({ operation: 'createGenome', request: genomeRequest(printJson(genome), genomePath) }),
  );
  const commands = fc.oneof(
    { weight: 20, arbitrary: updates(smallUpdates(exclude).map(printJson)) },
    { weight: 1, arbitrary: updates(conformingUpdates({ exclude }).map(printJson)) },
    {
      weight: 2,
      arbitrary: updates(plantedViolations({ exclude }).map(({ update: planted }) => printJson(planted))),
    },
    { weight: 1, arbitrary: updates(fc.constant('{}')) },
    { weight: 1, arbitrary: agents.map(retry) },
    ...(operations.has('readEvolutionStatus') ? [{ weight: 1, arbitrary: statuses }] : []),
    ...(operations.has('createGenome') ? [{ weight: 1, arbitrary: creations }] : []),
  );
  // Sizes of fast-check are for values; of sequences, those of tens of steps are wanted.
  const replayed = replayPath === undefined ? {} : { replayPath };
  return fc.commands([commands], { maxCommands: maxSteps, size: 'max', ...replayed });
}
