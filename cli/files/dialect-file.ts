import type { Dialect } from '../../spec/dialect-points.ts';
import { requirePreset } from '../../spec/dialect-presets.ts';
import { isFileName } from './file-name.ts';
import { readTextFile } from './text-file.ts';

/** The dialect that the user named: a preset, or a file. */
export async function loadDialect(given: string): Promise<Dialect> {
  if (!isFileName(given)) return requirePreset(given);
  const text = readTextFile(given, 'dialect');
  const { readDialect } = await import('../../spec/dialect.ts');
  return readDialect(text, given);
}

/** The dialect that a deployment is held to: what could not be decided when it was learned is left out. */
export async function loadHeldDialect(given: string): Promise<Partial<Dialect>> {
  if (!isFileName(given)) return requirePreset(given);
  const text = readTextFile(given, 'dialect');
  const { readDialectFile } = await import('../../spec/dialect.ts');
  const { dialect, undecided } = readDialectFile(text, given);
  const isHeld = ([name]: readonly [string, unknown]) => ![...undecided].some((point) => point === name);
  return Object.fromEntries(Object.entries(dialect).filter(isHeld));
}
