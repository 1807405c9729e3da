/** Edge: a line on standard error that says how far a command is. */

/** Rewrites one line on a terminal, once so many milliseconds have passed; elsewhere a plain line every five seconds. */
export function createStatusLine(quietMs: number) {
  const isTerminal = process.stderr.isTTY === true;
  const pauseMs = isTerminal ? 80 : 5000;
  let next = performance.now() + (isTerminal ? quietMs : pauseMs);
  let isShown = false;
  const show = (print: () => string): void => {
    const now = performance.now();
    if (now < next) return;
    next = now + pauseMs;
    isShown = true;
    process.stderr.write(isTerminal ? `\r${print()}\u001b[K` : `${print()}\n`);
  };
  return { show, clear: () => void (isShown && isTerminal && process.stderr.write('\r\u001b[K')) };
}
