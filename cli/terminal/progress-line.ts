/** Edge: the line on standard error that says how far a run is. */
import type { Progress } from '../../conformance/target/progress-teller.ts';
import { renderProgress } from './render-progress.ts';

/** Shows progress: one line rewritten on a terminal, a plain line every five seconds elsewhere. */
export function createProgress(): {
  readonly show: (progress: Progress) => void;
  readonly clear: () => void;
} {
  const isTerminal = process.stderr.isTTY === true;
  const started = performance.now();
  let shownAt = isTerminal ? 0 : started;
  let phase = { name: '', since: started };
  const show = (progress: Progress) => {
    const now = performance.now();
    if (progress.phase !== phase.name) phase = { name: progress.phase, since: now };
    if (now - shownAt < (isTerminal ? 80 : 5000)) return;
    shownAt = now;
    const elapsedMs = now - started;
    const line = renderProgress(
      { ...progress, elapsedMs, perSecond: progress.sent / ((now - phase.since) / 1000) },
      process.stderr.columns ?? 100,
    );
    process.stderr.write(isTerminal ? `\r${line}\u001b[K` : `${line}\n`);
  };
  return { show, clear: () => void (isTerminal && process.stderr.write('\r\u001b[K')) };
}
