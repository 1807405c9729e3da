import { evolutionStatusRequest } from '../generate/cases.ts';
import { credentialHeaders, isCredential } from '../redact/credential-headers.ts';
import { createSender, type Sender } from '../send/create-sender.ts';
import type { Carry } from '../send/exchange-once.ts';
import { exchangeRaw } from '../send/raw/exchange-raw.ts';
import type { RunTime } from './run-time.ts';
import type { TargetOptions } from './target-options.ts';

/** The way to a deployment, and how many requests it carries at once. */
export interface OpenTarget extends Sender {
  readonly concurrency: number;
}

const usual = { concurrency: 16, timeoutMs: 10_000 } as const;

/** Opens the way to a deployment for as long as a run has time. */
export type Open = (options: TargetOptions, runId: string, time: RunTime) => OpenTarget;

/** Opens the way to a deployment that requests are carried to like this: over the network by default. */
export function openTarget(options: TargetOptions, runId: string, time: RunTime, carry?: Carry): OpenTarget {
  const concurrency = options.concurrency ?? usual.concurrency;
  const sender = createSender({
    url: options.url,
    token: options.token,
    headers: { ...options.headers, ...options.secretHeaders },
    runId,
    timeoutMs: options.timeoutMs ?? usual.timeoutMs,
    connections: concurrency,
    ratePerSecond: options.ratePerSecond,
    staysAtOrigin: options.staysAtOrigin,
    ca: options.ca,
    environment: options.environment,
    retryUntil: time.patience,
    now: time.now,
    sleep: time.sleep,
    probe: evolutionStatusRequest(runId),
    carry,
    // Whoever carries requests in another way has no sockets.
    carryRaw: carry === undefined ? exchangeRaw : undefined,
  });
  return { ...sender, concurrency };
}

/** Opens the same way for whoever has no token; undefined where nobody says who asks. */
export function openAnonymously(
  options: TargetOptions,
  runId: string,
  time: RunTime,
  open: Open = openTarget,
): OpenTarget | undefined {
  const carried = credentialHeaders(options);
  if (options.token === undefined && Object.keys(carried).length === 0) return undefined;
  const others = Object.entries(options.headers ?? {}).filter((header) => !isCredential(header));
  const headers = Object.fromEntries(others);
  return open({ ...options, token: undefined, secretHeaders: {}, headers }, runId, time);
}
