import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import type { MoveTable } from '../moves/move-table.ts';
import { agentIn } from '../observe/agent-in.ts';
import { isSuccess, readAnswer } from '../observe/read-answer.ts';
import type { Subject } from '../oracle/subject.ts';
import { credentialHeaders, type GivenCredentials } from '../redact/credential-headers.ts';
import { firstStateBehind } from '../restoring/first-states.ts';
import { repairAgent } from '../restoring/repair-agent.ts';
import type { OperationName, Send } from '../run/exchange.ts';
import { silence } from '../send/silence.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import type { Prepared } from '../target/prepare.ts';
import { type Ask, type Asked, genomeCap } from './asked.ts';
import { type AskedAgent, askAgent } from './asked-agent.ts';
import { CarriedHeaders } from './carried-headers.ts';
import { UpdateLane } from './update-lane.ts';

export interface LearningParts {
  readonly send: Send;
  /** Without the token and the secret headers; undefined where none were given. */
  readonly sendAnonymously: Send | undefined;
  /** Whether nothing more is to be asked. */
  readonly isOver: () => boolean;
  readonly prepared: Prepared;
  /** Operations that may be asked. */
  readonly operations: ReadonlySet<OperationName>;
  /** Agents that exist, for reading. */
  readonly agentIds: readonly string[];
  /** Why no agent may be written to, where none may. */
  readonly noAgent: string;
  readonly mayWriteSecrets: boolean;
  readonly secrets: GivenCredentials;
  /** Told of each exchange. */
  readonly tick: (asked: Asked) => void;
  /** Puts the agents back before they are brought to states that may have no way back. */
  readonly restore?: () => Promise<void>;
}

/** What learning knows and may do. */
export interface Learning extends Pick<LearningParts, 'operations' | 'agentIds' | 'noAgent'> {
  readonly ask: Ask;
  /** Asks without the token and the secret headers; undefined where none were given. */
  readonly askAnonymously: Ask | undefined;
  readonly subject: Subject;
  /** The agent that may be written to, and was seen; without one nothing is asked of the update. */
  readonly agent: AskedAgent | undefined;
  /** One that exists, where any is given. */
  readonly anyAgentId: string;
  /** What the deployment publishes of objects that the contract does not show. */
  readonly published: Pick<Prepared, 'shapes' | 'nestedKeys'>;
  /** Why no api_key may be written, where none may. */
  readonly keyObstacle: string | undefined;
  /** What tries the states of the agent, one update after another, with no eye on what that explains. */
  readonly states: {
    readonly agent: AskedAgent | undefined;
    /** The agent as it was answered last. */
    readonly state: () => JsonObject;
    readonly moves: MoveTable;
    readonly isOver: () => boolean;
    /** Puts the agent back, before it goes where there may be no way back. */
    readonly restore: () => Promise<void>;
    /** All agents as they were at first. */
    readonly firsts: readonly JsonObject[];
    /** The agent_name that another agent has now, where one is known: in a run that renames them it is not the first. */
    readonly readOtherName: () => Promise<string | undefined>;
  };
  /** How the token that was given is carried; undefined where none was, or where it cannot be told. */
  readonly credential: { readonly header: string; readonly scheme: string } | undefined;
}

const noSecrets = 'api_key is not written without --write-secrets';

export const unknownAgentId = unknownUuids[0]?.[1] ?? '';

/** How the token is carried, as it was given. */
export function credentialOf({ token, ...given }: GivenCredentials): Learning['credential'] {
  if (token !== undefined) return { header: 'Authorization', scheme: 'Bearer' };
  const [header, ...others] = Object.entries(credentialHeaders(given));
  if (header === undefined || others.length > 0) return undefined;
  const [name, value] = header;
  const [scheme = '', ...rest] = value.split(' ');
  return {
    header: name.toLowerCase() === 'authorization' ? 'Authorization' : name,
    scheme: rest.length > 0 && scheme !== '' ? scheme : 'none',
  };
}

