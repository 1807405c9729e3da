import type { Cause } from './cause.ts';
import type { OperationName } from './routing/operation-names.ts';
import type { Break } from './scenario/rule.ts';

/** A request as the journal has it. */
export interface RequestRecord {
  readonly number: number;
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** Left out where the path leads to none. */
  readonly operation?: OperationName;
  /** That the path names. */
  readonly agentId?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Why there is no body though one was sent. */
  readonly bodyNotKept?: string;
  /** 0 where nothing was answered. */
  readonly status: number;
  /** Until it was answered, with what it was held back for. */
  readonly ms: number;
  /** Left out where nothing was answered. */
  readonly answer?: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
    /** Why there is no body though one was answered. */
    readonly bodyNotKept?: string;
  };
  /** What it made of the agent, field by field. */
  readonly changed?: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
  /** Why some of that is not there. */
  readonly changedNotKept?: string;
  /** Why it was answered so. */
  readonly cause: Cause;
  readonly faults?: readonly { readonly field: string; readonly why: string }[];
  /** How it failed on the wire. */
  readonly broken?: Break;
  readonly event?: undefined;
}

type Shared = 'number' | 'time' | 'event';

/** What the journal says of a bucket that was dropped: in the journal of no bucket, and in that of the next of its name. */
export interface DroppedBucketRecord
  extends Partial<Record<Exclude<keyof RequestRecord, Shared>, undefined>> {
  readonly number: number;
  readonly time: string;
  readonly event: 'bucket-dropped';
  readonly bucket: string;
  readonly why: string;
}

/** One line of the journal. */
export type JournalEntry = RequestRecord | DroppedBucketRecord;
