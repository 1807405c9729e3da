import { evolutionStatusRequest, genomeRequest, updateRequest } from '../generate/cases.ts';
import type { Subject } from '../oracle/subject.ts';
import type { SentRequest } from '../run/exchange.ts';
import { traitsOf, wireFormNames } from '../run/wire-form.ts';
import type { FuzzInput } from './fuzz-input.ts';
import type { Mutation } from './mutations/mutation.ts';

/** A small one: what is sent is not the point. */
const body = '{"hub":"kit"}';

/**
 * Every form of bytes that is allowed, once at each operation that has what it needs: there are too many of them to
 * leave that to chance.
 */
export function rawSweep(
  mutations: readonly Mutation[],
  subject: Subject,
  agentIds: readonly string[],
): readonly FuzzInput[] {
  const families = new Set(mutations.filter(({ isRaw }) => isRaw).map(({ name }) => name));
  const forms = wireFormNames.filter((form) => families.has(traitsOf(form).family));
  return forms.flatMap((wire, index) => {
    const agentId = agentIds[index % Math.max(1, agentIds.length)];
    const own = agentId === undefined ? [] : [updateRequest(subject.updatePath, agentId, body)];
    const readings =
      traitsOf(wire).needsBody || agentId === undefined ? [] : [evolutionStatusRequest(agentId)];
    const requests: readonly SentRequest[] = [...own, ...readings, genomeRequest('{}', subject.genomePath)];
    return requests.map((request) => ({ steps: [{ ...request, wire }] }));
  });
}
