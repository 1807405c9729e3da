import { type Field, updateFields } from '../../spec/fields.ts';
import type { WriteGuard } from './write-guard.ts';

/** The fields that a run may write to whichever of its agents: a check that goes through all fields needs these. */
export function writtenFields(
  { leftAlone, leftAloneOf, writtenTo }: Pick<WriteGuard, 'leftAlone' | 'leftAloneOf' | 'writtenTo'>,
  agentIds: readonly string[],
): readonly Field[] {
  // What was in doubt on one agent is not written to the others.
  const doubted = agentIds.length < 2 ? [] : agentIds.flatMap((id) => [...writtenTo(id).unproved.keys()]);
  const avoided = new Set<string>([
    ...leftAlone(),
    ...agentIds.flatMap((id) => [...leftAloneOf(id)]),
    ...doubted,
  ]);
  return updateFields.filter(({ name }) => !avoided.has(name));
}
