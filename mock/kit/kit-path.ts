/** Everything of the mock that is not the contract lives under this path. */
export const kitPath = '/__kit';

export function isKitTarget(target: string): boolean {
  if (!target.startsWith(kitPath)) return false;
  const next = target[kitPath.length];
  return next === undefined || next === '/' || next === '?';
}
