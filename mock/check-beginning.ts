import type { Validate } from '../spec/validators.ts';
import { jsonText } from './mock-control.ts';
import type { MockBeginning, MockOptions } from './mock-options.ts';
import { readUseText } from './scenario/read-use.ts';
import { requireState } from './state/read-state-text.ts';

/** What a program gave a mock to begin with, checked. */
export function checkBeginning(
  { state, scenario }: { readonly [key in 'state' | 'scenario']: MockOptions[key] | undefined },
  validateAgent: Validate,
): MockBeginning {
  return {
    state: state === undefined ? undefined : requireState(jsonText(state), 'state', validateAgent),
    use: scenario === undefined ? undefined : readUseText(jsonText(scenario), 'scenario', validateAgent),
  };
}
