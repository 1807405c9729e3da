import { requireState } from '../../mock/state/read-state-text.ts';
import type { WorldState } from '../../mock/state/world.ts';
import { readTextFile } from '../files/text-file.ts';

/** The state in a file that the user named, checked against the contract. */
export async function loadState(path: string): Promise<WorldState> {
  const text = readTextFile(path, 'state');
  const { validateAgent } = await import('../../spec/validators.ts');
  return requireState(text.replace(/^\ufeff/, ''), `state ${path}`, validateAgent);
}
