import type { Agreement, Fitted, RandomAmounts, Run, Weather } from '../../conformance/run/run-record.ts';
import { mergeOpinions } from './merge-opinions.ts';
import { mergeSamples } from './merge-samples.ts';

function addAgreements(agreements: readonly Agreement[]): Agreement | undefined {
  if (agreements.length === 0) return undefined;
  const add = (pick: (agreement: Agreement) => number) =>
    agreements.reduce((sum, agreement) => sum + pick(agreement), 0);
  return {
    requests: add(({ requests }) => requests),
    status: add(({ status }) => status),
    rejected: add(({ rejected }) => rejected),
    errors: add(({ errors }) => errors),
    bodies: add(({ bodies }) => bodies),
  };
}

/** An entry of the baseline is stale where no shard came upon it; as long as one is missing, that is not known. */
function mergeStale(runs: readonly Run[], isWhole: boolean): readonly string[] {
  const [first = [], ...others] = runs.map(({ staleBaseline = [] }) => staleBaseline);
  return first.filter((id) => isWhole && others.every((list) => list.includes(id)));
}

const addFitted = (parts: readonly Fitted[]): Fitted => ({
  sent: parts.reduce((sum, { sent }) => sum + sent, 0),
  planned: parts.reduce((sum, { planned }) => sum + planned, 0),
});

function addRandom(amounts: readonly RandomAmounts[]): RandomAmounts | undefined {
  if (amounts.length === 0) return undefined;
  return {
    cases: addFitted(amounts.map(({ cases }) => cases)),
    sequences: addFitted(amounts.map(({ sequences }) => sequences)),
  };
}

/** All that was waited for, and the slowest rate. */
function addWeather(weathers: readonly Weather[]): Weather | undefined {
  if (weathers.length === 0) return undefined;
  const add = (pick: (weather: Weather) => number) => weathers.reduce((sum, one) => sum + pick(one), 0);
  const rates = weathers.flatMap(({ ratePerSecond }) => ratePerSecond ?? []);
  return {
    waits: add(({ waits }) => waits),
    ...(rates.length === 0 ? {} : { ratePerSecond: Math.min(...rates) }),
    unanswered: add(({ unanswered }) => unanswered),
    reused: add(({ reused }) => reused),
    closed: add(({ closed }) => closed),
  };
}

/** What not every run has: it is left out where no shard has it. */
export function mergeOptional(runs: readonly Run[], isWhole: boolean): Partial<Run> {
  const agentIds = [...new Set(runs.flatMap((run) => run.agentIds ?? []))];
  const samples = mergeSamples(runs.map((run) => run.samples ?? []));
  const staleBaseline = mergeStale(runs, isWhole);
  const agreement = addAgreements(runs.flatMap((run) => run.agreement ?? []));
  const random = addRandom(runs.flatMap((run) => run.random ?? []));
  const weather = addWeather(runs.flatMap((run) => run.weather ?? []));
  const secondOpinion = mergeOpinions(runs.flatMap((run) => run.secondOpinion ?? []));
  return {
    ...(agentIds.length === 0 ? {} : { agentIds }),
    ...(random === undefined ? {} : { random }),
    ...(samples.length === 0 ? {} : { samples }),
    ...(staleBaseline.length === 0 ? {} : { staleBaseline }),
    ...(agreement === undefined ? {} : { agreement }),
    ...(weather === undefined ? {} : { weather }),
    ...(secondOpinion === undefined ? {} : { secondOpinion }),
  };
}
