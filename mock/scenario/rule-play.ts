import type { Cause } from '../cause.ts';
import type { MockRequest } from '../exchange.ts';
import { type Latency, readLatency } from '../latency.ts';
import type { OperationName } from '../routing/operation-names.ts';
import type { Rule } from './rule.ts';

/** What a request is about, as far as rules ask. */
export interface Subject {
  readonly operation: OperationName | undefined;
  /** In lower case; worked out only where a rule asks for it. */
  readonly agentId: () => string | undefined;
}

/** How long a rule holds an answer back; endless for ever. */
export function readDelay(delay: Rule['delay']): Latency {
  if (delay === 'forever') return { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  return readLatency(delay ?? 0) ?? { from: 0, to: 0 };
}

/** A rule with its counters. */
export class RulePlay {
  readonly rule: Rule;
  readonly cause: Cause;
  readonly #delay: Latency;
  readonly #agentId: string | undefined;
  readonly #headers: readonly (readonly [name: string, value: string])[];
  #seen = 0;
  #held = 0;

  constructor(rule: Rule, cause: Cause) {
    this.rule = rule;
    this.cause = cause;
    this.#delay = readDelay(rule.delay);
    this.#agentId = rule.agentId?.toLowerCase();
    this.#headers = Object.entries(rule.header ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  }

  /** How often it held. */
  get held(): number {
    return this.#held;
  }

  get isUsedUp(): boolean {
    const { nth, every, times } = this.rule;
    return this.#held >= (times ?? (nth !== undefined && every === undefined ? 1 : Number.POSITIVE_INFINITY));
  }

  /** Counts a request that meets the conditions, whatever becomes of it; true where this rule would hold. */
  meets(request: MockRequest, subject: Subject): boolean {
    const { on } = this.rule;
    if (on !== '*' && on !== subject.operation) return false;
    if (this.#agentId !== undefined && this.#agentId !== subject.agentId()) return false;
    if (!this.#headers.every(([name, value]) => isSent(request.header(name), value))) return false;
    this.#seen += 1;
    return !this.isUsedUp && this.#isTurn();
  }

  /** Takes note that it holds, and draws for how long; `fraction` is from 0 up to 1. */
  hold(fraction: () => number): number {
    this.#held += 1;
    const { from, to } = this.#delay;
    return from === to ? from : from + fraction() * (to - from);
  }

  #isTurn(): boolean {
    const { nth, every, times } = this.rule;
    if (every !== undefined) return this.#seen % every === (nth ?? every) % every;
    if (nth === undefined) return true;
    return times === undefined ? this.#seen === nth : this.#seen >= nth;
  }
}

const isSent = (sent: string | undefined, wanted: string) =>
  sent !== undefined && (wanted === '*' || sent === wanted);
