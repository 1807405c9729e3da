/** Edge: the configuration file. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Inability } from '../spec/inability.ts';
import type { DeclaredOption } from './declared-options.ts';
import { type Configured, readConfig } from './read-config.ts';
import type { Variables } from './substitute-variables.ts';
import { readTextFile } from './text-file.ts';

export const configFileName = 'agent-console-kit.config.json';

/** The nearest configuration file from a folder upwards, but not beyond the repository that the folder is in. */
export function findConfigFile(folder: string): string | undefined {
  const path = join(folder, configFileName);
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  return parent === folder || existsSync(join(folder, '.git')) ? undefined : findConfigFile(parent);
}

/** A configuration and the file that it stands in, as seen from the working directory. */
export interface LoadedConfig extends Configured {
  readonly file: string;
}

/** Reads the file that was named, else the nearest; undefined where there is none. Paths in it stand from where it is. */
export function loadConfig(
  given: string | undefined,
  options: readonly DeclaredOption[],
  { folder, variables }: { readonly folder: string; readonly variables: Variables },
): LoadedConfig | undefined {
  const path = given === undefined ? findConfigFile(folder) : resolve(folder, given);
  if (path === undefined) return undefined;
  const file = given ?? relative(folder, path);
  if (!existsSync(path))
    throw new Inability(`configuration ${file}`, 'there is no such file', 'Check the path.');
  const text = readTextFile(path, 'configuration');
  const resolvePath = (named: string) => relative(folder, resolve(dirname(path), named)) || '.';
  return { file, ...readConfig(text, { file, options, variables, resolve: resolvePath }) };
}
