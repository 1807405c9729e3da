import type { Dialect } from '../spec/dialect-points.ts';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { suggestWord } from '../spec/did-you-mean.ts';
import { Inability } from '../spec/inability.ts';
import { readTextFile } from './text-file.ts';

/** The dialect that the user named: a preset, or a file. */
export async function loadDialect(given: string): Promise<Dialect> {
  const names = Object.keys(dialectPresets);
  if (given === 'fastapi' || given === 'strict') return dialectPresets[given];
  if (!/[./\\]/.test(given)) {
    throw new Inability(`dialect ${given}`, 'there is no preset of that name', suggestWord(given, names));
  }
  const text = readTextFile(given, 'dialect');
  const { readDialect } = await import('../spec/dialect.ts');
  return readDialect(text, given);
}
