import { evolutionStatusRequest, genomeRequest, updateRequest } from '../generate/cases.ts';
import type { Subject } from '../oracle/subject.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { FuzzInput } from './fuzz-input.ts';
import { httpVariations } from './mutations/http-mutations.ts';
import type { Mutation } from './mutations/mutation.ts';

/** Every header, method, media type and query that is allowed, once at each operation: few enough to leave none to chance. */
export function httpSweep(
  mutations: readonly Mutation[],
  subject: Subject,
  agentIds: readonly string[],
): readonly FuzzInput[] {
  const [agentId] = agentIds;
  const own: readonly SentRequest[] =
    agentId === undefined
      ? []
      : [updateRequest(subject.updatePath, agentId, '{"hub":"kit"}'), evolutionStatusRequest(agentId)];
  const requests = [...own, genomeRequest('{}', subject.genomePath)];
  return mutations
    .flatMap(({ name }) => httpVariations[name] ?? [])
    .flatMap((vary) => requests.flatMap((request) => vary(request) ?? []))
    .map((request) => ({ steps: [request] }));
}
