import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { parsedBody } from '../observe/parsed-body.ts';
import type { Outcome } from '../run/exchange.ts';

/** What an update may be refused with because another one was under way. */
export const conflicts = new Set([409, 412, 423, 428]);

/** Statuses that tell of something else than the state of an agent. */
const ofSomethingElse = new Set([401, 404, 405, 413, 414, 415, 429]);

export const isRefusal = (outcome: Outcome) =>
  outcome.kind === 'answer' &&
  outcome.status >= 400 &&
  outcome.status < 500 &&
  !ofSomethingElse.has(outcome.status);

/** An agent that is not found though it exists: some states hide it, as one that is deleted softly. */
export const isHidden = (outcome: Outcome) => outcome.kind === 'answer' && outcome.status === 404;

export const noChoice = 'kit-no-choice';

/** Without what an error echoes of its input. */
function withoutInput(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(withoutInput);
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).filter(([key]) => key !== 'input');
  return Object.fromEntries(members.map(([key, member]) => [key, withoutInput(member)]));
}

/** How a refusal looks with the values taken out that it may repeat, or list. */
export function looksOf(outcome: Outcome, value: string): string {
  if (outcome.kind === 'silence') return outcome.reason;
  const parsed = parsedBody(outcome);
  const body = parsed.ok ? printJson(withoutInput(parsed.value)) : outcome.body;
  return `${outcome.status} ${body.replaceAll(value, '').replaceAll(noChoice, '')}`;
}

/** 2xx. */
export const isTaken = (outcome: Outcome) =>
  outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300;
