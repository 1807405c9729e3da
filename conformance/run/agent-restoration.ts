import type { FieldDoubt } from './field-doubt.ts';

/** What came in place of an agent that was to be read. */
export type Unreadable = { readonly status: number } | { readonly silence: string; readonly detail: string };

/** An agent that was seen to be as it was. */
export type AgentAsItWas =
  /** Nothing had to be put back at the end. */
  | { readonly state: 'unchanged' }
  /** It was put back, but for what the server derives by itself. */
  | { readonly state: 'restored'; readonly derived?: readonly string[] };

/** An agent that was not seen to be as it was. */
export type AgentNotAsItWas =
  /** What it shows was put back, and it does not show all. */
  | { readonly state: 'unproved'; readonly doubts: readonly FieldDoubt[] }
  /** Some of it could not be put back. */
  | { readonly state: 'changed'; readonly lost: readonly string[]; readonly doubts?: readonly FieldDoubt[] }
  /** It could not be read, so nothing was put back. */
  | { readonly state: 'unread'; readonly cause: Unreadable };

/** An agent as it was seen at the end. */
export type SeenAgent = AgentAsItWas | AgentNotAsItWas;

/** What an agent is still to be given; `restore` sends it. */
export interface RemainingUpdate {
  readonly updatePath: string;
  /** The update to send, as JSON text with every digit; fields with a secret are not in it. */
  readonly update: string;
  /** Fields whose value was not seen, or may not be recorded. */
  readonly withheld: readonly string[];
}

/** Which agent, and on which side where two deployments were compared. */
export interface RestoredWhere {
  readonly agentId: string;
  readonly side?: 'left' | 'right';
}

/** What became of an agent at the end of a run. */
export type AgentRestoration = RestoredWhere &
  (AgentAsItWas | (AgentNotAsItWas & { readonly remaining: RemainingUpdate }));

/** Whether an agent was seen to be as it was: nothing needs to be kept for later. */
export const isAsItWas = <Agent extends SeenAgent>(agent: Agent): agent is Agent & AgentAsItWas =>
  agent.state === 'unchanged' || agent.state === 'restored';
