/** Edge: the files that the plugin was given. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDialect } from '../../spec/dialect.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { requirePreset } from '../../spec/dialect-presets.ts';
import { Inability } from '../../spec/inability.ts';
import { validateAgent } from '../../spec/validators.ts';
import { jsonText } from '../mock-control.ts';
import type { MockOptions } from '../mock-options.ts';
import { requireDialect } from '../require-dialect.ts';
import { readUseText } from '../scenario/read-use.ts';
import type { Use } from '../scenario/scenario.ts';
import { requireState } from '../state/read-state-text.ts';
import type { WorldState } from '../state/world.ts';

/** What may stand in a file that is read again when it changes. */
export interface GivenFiles {
  /** A state, or the path of a file of one, from Vite's root. Default: the agents of the kit. */
  readonly state?: MockOptions['state'] | string;
  /** What is in use from the start: a scenario, its name, or the path of a file. Default: happy. */
  readonly scenario?: MockOptions['scenario'] | string;
  /** A dialect, the name of a preset, or the path of a file. Default: fastapi. */
  readonly dialect?: MockOptions['dialect'] | string;
}

export type FileKind = keyof GivenFiles;

export const fileKinds: readonly FileKind[] = ['state', 'scenario', 'dialect'];

/** Whether what was given is a file: a name has neither point nor slash, and a state has no name. */
const isFileOf = (kind: FileKind, given: unknown): given is string =>
  typeof given === 'string' && (kind === 'state' || /[./\\]/.test(given));

/** What the file at a path was given as; undefined where it was not. */
export const kindOfFile = (path: string, given: GivenFiles, root: string): FileKind | undefined =>
  pathsOf(given, root).find((one) => one.path === path)?.kind;

/** The files among what was given. */
export const pathsOf = (
  given: GivenFiles,
  root: string,
): readonly { readonly kind: FileKind; readonly path: string }[] =>
  fileKinds.flatMap((kind) => {
    const named = given[kind];
    return isFileOf(kind, named) ? [{ kind, path: resolve(root, named) }] : [];
  });

function readText(kind: FileKind, named: string, root: string): string {
  try {
    return readFileSync(resolve(root, named), 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Inability(
      `${kind} ${named}`,
      `it cannot be read from ${root} (${why})`,
      'Check the path: it is from the root of Vite.',
    );
  }
}

/** What was given, as text: that of the file, or of the value as JSON; undefined where nothing was. */
export function textOf(kind: FileKind, given: GivenFiles, root: string): string | undefined {
  const value = given[kind];
  if (value === undefined) return undefined;
  return isFileOf(kind, value) ? readText(kind, value, root) : jsonText(value);
}

/** How whoever gave it calls it. */
const sourceOf = (kind: FileKind, value: unknown) => (isFileOf(kind, value) ? `${kind} ${value}` : kind);

export function loadState(given: GivenFiles, root: string): WorldState | undefined {
  const text = textOf('state', given, root);
  return text === undefined ? undefined : requireState(text, sourceOf('state', given.state), validateAgent);
}

export function loadUse(given: GivenFiles, root: string): Use | undefined {
  const text = textOf('scenario', given, root);
  return text === undefined
    ? undefined
    : readUseText(text, sourceOf('scenario', given.scenario), validateAgent);
}

export function loadDialect({ dialect = 'fastapi' }: GivenFiles, root: string): Dialect {
  if (isFileOf('dialect', dialect)) return readDialect(readText('dialect', dialect, root), dialect);
  return typeof dialect === 'string' ? requirePreset(dialect) : requireDialect(dialect);
}
