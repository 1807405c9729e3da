import fc from 'fast-check';
import { allCases } from '../phases/systematic-cases.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Judging } from '../runner/judging.ts';
import type { ReadyRun } from '../runner/ready-run.ts';

/** Longer bodies are left to `check`. */
const longestCase = 6000;
const casesOfAProperty = 40;

/** The cases of `check`, as inputs to mutate. */
export function casesOfCheck(
  { wishes }: Judging,
  { context, agentIds, prepared, properties }: ReadyRun,
): readonly SentRequest[] {
  const { guard, otherChoices } = prepared;
  const { operations } = wishes;
  const plan = { operations, agentIds, leftAlone: guard.leftAlone(), isThreeWay: false, otherChoices };
  const systematic = [...allCases(plan, context)].map(({ request }) => request);
  const random = properties
    .filter(({ operation }) => wishes.operations.has(operation))
    .flatMap(({ requests }) => fc.sample(requests, { seed: wishes.seed, numRuns: casesOfAProperty }));
  return [...systematic, ...random]
    .map((request) => context.shard.keepOwn(request, context.subject))
    .filter(({ body }) => (body?.length ?? 0) <= longestCase);
}
