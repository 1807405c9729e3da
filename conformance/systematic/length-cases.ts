import { updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Case } from './case.ts';
import { bodyLengthsOfUpdates, boundaryTextsFor } from './lengths.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';

/** Text fields of every boundary length, all of them in each update; then the list of texts, and bodies as a whole. */
export function* lengthCases(plan: UpdatePlan): Generator<Case> {
  const deal = dealUpdates(plan);
  const request = (update: JsonObject) => deal(printJson(update));
  const fields = updateFields.filter(({ name, kind }) => kind === 'text' && !plan.leftAlone.has(name));
  const textsOf = fields.map((_, position) => boundaryTextsFor(position));
  const count = textsOf[0]?.length ?? 0;
  for (let turn = 0; turn < count; turn += 1) {
    // Each field at another place of its texts, so that no body is larger than others by far.
    const members = fields.map(({ name }, position) => {
      const texts = textsOf[position] ?? [];
      return [name, texts[(turn + position * 13) % texts.length]?.[1] ?? ''] as const;
    });
    yield {
      request: request(Object.fromEntries(members)),
      subject: 'update lengths',
      valueClass: `texts of boundary lengths ${turn}`,
    };
  }
  // What is long would stand in every answer of the next phases.
  yield* plan.agentIds.map((agentId) => ({
    request: updateRequest(
      plan.updatePath,
      agentId,
      printJson(Object.fromEntries(fields.map(({ name }) => [name, 'kit']))),
    ),
    subject: 'update lengths',
    valueClass: 'short texts again',
    isLate: true,
  }));
  for (const bytes of bodyLengthsOfUpdates) {
    const purpose = 'x'.repeat(bytes - '{"purpose":""}'.length);
    yield { request: request({ purpose }), subject: 'update lengths', valueClass: `body of ${bytes} bytes` };
  }
  yield* plan.agentIds.map((agentId) => ({
    request: updateRequest(plan.updatePath, agentId, '{"purpose":"kit"}'),
    subject: 'update lengths',
    valueClass: 'short body again',
    isLate: true,
  }));
}
