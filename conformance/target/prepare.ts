import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { type GenomePath, genomeRequest, updateRequest } from '../generate/cases.ts';
import type { MoveTable } from '../moves/move-table.ts';
import { type MoveWatch, watchMoves } from '../moves/move-watch.ts';
import { agentIn, stateIn } from '../observe/agent-in.ts';
import { type Subject, sameSubject } from '../oracle/subject.ts';
import { fetchDocument, type ServedDocument } from '../published/fetch-document.ts';
import type { OtherChoices } from '../published/published-choices.ts';
import type { NestedKeys } from '../published/published-keys.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';
import type { Secure } from '../restoring/safekeeping.ts';
import { agentsWithSharedNames } from '../restoring/shared-names.ts';
import { createWriteGuard, type WriteGuard } from '../restoring/write-guard.ts';
import type { Exchange, OperationName, Send } from '../run/exchange.ts';
import { toRequestPath } from '../send/request-path.ts';
import { discover } from './discover.ts';
import { findList } from './find-list.ts';
import { probeFirstKeys } from './probe-first-keys.ts';
import { probeFirstValues } from './probe-first-values.ts';
import { probeNull } from './probe-null.ts';
import { probeSharedNames } from './probe-shared-names.ts';
import { readFirstStates, tellNothing } from './read-first-states.ts';
import { isKeyUnsteady, probeKey } from './shown-keys.ts';

/** What is known before the first case goes out. */
export interface Prepared {
  /** The way to the network that overwrites nothing which cannot be put back. */
  readonly send: Send;
  /** The same, with no eye on moves: for whoever tries them, and tells what came of it. */
  readonly sendUnwatched: Send;
  readonly noteState: MoveWatch['noteState'];
  readonly frozenStates: MoveWatch['frozenStates'];
  readonly withholds: MoveWatch['withholds'];
  /** The same for putting agents back: by moves that are taken, where not all are. */
  readonly sendAround: Send;
  readonly moves: MoveTable;
  readonly guard: WriteGuard;
  readonly subject: Subject;
  /** The first state of each agent that may be written to, by the id as given. */
  readonly firstStates: ReadonlyMap<string, JsonObject>;
  /** Agents whose empty update was answered, and not with them: that is judged, and nothing else is written there. */
  readonly unread: ReadonlyMap<string, Exchange>;
  /** Updates that showed what cannot be put back, and genomes that failed, where nothing else may show it: they are judged. */
  readonly firstWrites: readonly Exchange[];
  /** The agents that the list shows and that nobody named. */
  readonly unnamed: readonly JsonObject[];
  /** What the deployment serves at /openapi.json. */
  readonly servedDocument: ServedDocument;
  /** Objects that the deployment publishes itself to take, and their keys. */
  readonly shapes: ObjectSamples;
  readonly nestedKeys: NestedKeys;
  /** Choices that it publishes beyond those of the contract. */
  readonly otherChoices: OtherChoices;
  /** Why an operation cannot be judged, as far as it shows already. */
  readonly obstacles: ReadonlyMap<OperationName, string>;
}

/** What the caller allows, and what it knows. */
export interface Given {
  /** Agents that exist. */
  readonly agentIds: readonly string[];
  /** Those of them that may be written to; all by default. */
  readonly ownIds?: readonly string[];
  readonly updatePath: string | undefined;
  readonly listPath?: string | undefined;
  readonly prefix: string;
  /** What it serves at /openapi.json, where that was asked for already. */
  readonly servedDocument?: ServedDocument;
  readonly mayWriteSecrets: boolean;
  /** The mark of the run, for the values that it writes. */
  readonly mark: string;
  /** Whether to find out what test_score takes, which writes to an agent. */
  readonly asksTestScore?: boolean;
  /** Puts the first states where they outlive the run; nothing is written before that is done. */
  readonly secure: Secure;
}

type GenomePaths = Pick<Subject, 'genomePath' | 'otherGenomePath'>;

