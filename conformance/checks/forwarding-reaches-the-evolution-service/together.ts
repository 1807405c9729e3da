import { printJson } from '../../../spec/json-print.ts';
import type { Arrival, EvolutionService } from '../../evolution-service/evolution-service.ts';
import { evolutionStatusRequest, genomeRequest } from '../../generate/cases.ts';
import type { Judgement } from '../../observe/judgement.ts';
import { describeAnswer, isRefusal } from '../../observe/read-answer.ts';
import type { Exchange, OperationName, SentRequest } from '../../run/exchange.ts';
import { placeAt } from '../../run/place.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ForwardingPlan } from './forwarding-scenarios.ts';
import { genomesPath, hasBody, statusPath } from './judge-forwarded.ts';

/** A request, and what arrives of it alone. */
interface Asked {
  readonly operation: OperationName;
  readonly request: SentRequest;
  readonly isOwn: (arrival: Arrival) => boolean;
  readonly what: string;
}

function askedAtOnce({ operations, agentIds, genomePath }: ForwardingPlan): readonly Asked[] {
  const statuses = agentIds.map(
    (id): Asked => ({
      operation: 'readEvolutionStatus',
      request: evolutionStatusRequest(id),
      isOwn: ({ path }) => statusPath(id).isPath(path),
      what: `GET ${statusPath(id).path}`,
    }),
  );
  const genomes = [1, 2].map((number): Asked => {
    const genome = { kit: 'forwarded', number };
    return {
      operation: 'createGenome',
      request: genomeRequest(printJson(genome), genomePath),
      isOwn: (arrival) => genomesPath.isPath(arrival.path) && hasBody(arrival, genome),
      what: `POST ${genomesPath.path} with ${printJson(genome)}`,
    };
  });
  return [...statuses, ...genomes].filter(({ operation }) => operations.has(operation));
}

/** Whether the answer to a request is what the service answered to it, and not to another one. */
function judgeOne(
  one: Asked,
  all: readonly Asked[],
  { outcome }: Exchange,
  arrivals: readonly Arrival[],
): Judgement {
  if (outcome.kind !== 'answer' || isRefusal(outcome) || outcome.status >= 500) return 'not concerned';
  const given = arrivals.find(({ mark }) => outcome.body.includes(mark));
  // That nothing arrives, nothing of it, or nothing comes back, is told of one request by itself.
  if (given === undefined) return 'not concerned';
  if (one.isOwn(given)) return 'kept';
  if (!all.some((other) => other.isOwn(given))) return 'not concerned';
  return {
    level: 'must',
    code: 'answer-of-another-request',
    place: placeAt('forwarded', 'together'),
    expected: `what the evolution service answers to ${one.what}, while others are asked for at the same time`,
    actual: `what it answers to ${given.method} ${given.path.slice(0, 300)}: ${describeAnswer(outcome)}`,
  };
}

/** The requests of one operation at the same time: each gets what belongs to it. */
const askTogether = (
  operation: OperationName,
  asked: readonly Asked[],
  service: EvolutionService,
): Scenario => ({
  about: `${operation}, at the same time`,
  agentId: undefined,
  play: async ({ send }) => {
    const arrived = service.collect();
    const exchanges = await Promise.all(asked.map(({ request }) => send(operation, request)));
    const arrivals = arrived();
    const judged = asked.flatMap((one, index) => {
      const exchange = exchanges[index];
      return exchange === undefined ? [] : [judgeOne(one, asked, exchange, arrivals)];
    });
    return (
      judged.find((judgement) => typeof judgement === 'object') ??
      (judged.includes('kept') ? 'kept' : 'not concerned')
    );
  },
});

/** Each of the two operations by itself, several times at once. */
export const forwardTogether = (plan: ForwardingPlan): readonly Scenario[] =>
  (['readEvolutionStatus', 'createGenome'] as const).flatMap((operation) => {
    const asked = askedAtOnce(plan).filter((one) => one.operation === operation);
    return asked.length < 2 ? [] : [askTogether(operation, asked, plan.service)];
  });
