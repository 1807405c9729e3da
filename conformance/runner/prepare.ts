import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { type GenomePath, genomeRequest, updateRequest } from '../generate/cases.ts';
import type { Subject } from '../oracle/subject.ts';
import type { OperationName, Outcome, Send } from '../run/exchange.ts';
import type { ObjectSamples } from '../state/published-shapes.ts';
import { discover } from './discover.ts';
import { agentIn } from './restore.ts';

/** What is known before the first case goes out. */
export interface Prepared {
  readonly subject: Subject;
  /** The first state of each agent, by the id as given. */
  readonly firstStates: ReadonlyMap<string, JsonObject>;
  /** Objects that the deployment publishes itself to take. */
  readonly shapes: ObjectSamples;
  /** Why an operation cannot be judged, as far as it shows already. */
  readonly obstacles: ReadonlyMap<OperationName, string>;
}

const tellNothing = new Set([401, 403, 404, 405, 429, 502, 503, 504]);

/** Why the update cannot be judged, and what may be done about it. */
function explainObstacle(outcome: Outcome, id: string, updatePath: string): string {
  const what = `an empty update of agent ${id} at ${updatePath}`;
  if (outcome.kind === 'silence') return `${what} had no answer: ${outcome.detail.replace(/\.$/, '')}`;
  const { status } = outcome;
  const remedy =
    status === 401 || status === 403
      ? '; pass a token that may update it with --token'
      : status === 404 || status === 405
        ? '; name an agent that exists with --agent-id, and the path with --update-path'
        : '';
  return `${what} answered ${status}${remedy}`;
}

/** The spelling of the genome path that works; where none does, the one that says most. */
async function findGenomePath(send: Send): Promise<GenomePath> {
  const spellings: readonly GenomePath[] = ['/v1/genomes/', '/v1/genomes'];
  const outcomes: { path: GenomePath; status: number; isDirect: boolean }[] = [];
  for (const path of spellings) {
    const outcome = await send(genomeRequest('{"kit":"spelling"}', path));
    const isAnswer = outcome.kind === 'answer';
    outcomes.push({
      path,
      status: isAnswer ? outcome.status : 0,
      isDirect: isAnswer && outcome.redirects.length === 0,
    });
  }
  const best =
    outcomes.find(({ status, isDirect }) => status === 200 && isDirect) ??
    outcomes.find(({ status }) => status === 200) ??
    outcomes.find(({ status }) => status !== 0 && !tellNothing.has(status));
  return best?.path ?? '/v1/genomes/';
}

/** Whether test_score takes numbers only: it refuses "85.5" and takes 85.5. */
async function findTestScoreInput(
  send: Send,
  updatePath: string,
  id: string,
): Promise<Subject['testScoreInput']> {
  const takes = async (body: string) =>
    agentIn(await send(updateRequest(updatePath, id, body))) !== undefined;
  if (await takes('{"test_score":"85.5"}'))
    return (await takes('{"test_score":85.5}')) ? 'text-and-numbers' : 'text-only';
  return (await takes('{"test_score":85.5}')) ? 'numbers-only' : 'text-and-numbers';
}

/** Finds the paths, reads the first state of each agent, and what else must be known before judging. */
export async function prepare(
  send: Send,
  operations: ReadonlySet<OperationName>,
  given: {
    /** Agents that exist. */
    readonly agentIds: readonly string[];
    /** Those of them that may be written to; all, unless told. */
    readonly ownIds?: readonly string[];
    readonly updatePath: string | undefined;
    readonly prefix: string;
  },
): Promise<Prepared> {
  const discovered = await discover(send, given.prefix);
  const updatePath = given.updatePath ?? discovered.updatePath ?? '/v1/agent-configurations/{id}';
  const listPath = discovered.listPath ?? '/v1/agent-configurations';
  const obstacles = new Map<OperationName, string>();
  const firstStates = new Map<string, JsonObject>();
  if (operations.has('updateAgent')) {
    for (const id of given.ownIds ?? given.agentIds) {
      const outcome = await send(updateRequest(updatePath, id, '{}'));
      const agent = agentIn(outcome);
      if (agent !== undefined) firstStates.set(id, agent);
      else if (outcome.kind === 'silence' || tellNothing.has(outcome.status)) {
        obstacles.set('updateAgent', explainObstacle(outcome, id, updatePath));
        // One obstacle keeps all updates from being judged; further agents of a deployment that hangs would only cost time.
        break;
      }
    }
  }
  const [firstId] = firstStates.keys();
  return {
    subject: {
      updatePath,
      listPath,
      genomePath: operations.has('createGenome') ? await findGenomePath(send) : '/v1/genomes/',
      agentIds: new Set(given.agentIds.map((id) => canonicalUuid(id) ?? id)),
      testScoreInput:
        firstId === undefined ? 'text-and-numbers' : await findTestScoreInput(send, updatePath, firstId),
    },
    firstStates,
    shapes: discovered.shapes,
    obstacles,
  };
}
