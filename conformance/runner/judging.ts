import type { Check } from '../checks/check.ts';
import type { SilenceRecord } from '../checks/server-answers/judge-silences.ts';
import type { EvolutionService } from '../evolution-service/evolution-service.ts';
import type { Profile } from '../phases/profiles.ts';
import type { Tally } from '../phases/tally.ts';
import type { FindOpenApiFault } from '../published/openapi-fault.ts';
import type { RequestDigest } from '../record/request-digest.ts';
import type { Redact } from '../redact/redact.ts';
import type { Safekeeping } from '../restoring/safekeeping.ts';
import type { OperationName, Send } from '../run/exchange.ts';
import type { FailOn } from '../run/fail-on.ts';
import type { Finding } from '../run/run-record.ts';
import type { SecondOpinion } from '../run/second-opinion.ts';
import type { PassRequest } from '../second-opinion/plan-pass.ts';
import type { ShardPlan } from '../shard/shard-plan.ts';
import type { ProgressTeller } from '../target/progress-teller.ts';
import type { RunTime } from '../target/run-time.ts';
import type { CheckOptions } from './options.ts';

/** What is judged: the caller's wishes, made definite. */
export interface Wishes {
  readonly options: CheckOptions;
  readonly checks: readonly Check[];
  readonly operations: ReadonlySet<OperationName>;
  readonly agentIds: readonly string[];
  /** Which of the cases and agents are this run's. */
  readonly shard: ShardPlan;
  readonly profile: Profile;
  readonly seed: number;
  readonly failOn: ReadonlySet<FailOn>;
  readonly mayWriteSecrets: boolean;
}

/** The ways to the deployment. */
export interface Network {
  readonly send: Send;
  /** Without the token and the secret headers, where a dialect is held that tells of them. */
  readonly sendAnonymously: Send | undefined;
  /** What became of requests that were not answered at once. */
  readonly sent: SilenceRecord;
  /** Whether the deployment lets nobody in any more. */
  readonly isLockedOut: () => boolean;
  /** Whether it sends what no HTTP client does. */
  readonly sendsRaw: boolean;
  readonly concurrency: number;
  /** The evolution service that the kit plays behind the deployment, where it does. */
  readonly evolution: EvolutionService | undefined;
}

/** What judging needs. */
export interface Judging {
  readonly wishes: Wishes;
  readonly network: Network;
  readonly time: RunTime;
  /** Keeps the first states while the agents are changed. */
  readonly keeping: Safekeeping;
  readonly findOpenApiFault: FindOpenApiFault;
  readonly tally: Tally;
  /** Whether what departed so far is all that is wanted. */
  readonly isEnough: () => boolean;
  readonly digest: RequestDigest;
  readonly progress: ProgressTeller;
  /** Asks the second opinion, where one is wanted. */
  readonly askSecond: ((pass: SecondPass) => Promise<SecondOpinion>) | undefined;
}

/** What a second opinion is given. */
export interface SecondPass {
  readonly send: Send;
  readonly updatePath: string;
  readonly requests: readonly PassRequest[];
  readonly findings: readonly Finding[];
  readonly redact: Redact;
  readonly tick: () => void;
}