/** The spelling of the genome path that works; where none does, the one that says most. */
async function findGenomePaths(send: Send, failed: Exchange[]): Promise<GenomePaths> {
  const spellings: readonly GenomePath[] = ['/v1/genomes/', '/v1/genomes'];
  const outcomes: { path: GenomePath; status: number; isDirect: boolean }[] = [];
  for (const path of spellings) {
    const request = genomeRequest('{"kit":"spelling"}', path);
    const outcome = await send(request);
    const isAnswer = outcome.kind === 'answer';
    // The next one may be taken, and this one is a failure all the same.
    if (isAnswer && outcome.status === 500) failed.push({ operation: 'createGenome', request, outcome });
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
  const genomePath = best?.path ?? '/v1/genomes/';
  const other = outcomes.find(
    ({ path, isDirect, status }) => path !== genomePath && isDirect && status === 200,
  );
  return { genomePath, ...(other === undefined ? {} : { otherGenomePath: other.path }) };
}

const usualPath = '/v1/agent-configurations/{id}';

/** The first path at which an empty update is answered with the agent; where none is, the likeliest. */
async function findUpdatePath(send: Send, paths: readonly string[], id: string | undefined): Promise<string> {
  const [first = usualPath, ...others] = [...new Set(paths)];
  if (id === undefined || others.length === 0) return first;
  for (const path of [first, ...others])
    if (stateIn(await send(updateRequest(path, id, '{}')), id) !== undefined) return path;
  return first;
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

const keyIsSecret = 'is not written without --write-secrets';

const keyIsUnsteady = 'is shown otherwise in each answer, so that it could not be put back';

/** Finds the paths, reads the first state of each agent, and what else must be known before judging. */
export async function prepare(
  send: Send,
  operations: ReadonlySet<OperationName>,
  given: Given,
): Promise<Prepared> {
  const servedDocument = given.servedDocument ?? (await fetchDocument(send));
  const discovered = discover(servedDocument, given.prefix, given.updatePath);
  const ids = operations.has('updateAgent') ? (given.ownIds ?? given.agentIds) : [];
  const paths = given.updatePath === undefined ? [...discovered.updatePaths, usualPath] : [given.updatePath];
  const updatePath = await findUpdatePath(send, paths.map(toRequestPath), ids[0]);
  const listPaths = [...discovered.listPaths, '/v1/agent-configurations'];
  const list = operations.has('listAgents')
    ? await findList(send, given.listPath === undefined ? listPaths : [given.listPath], given.agentIds)
    : undefined;
  const listPath = given.listPath ?? list?.path;
  const { firstStates, unread, obstacle } = await readFirstStates(send, updatePath, ids);
  const subject: Subject = {
    updatePath,
    listPath: listPath ?? listPaths[0] ?? '',
    isListFound: listPath !== undefined,
    parameterNames: discovered.parameterNames,
    genomePath: '/v1/genomes/',
    agentIds: new Set(given.agentIds.map((id) => canonicalUuid(id) ?? id)),
    testScoreInput: 'text-and-numbers',
  };
  const isUnsteady = given.mayWriteSecrets && (await isKeyUnsteady(send, updatePath, firstStates));
  const whyNoKey = isUnsteady ? keyIsUnsteady : given.mayWriteSecrets ? undefined : keyIsSecret;
  const forbidden = new Map([
    ...[...discovered.writeOnly].map((name) => [name, 'is published as write-only'] as const),
    ...(whyNoKey === undefined ? [] : [['api_key', whyNoKey] as const]),
  ]);
  const guard = createWriteGuard({ subject, firstStates, forbidden, mark: given.mark });
  if (firstStates.size > 0) await given.secure(firstStates, updatePath, guard);
  let found = subject;
  const sendUnwatched = guard.guard(send);
  const moves = watchMoves(sendUnwatched, () => found, firstStates);
  const guarded = moves.send;
  await guard.tryLetterCases(sendUnwatched);
  const listed = list?.agents ?? [];
  const shared = agentsWithSharedNames(firstStates, listed);
  const hasOwnName = (id: string) => list?.isWhole === true && !shared.includes(id);
  const probed = await probeFirstValues(sendUnwatched, updatePath, firstStates, guard, hasOwnName);
  const firstWrites = [...probed.telling, ...(await probeNull(guarded, updatePath, firstStates, guard))];
  await probeSharedNames(sendUnwatched, updatePath, firstStates, listed, guard);
  await probeKey(guarded, updatePath, firstStates, guard);
  const takesUpdates = (id: string) => probed.takers.has(id);
  firstWrites.push(...(await probeFirstKeys(guarded, updatePath, firstStates, guard, takesUpdates)));
  const [firstId] = firstStates.keys();
  const genomePaths = operations.has('createGenome') ? await findGenomePaths(guarded, firstWrites) : {};
  const testScoreInput =
    firstId === undefined || given.asksTestScore === false
      ? subject.testScoreInput
      : await findTestScoreInput(guarded, updatePath, firstId);
  found = sameSubject({ ...subject, ...genomePaths, testScoreInput });
  return {
    send: guarded,
    sendUnwatched,
    noteState: moves.noteState,
    frozenStates: moves.frozenStates,
    withholds: (request) => guard.withholds(request) || moves.withholds(request),
    sendAround: moves.sendAround,
    moves: moves.table,
    guard,
    subject: found,
    firstStates,
    unread,
    firstWrites,
    unnamed: listed.filter((agent) => !found.agentIds.has(canonicalUuid(String(agent['id'])) ?? '')),
    servedDocument,
    shapes: discovered.shapes,
    nestedKeys: discovered.nestedKeys,
    otherChoices: discovered.otherChoices,
    obstacles: new Map(obstacle === undefined ? [] : [['updateAgent', obstacle]]),
  };
}
