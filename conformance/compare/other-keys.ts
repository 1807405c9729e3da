import { agentFieldNamed } from '../../spec/fields.ts';

/** What a key is that no update carries (2.2): all of one sort have one cause. */
export function nameOtherKey(key: string): string {
  return agentFieldNamed(key) === undefined ? 'unknown-keys' : 'read-only-keys';
}
