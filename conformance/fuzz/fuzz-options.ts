import type { OperationName } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import type { CheckOptions } from '../runner/options.ts';
import type { CorpusEntry } from './corpus.ts';
import type { FuzzInput } from './fuzz-input.ts';

/** How far an exploration is. */
export interface FuzzStatus {
  readonly phase: 'cases' | 'exploring';
  readonly elapsedMs: number;
  readonly requests: number;
  readonly corpus: number;
  /** By operation, how many different answers were met. */
  readonly behaviours: ReadonlyMap<string, number>;
  /** When something new was met last, in milliseconds since the run began. */
  readonly lastNewMs: number;
  /** One for each cause. */
  readonly findings: readonly Finding[];
  /** The mutations of the batch at hand. */
  readonly trying: readonly string[];
  /** Operation by status: how many answers. */
  readonly map: ReadonlyMap<OperationName, ReadonlyMap<string, number>>;
}

/** What may be done to an exploration that is under way. */
export interface FuzzControl {
  readonly status: () => FuzzStatus;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly isPaused: () => boolean;
  /** Goes on from the cases of `check` to exploring. */
  readonly skip: () => void;
  readonly stop: () => void;
}

/** How a deployment is explored. Only `url` is needed; the names are those of the command line. */
export interface FuzzOptions
  extends Omit<CheckOptions, 'profile' | 'cases' | 'dialect' | 'baseline' | 'secondOpinion' | 'onDeparture'> {
  readonly maxRequests?: number | undefined;
  /** Ends with the first finding that counts. */
  readonly stopOnFirst?: boolean | undefined;
  /** Mutations that can hurt a real deployment and are allowed all the same; on loopback all are. */
  readonly allow?: readonly string[] | undefined;
  /** Words to put into inputs. */
  readonly dictionary?: readonly string[] | undefined;
  /** Inputs of earlier runs. */
  readonly corpus?: readonly FuzzInput[] | undefined;
  /** Is told of each input that is kept, and of one that became smaller. */
  readonly onEntry?: ((entry: Readonly<CorpusEntry>) => void) | undefined;
  /** Is given the findings so far, one for each cause, whenever there are others. */
  readonly onFindings?: ((findings: readonly Finding[]) => void) | undefined;
  /** Is given what may be done to the run, before the first request. */
  readonly onStart?: ((control: FuzzControl) => void) | undefined;
}
