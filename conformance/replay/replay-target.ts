import type { Subject } from '../oracle/subject.ts';
import type { OperationName, Send } from '../run/exchange.ts';
import type { AgentIds } from './agent-ids.ts';
import type { ReadAgents } from './read-agents.ts';
import type { RecordedDeployment } from './recorded-subject.ts';

/** Where findings are replayed, and what is known of it. */
export interface ReplayTarget {
  readonly send: Send;
  /** Where they were recorded. */
  readonly deployment: RecordedDeployment;
  readonly subject: Subject;
  readonly agents: AgentIds;
  readonly read: ReadAgents;
  /** The operations that were seen to be served. */
  readonly served: ReadonlySet<OperationName>;
  readonly mayWriteSecrets: boolean;
  /** Whether what can hurt a deployment may be sent there: to this machine alone. */
  readonly mayHurt: boolean;
  /** Secrets of the deployment. */
  readonly secrets: readonly string[];
  readonly isInterrupted: () => boolean;
  /** Who else writes to the agents, once that is proved. */
  readonly otherWriter: () => string | undefined;
}
