/** Edge: the timers of the platform. Runs something later, unless it is told not to. */
export function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
