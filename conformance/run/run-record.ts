import type { AgentRestoration } from './agent-restoration.ts';
import type { OperationName } from './exchange.ts';
import type { Exploration } from './exploration.ts';
import type { ObservedPoint } from './observed-point.ts';
import type { Origin } from './origin.ts';
import type { Place } from './place.ts';
import type { RecordedExchange } from './recorded-exchange.ts';
import type { runSchemaVersion } from './schema-version.ts';
import type { SecondOpinion } from './second-opinion.ts';

/** How much a finding weighs. */
export type FindingLevel = 'must' | 'should' | 'drift' | 'odd';

/** What a run says of a deployment. */
export type RunVerdict = 'conforms' | 'violates' | 'not-judged';

/** A check that failed, with its smallest exchange. */
export interface Finding {
  /** Check, operation, place and code, shortened: stable between runs. */
  readonly id: string;
  /** The id of the finding that shows the same cause better, and that this one stands under. */
  readonly under?: string;
  readonly check: string;
  readonly clause: string;
  readonly requirement: string;
  readonly level: FindingLevel;
  readonly operation: OperationName;
  readonly place: Place;
  /** What sort of departure, as a stable word: rewording a message changes no record. */
  readonly code: string;
  readonly expected: string;
  readonly actual: string;
  readonly exchange: RecordedExchange;
  /** Every exchange that it takes, in order, where one alone does not show it; the last one is `exchange`. */
  readonly steps?: readonly RecordedExchange[];
  /** How many more came before those, where only the last are kept. */
  readonly earlierSteps?: number;
  readonly curl: string;
  readonly seed: number;
  /** Which part of the run met it first. */
  readonly origin: Origin;
  /** Where fast-check finds the case again: the property and its path; `systematic` cases have only their number. */
  readonly path: string;
  /** Of a sequence that was shrunk: what fast-check takes, beside seed and path, to play it again. */
  readonly replayPath?: string;
  /** How many exchanges showed it. */
  readonly seen: number;
  /** It did not come back when sent again. */
  readonly flaky: boolean;
  /** Whether it counts towards the verdict under the run's fail-on. */
  readonly counts: boolean;
  /** It stands in the baseline, which says why and until when. */
  readonly known?: { readonly reason: string; readonly expires: string };
  /** The same request as the other deployment answered it, where two were compared. */
  readonly other?: RecordedExchange;
}

/** What a check came to. */
export interface CheckResult {
  readonly id: string;
  readonly clause: string;
  readonly level: FindingLevel;
  readonly requirement: string;
  readonly operations: readonly OperationName[];
  readonly status: 'passed' | 'failed' | 'skipped' | 'flaky';
  /** How many exchanges it judged. */
  readonly cases: number;
  /** How many it takes, where it applies: with fewer it was not judged. Runs of older kits do not tell. */
  readonly needs?: number;
  /** Scenarios that showed nothing of it, as a deployment may have it: it is judged without them. */
  readonly excused?: number;
  /** Why it was skipped. */
  readonly reason?: string;
  /** It was left out by --only, --skip or --read-only. */
  readonly deselected?: true;
}

/** The part of the cases that a run had, where they were dealt to several. */
export interface Shard {
  /** From 1 on. */
  readonly index: number;
  readonly total: number;
  /** Who said so: an option or an environment variable. */
  readonly source: string;
}

/** How often two deployments answered alike. */
export interface Agreement {
  readonly requests: number;
  /** Same status. */
  readonly status: number;
  /** Of those that both rejected: how many, and how many by the same types and places, or where none are listed, with the same body. */
  readonly rejected: number;
  readonly errors: number;
  /** Same status, content type and, but for ids, times and secrets, body. */
  readonly bodies: number;
}

/** What came between the run and the deployment, where anything did. */
export interface Weather {
  /** 429 and 503 that were waited out. */
  readonly waits: number;
  /** Requests a second to which sending was slowed for that. */
  readonly ratePerSecond?: number;
  /** Requests at the same time to which sending was held for that. */
  readonly concurrency?: number;
  /** Requests that had no other answer, or were not sent, when the time for waiting was over. */
  readonly unanswered: number;
  /** Requests on a connection that had served less than a second before. */
  readonly reused: number;
  /** Those of them that were closed before a byte came back, and sent again. */
  readonly closed: number;
}

/** How many exchanges each operation had, how they were answered and how fast. */
export interface OperationResult {
  readonly operation: OperationName;
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly latency: { readonly p50: number; readonly p95: number; readonly max: number };
  /** Why it could not be judged, where it could not. */
  readonly notJudged?: string;
}

/** How many of the planned ones were sent before the time for them was over. */
export interface Fitted {
  readonly sent: number;
  readonly planned: number;
}

/** What is fitted to the time, unlike all else. */
export interface RandomAmounts {
  readonly cases: Fitted;
  readonly sequences: Fitted;
  /** Why not all of it was sent, where the run was not interrupted: no time was left, or an operation was given up. */
  readonly stoppedBy?: 'time' | 'silence';
}

/** Which program judged. */
export interface Kit {
  readonly name: string;
  readonly version: string;
}

/** Everything one command saw: run.json. */
export interface Run {
  /** The version of the schema that it fits. */
  readonly schemaVersion: typeof runSchemaVersion;
  readonly kit: Kit;
  readonly contract: { readonly version: string };
  readonly target: string;
  /** The agents that might be updated, as they were given; runs of older kits do not tell. */
  readonly agentIds?: readonly string[];
  readonly runId: string;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly seed: number;
  readonly profile: string;
  readonly verdict: RunVerdict;
  /** The verdict in one sentence. */
  readonly summary: string;
  /** Why the deployment, or a part of it, could not be judged. */
  readonly notJudged: readonly string[];
  /** It was ended from outside before it was done. */
  readonly interrupted: boolean;
  readonly failOn: readonly string[];
  readonly requests: number;
  /** A hash over every planned request, in the order in which they were planned. */
  readonly requestsHash: string;
  /** How much of what is random fitted the time. */
  readonly random?: RandomAmounts;
  readonly operations: readonly OperationResult[];
  readonly checks: readonly CheckResult[];
  readonly findings: readonly Finding[];
  readonly dialect: Readonly<Record<string, ObservedPoint>>;
  /** Field by class of value: how many exchanges the systematic phase made. */
  readonly coverage: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What became of the agents that might be updated. */
  readonly restoration: readonly AgentRestoration[];
  /** Fields that were written to no agent, since none could be given back its own; only where there are some. */
  readonly leftAlone?: readonly string[];
  /** Only where something came between. */
  readonly weather?: Weather;
  /** One exchange of each operation and status, as an example. */
  readonly samples?: readonly RecordedExchange[];
  readonly shard?: Shard;
  /** Entries of the baseline that did not come back, by the id of their finding. */
  readonly staleBaseline?: readonly string[];
  /** The other deployment and the agreement of the two, where two were compared. */
  readonly comparedWith?: string;
  readonly agreement?: Agreement;
  /** Only where it was asked for. */
  readonly secondOpinion?: SecondOpinion;
  /** Only in a run of `fuzz`. */
  readonly exploration?: Exploration;
}
