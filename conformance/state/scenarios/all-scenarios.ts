import { type UpdateFieldName, updateFields } from '../../../spec/fields.ts';
import type { ObjectSamples } from '../../published/published-shapes.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { fills } from './fills.ts';
import { isIdempotent } from './is-idempotent.ts';
import { isReplaced } from './is-replaced.ts';
import { isStored } from './is-stored.ts';
import { leavesItself, leavesNoTrace, leavesNothingOfHalf } from './leaves-no-trace.ts';
import { leavesTrustStage } from './leaves-trust-stage.ts';
import { reachesOne } from './reaches-one.ts';
import { statusChangesNothing } from './status-changes-nothing.ts';
import { worksIn } from './works-in.ts';

/** Every scenario: each field by each question, dealt out to the agents; then those that need all agents quiet. */
export function allScenarios(
  agentIds: readonly string[],
  leftAlone: ReadonlySet<UpdateFieldName>,
  seed: number,
  shapes: ObjectSamples,
  updatePath: string,
): readonly Scenario[] {
  const fields = updateFields.filter(({ name }) => !leftAlone.has(name));
  const own = fields.flatMap((field, index) => {
    const agentId = agentIds[index % agentIds.length] ?? '';
    const salt = (seed % 5000) + index * 7;
    return [
      isStored(agentId, field, salt),
      leavesItself(agentId, field, salt + 4),
      leavesNoTrace(agentId, field, salt + 1, true),
      leavesNoTrace(agentId, field, salt + 2, false),
      isIdempotent(agentId, field, salt + 3, shapes),
      ...(field.kind === 'object' ? [isReplaced(agentId, field, salt, shapes)] : []),
    ];
  });
  const filling = agentIds.map((agentId, index) =>
    fills(agentId, fields, (seed % 5000) + index * 100, shapes),
  );
  const inStates = fields
    .flatMap((field) => (field.choices ?? []).map((value) => ({ field, value })))
    .map(({ field, value }, index) =>
      worksIn(
        agentIds[index % agentIds.length] ?? '',
        field,
        value,
        fields,
        (seed % 5000) + 500 + index * 29,
      ),
    );
  const together = agentIds.flatMap((agentId, index) => {
    const others = agentIds.filter((id) => id !== agentId);
    const salt = (seed % 5000) + 3 * index;
    // The first two field by field; the others all at once, since many agents would take long.
    return others.length === 0
      ? []
      : [reachesOne(agentId, others, fields, salt, shapes, { isFirst: index === 0, isOneByOne: index < 2 })];
  });
  const halves = agentIds.map((agentId, index) => leavesNothingOfHalf(agentId, updatePath, index));
  return [
    ...filling,
    leavesTrustStage(agentIds[0] ?? ''),
    ...own,
    ...halves,
    ...inStates,
    ...together,
    statusChangesNothing(agentIds, fields, seed % 5000, shapes),
  ];
}
