import { readUseText, requireScenario } from '../../mock/scenario/read-use.ts';
import type { Use } from '../../mock/scenario/scenario.ts';
import { readTextFile } from '../files/text-file.ts';

/** A name has neither point nor slash; a file has. */
const isFile = (given: string) => /[./\\]/.test(given);

/** The scenario that the user named: a built-in one, or a file. */
export async function loadScenario(given: string): Promise<Use> {
  if (!isFile(given)) return { is: 'scenario', scenario: requireScenario(given) };
  const text = readTextFile(given, 'scenario');
  const { validateAgent } = await import('../../spec/validators.ts');
  return readUseText(text, `scenario ${given}`, validateAgent);
}
