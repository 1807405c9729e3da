import { kitName } from '../run/kit-name.ts';

/** Why a file of another version, by what it says of itself, cannot be read; undefined where it is of the wanted one. */
export function explainVersion(
  schemaVersion: unknown,
  wanted: number,
  kitVersion?: unknown,
): string | undefined {
  if (schemaVersion === wanted) return undefined;
  const writer = typeof kitVersion === 'string' ? ` (${kitName} ${kitVersion})` : '';
  const found =
    schemaVersion === undefined
      ? `it has no schemaVersion, as those of earlier kits${writer}`
      : `its schemaVersion is ${JSON.stringify(schemaVersion)}${writer}`;
  return `${found}, and this kit reads version ${wanted}`;
}
