import { printJson } from '../../spec/json-print.ts';
import { genomeRequest, updateRequest } from '../generate/cases.ts';
import type { Subject } from '../oracle/subject.ts';
import type { FuzzInput } from './fuzz-input.ts';
import { bordersOf } from './mutations/http-mutations.ts';
import type { Mutation } from './mutations/mutation.ts';

/** Bodies of these sizes in as many pieces: what reads them into a buffer, a list or a queue has some bound there. */
const sizes = [60, 250, 1000];

/** What the contract takes, a byte at a time, where bodies may come so: short ones would have few pieces by chance. */
export function trickleSweep(
  mutations: readonly Mutation[],
  subject: Subject,
  agentIds: readonly string[],
): readonly FuzzInput[] {
  if (!mutations.some(({ name }) => name === 'trickle')) return [];
  const [agentId] = agentIds;
  return sizes.flatMap((size) => {
    const text = 'kit '.repeat(size / 4);
    const own =
      agentId === undefined ? [] : [updateRequest(subject.updatePath, agentId, printJson({ purpose: text }))];
    const requests = [...own, genomeRequest(printJson({ name: text }), subject.genomePath)];
    return requests.map((request) => ({
      steps: [{ ...request, chunkedAt: bordersOf(request.body, (request.body?.length ?? 0) - 1) }],
    }));
  });
}
