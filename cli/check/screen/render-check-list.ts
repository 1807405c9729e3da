import type { Check } from '../../../conformance/checks/check.ts';
import { textTable } from '../../terminal/text-table.ts';

/** Every check, for choosing among them: its id, its level, the sections it stands on, what it requires. */
export function renderCheckList(
  checks: readonly Pick<Check, 'id' | 'level' | 'clause' | 'requirement'>[],
  width?: number,
): string {
  return textTable(
    ['check', 'level', 'contract', 'requirement'],
    checks.map(({ id, level, clause, requirement }) => [id, level, clause, requirement]),
    width,
  );
}
