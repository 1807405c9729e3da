import { kitName } from '../run/kit-name.ts';

/** What a file says of itself, before it is held to a schema. */
export interface VersionedFile {
  readonly schemaVersion?: unknown;
  /** The version of the kit that wrote it, where it says so. */
  readonly kitVersion?: unknown;
}

/** Why a file of another version cannot be read; undefined where it is of the wanted one. */
export function explainVersion(
  { schemaVersion, kitVersion }: VersionedFile,
  wanted: number,
): string | undefined {
  if (schemaVersion === wanted) return undefined;
  const writer = typeof kitVersion === 'string' ? ` (${kitName} ${kitVersion})` : '';
  const found =
    schemaVersion === undefined
      ? `it has no schemaVersion, as those of earlier kits${writer}`
      : `its schemaVersion is ${JSON.stringify(schemaVersion)}${writer}`;
  return `${found}, and this kit reads version ${wanted}`;
}