/** What tries the states of an agent: each answer tells the state that it is in, here and to whoever puts it back. */
function createStates(
  agent: readonly [id: string, first: JsonObject] | undefined,
  others: readonly (readonly [id: string, first: JsonObject])[],
  { subject, moves, noteState }: Prepared,
  askDirectly: Ask,
  { isOver, restore = async () => {} }: Pick<LearningParts, 'isOver' | 'restore'>,
): Learning['states'] {
  const readOtherName = async () => {
    for (const [id, { agent_name: first }] of others) {
      const { outcome } = await askDirectly('updateAgent', updateRequest(subject.updatePath, id, '{}'));
      const name = agentIn(outcome)?.['agent_name'] ?? first;
      if (typeof name === 'string') return name;
    }
    return undefined;
  };
  const firsts = [agent, ...others].flatMap((one) => (one === undefined ? [] : [one[1]]));
  if (agent === undefined)
    return { agent: undefined, state: () => ({}), moves, isOver, restore, firsts, readOtherName };
  const [id, first] = agent;
  let state = first;
  const ask: Ask = async (operation, request) => {
    const asked = await askDirectly(operation, request);
    const answered = agentIn(asked.outcome);
    if (answered !== undefined) {
      state = answered;
      noteState(id, answered);
    }
    return asked;
  };
  const direct = askAgent(ask, subject.updatePath, id, first);
  return { agent: direct, state: () => state, moves, isOver, restore, firsts, readOtherName };
}

/** Whoever tries states sends one by one, or all at once on purpose. */
const atOnce: Pick<UpdateLane, 'send'> = { send: (go) => go() };
const interrupted = 'The run was interrupted.';

/** A way to ask a prepared deployment, and the headers that its answers are seen to carry. */
export function createLearning(parts: LearningParts) {
  const { send, sendAnonymously, isOver, prepared, operations, agentIds, noAgent, tick } = parts;
  const { subject, firstStates, guard } = prepared;
  const headers = new CarriedHeaders();
  const lane = new UpdateLane();
  let genomes = 0;
  /** Ends when it is told to, keeps to the cap of genomes, and repairs what a failure broke. */
  const askThrough =
    (way: Send, note: (asked: Asked) => void, sends: Pick<UpdateLane, 'send'> = lane): Ask =>
    async (operation, request) => {
      const isCreation = operation === 'createGenome' && request.method === 'POST';
      const why = isOver()
        ? interrupted
        : isCreation && genomes >= genomeCap
          ? 'No more genomes may be created.'
          : undefined;
      const go = () => (isOver() ? Promise.resolve(silence('aborted', interrupted)) : way(request));
      const outcome =
        why === undefined
          ? await (operation === 'updateAgent' ? sends.send(go) : go())
          : silence('aborted', why);
      if (operation === 'updateAgent' && outcome.kind === 'answer' && outcome.status >= 500)
        await repairAgent(send, request, firstStateBehind(request, prepared));
      const answer = outcome.kind === 'answer' ? readAnswer(outcome) : undefined;
      if (isCreation && answer !== undefined && isSuccess(answer)) genomes += 1;
      const asked = { operation, request, outcome, answer };
      if (why === undefined) note(asked);
      return asked;
    };
  const ask = askThrough(send, (asked) => {
    headers.note(asked);
    tick(asked);
  });
  const [agent, ...others] = firstStates;
  const askDirectly = askThrough(prepared.sendUnwatched, tick, atOnce);
  const states = createStates(agent, others, prepared, askDirectly, parts);
  const learning: Learning = {
    ask,
    askAnonymously: sendAnonymously && askThrough(guard.guard(sendAnonymously), tick),
    subject,
    operations,
    agent: agent && askAgent(ask, subject.updatePath, ...agent),
    noAgent,
    agentIds,
    anyAgentId: agentIds[0] ?? unknownAgentId,
    published: prepared,
    keyObstacle: parts.mayWriteSecrets ? undefined : noSecrets,
    states,
    credential: credentialOf(parts.secrets),
  };
  return { learning, headers };
}
