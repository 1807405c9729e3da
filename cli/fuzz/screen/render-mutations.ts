import { allMutations } from '../../../conformance/fuzz/mutations/index.ts';
import { textTable } from '../../terminal/text-table.ts';

/** Every mutation: what it changes, and whether it is off away from loopback. */
export function renderMutations(): string {
  const rows = allMutations.map(({ name, depth, about, hurts }) => [
    name,
    depth,
    hurts === undefined ? 'on' : 'off',
    hurts === undefined ? about : `${about}; ${hurts}`,
  ]);
  return textTable(['mutation', 'depth', 'elsewhere', 'what it does'], rows);
}
