/** Edge: the configuration file. */
import { existsSync, lstatSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Environment } from '../../conformance/send/proxy.ts';
import { Inability } from '../../spec/inability.ts';
import { readTextFile } from '../files/text-file.ts';
import type { DeclaredOption } from '../options/declared-options.ts';
import { type Configured, readConfig } from './read-config.ts';

export const configFileName = 'agent-console-kit.config.json';

/** A folder and those above it. */
function foldersFrom(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}

/**
 * The nearest configuration file from a folder up to the root of the repository that it is in; in no repository that
 * of the folder alone, for what lies above may be anybody's.
 */
export function findConfigFile(folder: string): string | undefined {
  const folders = foldersFrom(folder);
  const root = folders.findIndex((one) => existsSync(join(one, '.git')));
  return folders
    .slice(0, Math.max(root, 0) + 1)
    .map((one) => join(one, configFileName))
    .find((path) => existsSync(path));
}

/** Refuses a file that was found and is somebody else's: it could send what it likes where it likes. */
function checkOwner(path: string, file: string, uid: number | undefined): void {
  // Windows has no such ids.
  if (uid === undefined) return;
  const owners = [lstatSync(path).uid, statSync(path).uid];
  if (owners.some((owner) => owner !== uid))
    throw new Inability(
      `configuration ${file}`,
      'it belongs to another user',
      `Change its owner or delete it; or use it on purpose with --config ${file}.`,
    );
}

/** Where a configuration is looked for, and by whom. */
interface ConfigSearch {
  readonly folder: string;
  readonly variables: Environment;
  /** The id of the user; undefined where users have none. */
  readonly uid?: number | undefined;
}

/** A configuration and the file that it stands in, as seen from the working directory. */
export interface LoadedConfig extends Configured {
  readonly file: string;
}

/** Reads the file that was named, else the nearest; undefined where there is none. Paths in it stand from where it is. */
export function loadConfig(
  given: string | undefined,
  options: readonly DeclaredOption[],
  { folder, variables, uid }: ConfigSearch,
): LoadedConfig | undefined {
  const path = given === undefined ? findConfigFile(folder) : resolve(folder, given);
  if (path === undefined) return undefined;
  const file = given ?? relative(folder, path);
  if (!existsSync(path))
    throw new Inability(`configuration ${file}`, 'there is no such file', 'Check the path.');
  if (given === undefined) checkOwner(path, file, uid);
  const text = readTextFile(path, 'configuration');
  const resolvePath = (named: string) => relative(folder, resolve(dirname(path), named)) || '.';
  return { file, ...readConfig(text, { file, options, variables, resolve: resolvePath }) };
}
