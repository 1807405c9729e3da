import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { openAt } from '../oracle/expectation.ts';
import type { Subject } from '../oracle/subject.ts';
import { type Understanding, understand } from '../oracle/understand.ts';
import type { Exchange, OperationName } from '../run/exchange.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';

/** Everything that a check may look at: the exchange, what the contract makes of the request, and the read answer. */
export interface Observation {
  readonly exchange: Exchange;
  readonly understanding: Understanding;
  /** Undefined where none came. */
  readonly answer: ReadAnswer | undefined;
  readonly subject: Subject;
  /** Secrets of the deployment; none may stand in an error. */
  readonly secrets: readonly string[];
  /** Another write to the same agent was under way: the answer may show what that one stored. */
  readonly isOverlapped?: true;
}

const refusedMove = openAt(['body'], 'refused-move');

/** Reads an exchange for the checks. The oracle is asked about the request as it was sent, where it was not yet. */
export function observe(
  exchange: Exchange,
  subject: Subject,
  secrets: readonly string[],
  understanding: Understanding = understand(exchange.request, subject),
): Observation {
  const { outcome } = exchange;
  // What had to be refused was refused, for whatever reason.
  const isExplained =
    outcome.kind === 'answer' &&
    outcome.refusedFor !== undefined &&
    understanding.expectation.verdict !== 'reject';
  return {
    exchange,
    understanding: isExplained ? { ...understanding, expectation: refusedMove } : understanding,
    answer: outcome.kind === 'answer' ? readAnswer(outcome) : undefined,
    subject,
    secrets,
  };
}

/** The answer of an exchange of this operation, if there is one. */
export function answerOf(observation: Observation, operation: OperationName): ReadAnswer | undefined {
  return observation.understanding.located?.operation === operation ? observation.answer : undefined;
}

/** The update that was sent, where it is a JSON object. */
export function sentUpdate({ understanding: { located, body } }: Observation): JsonObject | undefined {
  if (located?.operation !== 'updateAgent' || body.is !== 'json' || body.repeatsInOtherCase) return undefined;
  return isJsonObject(body.value) ? body.value : undefined;
}

/** Whether the request is an update of an agent that exists. */
export function isUpdateOfGivenAgent({ understanding: { located } }: Observation): boolean {
  return located?.operation === 'updateAgent' && located.parameter?.isGiven === true;
}
