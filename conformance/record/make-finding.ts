import type { Departure } from '../observe/judgement.ts';
import { type Redact, sentKeys } from '../redact/redact.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { curlCommand } from './curl.ts';
import { findingId } from './finding-id.ts';
import { recordExchange } from './record-exchange.ts';

export interface Recording {
  readonly url: string;
  readonly redact: Redact;
  /** Headers that a curl command takes from shell variables. */
  readonly secretHeaders: ReadonlyMap<string, string>;
  readonly seed: number;
}

/** A departure and what is known of it. */
export interface Shown extends Pick<Finding, 'origin' | 'path' | 'seen' | 'flaky' | 'counts'> {
  readonly check: { readonly id: string; readonly clause: string; readonly requirement: string };
  readonly departure: Omit<Departure, 'level'> & Pick<Finding, 'level'>;
  /** The one that departs. */
  readonly exchange: Exchange;
  /** Those that it takes, in order; it is the last of them. */
  readonly exchanges: readonly Exchange[];
  readonly replayPath?: string | undefined;
}

/** So many of the steps that lead to a finding are recorded. */
export const mostRecordedSteps = 60;

/** A finding as it is recorded: secrets are taken out here. */
export function makeFinding(shown: Shown, { url, secretHeaders, seed, ...recording }: Recording): Finding {
  const { check, departure, exchanges, origin, path, replayPath, seen, flaky, counts } = shown;
  const sent = exchanges.map(({ request }) => request.body);
  const redact = recording.redact.except?.(sentKeys(sent)) ?? recording.redact;
  const record = (one: Exchange) => recordExchange(one, url, redact);
  const steps = exchanges.slice(-mostRecordedSteps).map(record);
  const exchange = record(shown.exchange);
  const { operation } = shown.exchange;
  const place = { part: departure.place.part, pointer: redact(departure.place.pointer) };
  const code = redact(departure.code);
  return {
    id: findingId({ check: check.id, operation, place, code }),
    check: check.id,
    clause: check.clause,
    requirement: check.requirement,
    level: departure.level,
    operation,
    place,
    code,
    expected: redact(departure.expected),
    actual: redact(departure.actual),
    exchange,
    ...(steps.length > 1 ? { steps } : {}),
    ...(exchanges.length > steps.length ? { earlierSteps: exchanges.length - steps.length } : {}),
    curl: redact(
      curlCommand(
        (steps.length > 1 ? steps : [exchange]).map(({ request }) => request),
        secretHeaders,
      ),
    ),
    seed,
    origin,
    path,
    ...(replayPath === undefined ? {} : { replayPath }),
    seen,
    flaky,
    counts,
  };
}
