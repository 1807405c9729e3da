import type { JsonObject } from '../../spec/json-value.ts';
import { agentIn } from '../observe/agent-in.ts';
import { leftOutValue } from '../observe/left-out-value.ts';
import type { Outcome } from '../run/exchange.ts';
import { moveFields } from './move-table.ts';

/** What is known of one agent. */
export interface KnownAgent {
  /** As it was given. */
  readonly id: string;
  /** The agent, or the answer that holds it: most are never looked at, and reading them all would cost time. */
  latest: JsonObject | Outcome;
  /** Whether no updates at the same time left open which of them came last. */
  isSure: boolean;
  /** Updates under way, and begun at all. */
  underWay: number;
  begun: number;
  /** Those of them that may write. */
  writing: number;
  writesBegun: number;
  /** Ends when one that has the agent for itself is done. */
  held: Promise<void> | undefined;
  /** Told when nothing is under way any more. */
  readonly waiting: (() => void)[];
}

const isOutcome = (latest: KnownAgent['latest']): latest is Outcome => 'kind' in latest && 'ms' in latest;

const defaults: JsonObject = Object.fromEntries(moveFields.map((field) => [field.name, leftOutValue(field)]));

/** The agent as it is known; a field that is left out has its default (2.1). */
export function stateOf({ latest }: Pick<KnownAgent, 'latest'>): JsonObject {
  const agent = isOutcome(latest) ? agentIn(latest) : latest;
  if (agent === undefined) return {};
  const isWhole = moveFields.every(({ name }) => Object.hasOwn(agent, name));
  return isWhole ? agent : { ...defaults, ...agent };
}

/** What is known of a frozen state: the values of both fields. */
export const stateKey = (state: JsonObject) => moveFields.map(({ name }) => String(state[name])).join(' ');
