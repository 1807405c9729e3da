import type { Finding } from '../run/run-record.ts';

/** The version of baseline.schema.json, which every baseline carries: one of another version is refused, not misread. */
export const baselineSchemaVersion = 2;

/** A finding as it was recorded, and where: all that it takes to send it again. */
export interface RecordedFinding {
  readonly target: string;
  /** The agents that might be updated there. */
  readonly agentIds: readonly string[];
  readonly finding: Finding;
}

/** A finding that is known: an entry of the baseline. */
export interface KnownFinding {
  /** Check, operation, place and kind of departure. */
  readonly id: string;
  readonly reason: string;
  /** A date, as all of them: 2026-11-15. */
  readonly since: string;
  /** The last day on which it is known. */
  readonly expires: string;
  /** Without it nobody can tell that it is gone. */
  readonly recorded?: RecordedFinding;
}

/** A baseline as its file has it. */
export interface BaselineFile {
  readonly $schema?: string;
  readonly schemaVersion: typeof baselineSchemaVersion;
  readonly known: readonly KnownFinding[];
}

/** What a run is told of known findings. */
export interface Baseline {
  readonly known: readonly KnownFinding[];
  readonly today: string;
  /** Whether findings that would count become known by this run. */
  readonly acceptsNew: boolean;
}

/** Whether an entry is over; dates of this form sort as texts. */
export const isExpired = ({ expires }: Pick<KnownFinding, 'expires'>, today: string): boolean =>
  expires < today;

/** What an entry says that was made by a run, until somebody writes why. */
export const unexplained = 'not yet explained';

const daysUntilExpiry = 90;
const dayMs = 86_400_000;

export function expiryFrom(today: string): string {
  return new Date(Date.parse(today) + daysUntilExpiry * dayMs).toISOString().slice(0, 10);
}
