import type { JsonObject } from '../../spec/json-value.ts';
import { isSuccess, type ReadAnswer, readAnswer } from '../observe/read-answer.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Exchange, OperationName, Outcome, Send, SentRequest } from '../run/exchange.ts';
import type { Prepared } from '../target/prepare.ts';

/** A question and what came back. */
export interface Asked extends Exchange {
  /** Undefined where none came. */
  readonly answer: ReadAnswer | undefined;
}

/** Sends a question. */
export type Ask = (operation: OperationName, request: SentRequest) => Promise<Asked>;

/** What learning knows and may do. */
export interface Learning {
  readonly ask: Ask;
  /** Asks without the token and the secret headers; undefined where none were given. */
  readonly askAnonymously: Ask | undefined;
  readonly subject: Subject;
  /** Operations that may be asked. */
  readonly operations: ReadonlySet<OperationName>;
  /** The agent that may be written to, and was seen; without one nothing is asked of the update. */
  readonly agent: { readonly id: string; readonly first: JsonObject } | undefined;
  /** Why there is no agent, where there is none. */
  readonly noAgent: string;
  /** Agents that exist, for reading. */
  readonly agentIds: readonly string[];
  /** What the deployment publishes of objects that the contract does not show. */
  readonly published: Pick<Prepared, 'shapes' | 'nestedKeys'>;
  /** Why no api_key may be written, where none may. */
  readonly keyObstacle: string | undefined;
  /** How the token that was given is carried; undefined where none was, or where it cannot be told. */
  readonly credential: { readonly header: string; readonly scheme: string } | undefined;
}

/** What asking takes. */
export interface Asking {
  readonly send: Send;
  /** Whether nothing more is to be asked. */
  readonly isOver: () => boolean;
  /** Puts right what an update broke, where it ended in a failure. */
  readonly repair: (request: SentRequest) => Promise<void>;
  /** How many genomes were created. */
  readonly genomes: { count: number };
  /** Tells that one more is done. */
  readonly tick: (asked: Asked) => void;
}

/** So many genomes are created at most. */
export const genomeCap = 15;

const unasked = (detail: string): Outcome => ({ kind: 'silence', reason: 'aborted', detail, ms: 0 });

/** A way to ask that ends when it is told to, keeps to the cap of genomes, and repairs what a failure broke. */
export function createAsk({ send, isOver, repair, genomes, tick }: Asking): Ask {
  return async (operation, request) => {
    const isCreation = operation === 'createGenome' && request.method === 'POST';
    const why = isOver()
      ? 'The run was interrupted.'
      : isCreation && genomes.count >= genomeCap
        ? 'No more genomes may be created.'
        : undefined;
    const outcome = why === undefined ? await send(request) : unasked(why);
    if (operation === 'updateAgent' && outcome.kind === 'answer' && outcome.status >= 500)
      await repair(request);
    const answer = outcome.kind === 'answer' ? readAnswer(outcome) : undefined;
    if (isCreation && answer !== undefined && isSuccess(answer)) genomes.count += 1;
    const asked = { operation, request, outcome, answer };
    if (why === undefined) tick(asked);
    return asked;
  };
}
