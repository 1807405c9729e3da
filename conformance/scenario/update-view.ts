import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { observe, sentUpdate } from '../observe/observation.ts';
import type { Subject } from '../oracle/subject.ts';
import { agentIn } from '../restoring/agent-in.ts';
import type { Exchange } from '../run/exchange.ts';

/** An exchange of a sequence, as far as it tells of the state of an agent. */
export interface UpdateView {
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
  const observation = observe(exchange, subject, []);
  const { located } = observation.understanding;
  const isUpdate = located?.operation === 'updateAgent';
  const { outcome } = exchange;
  return {
    agent: isUpdate ? canonicalUuid(located.parameter?.text ?? '') : undefined,
    update: sentUpdate(observation),
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
