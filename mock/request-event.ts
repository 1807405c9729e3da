import type { Cause } from './cause.ts';
import type { AnsweredFault } from './errors/answered-faults.ts';
import type { MockRequest } from './exchange.ts';
import type { Handled } from './handled.ts';
import { redactTarget } from './kit/redact-secrets.ts';
import type { Break } from './scenario/rule.ts';

/** What is told of a request when it has been answered; those to `/__kit` are not told. */
export interface RequestEvent {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Milliseconds, with those for which the answer was held back. */
  readonly ms: number;
  readonly bucket?: string;
  /** Why, where it was not the mock as usual. */
  readonly cause?: Cause;
  /** How it failed on the wire; the status is 0 where nothing was answered. */
  readonly broken?: Break;
  /** Why a 422 was answered. */
  readonly faults?: readonly AnsweredFault[];
}

const noFaults: readonly AnsweredFault[] = [];

/** What is told of an answer that came about in so many milliseconds, without the secrets of the request. */
export function describeRequest(
  { method, target }: MockRequest,
  { response, delay, broken }: Handled,
  spent: number,
  bucket: string | undefined,
  cause: Cause | undefined,
): RequestEvent {
  const { status, faults = noFaults } = response;
  return {
    method,
    path: redactTarget(target),
    status,
    ms: spent + delay,
    ...(bucket === undefined ? {} : { bucket }),
    ...(cause === undefined ? {} : { cause }),
    ...(broken === undefined ? {} : { broken }),
    ...(faults.length === 0 ? {} : { faults }),
  };
}
