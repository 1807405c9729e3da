import { readUseText, requireScenario } from '../../mock/scenario/read-use.ts';
import type { Use } from '../../mock/scenario/scenario.ts';
import { isFileName } from '../files/file-name.ts';
import { readTextFile } from '../files/text-file.ts';

/** The scenario that the user named: a built-in one, or a file. */
export async function loadScenario(given: string): Promise<Use> {
  if (!isFileName(given)) return { is: 'scenario', scenario: requireScenario(given) };
  const text = readTextFile(given, 'scenario');
  const { validateAgent } = await import('../../spec/validators.ts');
  return readUseText(text, `scenario ${given}`, validateAgent);
}
