import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { agentIn } from '../observe/agent-in.ts';
import { locate } from '../oracle/locate.ts';
import { readSentBody } from '../oracle/read-sent-body.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Exchange, OperationName } from '../run/exchange.ts';

/** An exchange of a scenario, as far as it tells of the state of an agent. */
export interface UpdateView {
  readonly exchange: Exchange;
  /** Undefined for what is no operation of the contract. */
  readonly operation: OperationName | undefined;
  /** The agent that was asked for; undefined for what is no update. */
  readonly agent: string | undefined;
  /** What was supplied; undefined where it was no object. */
  readonly update: JsonObject | undefined;
  /** The agent as it was answered; undefined where it was not. */
  readonly state: JsonObject | undefined;
  readonly status: number | undefined;
  readonly ms: number;
}

/** Looks at an exchange for what it tells of an agent. */
export function viewUpdate(exchange: Exchange, subject: Subject): UpdateView {
  const { request, outcome } = exchange;
  const located = locate(request, subject);
  const isUpdate = located?.operation === 'updateAgent';
  const body = isUpdate ? readSentBody(request) : undefined;
  return {
    exchange,
    operation: located?.operation,
    agent: isUpdate ? canonicalUuid(located.parameter?.text ?? '') : undefined,
    update: body?.is === 'json' && isJsonObject(body.value) ? body.value : undefined,
    state: isUpdate ? agentIn(outcome) : undefined,
    status: outcome.kind === 'answer' ? outcome.status : undefined,
    ms: outcome.ms,
  };
}

/** An empty update: a reading of the agent. */
export const isReading = ({ update }: UpdateView): boolean =>
  update !== undefined && Object.keys(update).length === 0;

/** 4xx. */
export const isRefused = ({ status }: UpdateView): boolean =>
  status !== undefined && status >= 400 && status < 500;
