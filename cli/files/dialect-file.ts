import type { Dialect } from '../../spec/dialect-points.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { readTextFile } from './text-file.ts';

/** The preset of a name, or undefined for a file. */
function presetOf(given: string): Dialect | undefined {
  if (given === 'fastapi' || given === 'strict') return dialectPresets[given];
  if (/[./\\]/.test(given)) return undefined;
  const names = Object.keys(dialectPresets);
  throw new Inability(`dialect ${given}`, 'there is no preset of that name', suggestWord(given, names));
}

/** The dialect that the user named: a preset, or a file. */
export async function loadDialect(given: string): Promise<Dialect> {
  const preset = presetOf(given);
  if (preset !== undefined) return preset;
  const text = readTextFile(given, 'dialect');
  const { readDialect } = await import('../../spec/dialect.ts');
  return readDialect(text, given);
}

/** The dialect that a deployment is held to: what could not be decided when it was learned is left out. */
export async function loadHeldDialect(given: string): Promise<Partial<Dialect>> {
  const preset = presetOf(given);
  if (preset !== undefined) return preset;
  const text = readTextFile(given, 'dialect');
  const { readDialectFile } = await import('../../spec/dialect.ts');
  const { dialect, undecided } = readDialectFile(text, given);
  const isHeld = ([name]: readonly [string, unknown]) => ![...undecided].some((point) => point === name);
  return Object.fromEntries(Object.entries(dialect).filter(isHeld));
}
