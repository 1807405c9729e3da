import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import type { Agreement, Fitted, RandomAmounts, Run, Weather } from '../../conformance/run/run-record.ts';
import type { SecondOpinion } from '../../conformance/run/second-opinion.ts';
import { groupBy } from '../group-by.ts';

const addAgreements = (left: Agreement, right: Agreement): Agreement => ({
  requests: left.requests + right.requests,
  status: left.status + right.status,
  rejected: left.rejected + right.rejected,
  errors: left.errors + right.errors,
  bodies: left.bodies + right.bodies,
});

/** An entry of the baseline is stale where no shard came upon it; as long as one is missing, that is not known. */
function mergeStale(runs: readonly Run[], isWhole: boolean): readonly string[] {
  const [first = [], ...others] = runs.map(({ staleBaseline = [] }) => staleBaseline);
  return first.filter((id) => isWhole && others.every((list) => list.includes(id)));
}

/** What each shard left alone, nobody judged. */
function mergeLeftAlone(runs: readonly Run[]): readonly string[] {
  const [first = [], ...others] = runs.map(({ leftAlone = [] }) => leftAlone);
  return first.filter((name) => others.every((names) => names.includes(name)));
}

const addFitted = (left: Fitted, right: Fitted): Fitted => ({
  sent: left.sent + right.sent,
  planned: left.planned + right.planned,
});

/** Where one shard met silence and another the end of its time, silence says more. */
function addRandom(left: RandomAmounts, right: RandomAmounts): RandomAmounts {
  const reasons = [left, right].flatMap(({ stoppedBy }) => stoppedBy ?? []);
  const [stoppedBy] = reasons.toSorted();
  return {
    cases: addFitted(left.cases, right.cases),
    sequences: addFitted(left.sequences, right.sequences),
    ...(stoppedBy === undefined ? {} : { stoppedBy }),
  };
}

/** All that was waited for, the slowest rate and the fewest at a time. */
function addWeather(left: Weather, right: Weather): Weather {
  const rates = [left, right].flatMap(({ ratePerSecond }) => ratePerSecond ?? []);
  const atATime = [left, right].flatMap(({ concurrency }) => concurrency ?? []);
  return {
    waits: left.waits + right.waits,
    ...(rates.length === 0 ? {} : { ratePerSecond: Math.min(...rates) }),
    ...(atATime.length === 0 ? {} : { concurrency: Math.min(...atATime) }),
    unanswered: left.unanswered + right.unanswered,
    reused: left.reused + right.reused,
    closed: left.closed + right.closed,
  };
}

/** Where one shard has no opinion of another tool, there is none of the whole. */
function uniteOpinions(left: SecondOpinion, right: SecondOpinion): SecondOpinion {
  if ('missing' in left) return left;
  if ('missing' in right) return right;
  return {
    ...left,
    requests: left.requests + right.requests,
    agreed: left.agreed + right.agreed,
    violations: [...left.violations, ...right.violations],
  };
}

/** Uuids, and whatever else stands in the last segment of a path, differ from shard to shard. */
const shapeOf = (url: string) => url.replace(/[?#].*$/s, '').replace(/[0-9a-f-]{32,}|[^/]{40,}/gi, '…');

const sortOf = ({ request, response }: RecordedExchange) =>
  `${request.method} ${'status' in response ? response.status : response.silence} ${shapeOf(request.url)}`;

/** What not every run has: it is left out where no shard has it. */
export function mergeOptional(runs: readonly Run[], isWhole: boolean): Partial<Run> {
  const united = <Part>(
    read: (run: Run) => Part | undefined,
    unite: (left: Part, right: Part) => Part,
  ): Part | undefined => {
    const [first, ...others] = runs.map(read).filter((part) => part !== undefined);
    return first === undefined ? undefined : others.reduce(unite, first);
  };
  const agentIds = [...new Set(runs.flatMap((run) => run.agentIds ?? []))];
  const samples = groupBy(
    runs.flatMap((run) => run.samples ?? []),
    sortOf,
  ).map(([first]) => first);
  const staleBaseline = mergeStale(runs, isWhole);
  const leftAlone = mergeLeftAlone(runs);
  const agreement = united((run) => run.agreement, addAgreements);
  const random = united((run) => run.random, addRandom);
  const weather = united((run) => run.weather, addWeather);
  const secondOpinion = united((run) => run.secondOpinion, uniteOpinions);
  return {
    ...(agentIds.length === 0 ? {} : { agentIds }),
    ...(random === undefined ? {} : { random }),
    ...(samples.length === 0 ? {} : { samples }),
    ...(staleBaseline.length === 0 ? {} : { staleBaseline }),
    ...(leftAlone.length === 0 ? {} : { leftAlone }),
    ...(agreement === undefined ? {} : { agreement }),
    ...(weather === undefined ? {} : { weather }),
    ...(secondOpinion === undefined ? {} : { secondOpinion }),
  };
}
