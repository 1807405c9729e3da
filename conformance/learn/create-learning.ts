import { credentialHeaders, type GivenCredentials } from '../redact/credential-headers.ts';
import { firstStateBehind } from '../restoring/first-states.ts';
import { repairAgent } from '../restoring/repair-agent.ts';
import type { OperationName, Send, SentRequest } from '../run/exchange.ts';
import type { Prepared } from '../target/prepare.ts';
import { type Asked, createAsk, type Learning } from './asked.ts';
import { CarriedHeaders } from './carried-headers.ts';

/** What asking is made from. */
export interface LearningParts {
  readonly send: Send;
  /** Without the token and the secret headers; undefined where none were given. */
  readonly sendAnonymously: Send | undefined;
  readonly isOver: () => boolean;
  readonly prepared: Prepared;
  readonly operations: ReadonlySet<OperationName>;
  /** Agents that exist. */
  readonly agentIds: readonly string[];
  /** Why no agent may be written to, where none may. */
  readonly noAgent: string;
  readonly mayWriteSecrets: boolean;
  readonly secrets: GivenCredentials;
  /** Told of each exchange. */
  readonly tick: (asked: Asked) => void;
}

const noSecrets = 'api_key is written to a deployment that is not on loopback only with --write-secrets';

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

/** A way to ask a prepared deployment, and the headers that its answers are seen to carry. */
export function createLearning(parts: LearningParts): {
  readonly learning: Learning;
  readonly headers: CarriedHeaders;
} {
  const { send, sendAnonymously, prepared, tick } = parts;
  const headers = new CarriedHeaders();
  const asking = {
    isOver: parts.isOver,
    genomes: { count: 0 },
    repair: (request: SentRequest) => repairAgent(send, request, firstStateBehind(request, prepared)),
  };
  const [agent] = prepared.firstStates;
  const learning: Learning = {
    ask: createAsk({
      ...asking,
      send,
      tick: (asked) => {
        headers.note(asked);
        tick(asked);
      },
    }),
    askAnonymously:
      sendAnonymously && createAsk({ ...asking, send: prepared.guard.guard(sendAnonymously), tick }),
    subject: prepared.subject,
    operations: parts.operations,
    agent: agent && { id: agent[0], first: agent[1] },
    noAgent: parts.noAgent,
    agentIds: parts.agentIds,
    published: prepared,
    keyObstacle: parts.mayWriteSecrets ? undefined : noSecrets,
    credential: credentialOf(parts.secrets),
  };
  return { learning, headers };
}
