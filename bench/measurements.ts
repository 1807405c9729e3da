import type { LongRun } from './long-run.ts';
import type { HostileTimes } from './measure-hostile.ts';
import type { Throughput } from './measure-throughput.ts';
import { lowerQuartileOfColumn, medianOfColumn, medianRatio, type Rounds } from './statistics.ts';
import { markOf, printColumns } from './table.ts';

/** One measurement beside its goal. */
interface Row {
  readonly what: string;
  readonly raw: string;
  readonly mock: string;
  readonly prism: string;
  readonly goal: string;
  readonly isMet: boolean;
}

/** The rows under each other, with a mark for each goal. */
export const printTable = (rows: readonly Row[]): string =>
  printColumns([
    ['', 'raw node:http', 'mock', 'goal', '', 'Prism 5.14'],
    ...rows.map((row) => [row.what, row.raw, row.mock, row.goal, markOf(row), row.prism]),
  ]);

/** What was measured of one server beside the raw one. */
export interface ServerMeasurements {
  readonly starts: Rounds;
  readonly get: Throughput;
  readonly put: Throughput;
  readonly idleMegabytes: number;
  readonly mostMegabytes: number;
  readonly hostile: HostileTimes;
}

const showMilliseconds = (value: number): string =>
  Number.isFinite(value) ? `${value.toFixed(value < 100 ? 1 : 0)} ms` : 'no answer in time';
const showRate = (value: number): string => `${value.toFixed(0)}/s`;
const showRatio = (value: number): string => `${value.toFixed(2)} ×`;

function compareRates(rounds: Rounds) {
  const ratio = medianRatio(rounds, 1);
  const shown = `${showRatio(ratio)} (${showRate(medianOfColumn(rounds, 1))})`;
  return { ratio, mock: shown, raw: showRate(medianOfColumn(rounds, 0)) };
}

function rateRow(what: string, least: number, own: Rounds, others: Rounds): Row {
  const { ratio, mock, raw } = compareRates(own);
  const prism = compareRates(others).mock;
  return { what, raw, mock, prism, goal: `≥ ${showRatio(least)}`, isMet: ratio >= least };
}

function compareDurations(rounds: Rounds) {
  const [yardstick, own] = [lowerQuartileOfColumn(rounds, 0), lowerQuartileOfColumn(rounds, 1)];
  const ratio = own / yardstick;
  const mock = `${showRatio(ratio)} (${showMilliseconds(own)})`;
  return { ratio, mock, raw: showMilliseconds(yardstick) };
}

function durationRow(what: string, most: number, own: Rounds, others?: Rounds): Row {
  const { ratio, mock, raw } = compareDurations(own);
  const prism = others === undefined ? '' : compareDurations(others).mock;
  return { what, raw, mock, prism, goal: `≤ ${showRatio(most)}`, isMet: ratio <= most };
}

const showMemory = ({ idleMegabytes, mostMegabytes }: ServerMeasurements): string =>
  `${idleMegabytes.toFixed(0)} → ${mostMegabytes.toFixed(0)} MB`;

const showHostile = ({ hostile: { hostile, other } }: ServerMeasurements): string =>
  `${showMilliseconds(hostile)}, others ${showMilliseconds(other)}`;

/** Updates where there are ten agents, and where there are 10,000: as many in the same time. */
function agentCountRow({ requestsPerSecond }: Throughput): Row {
  const ratio = medianRatio(requestsPerSecond, 1);
  return {
    what: 'PUT update among 10,000 agents, beside 10',
    raw: '',
    mock: `${showRatio(ratio)} (${showRate(medianOfColumn(requestsPerSecond, 1))})`,
    prism: '',
    goal: '≥ 0.90 ×',
    isMet: ratio >= 0.9,
  };
}

const longRunRow = ({ requests, mostMegabytes }: LongRun): Row => ({
  what: `resident memory over ${(requests / 1e6).toFixed(1)} million requests`,
  raw: '',
  mock: `${mostMegabytes.toFixed(0)} MB`,
  prism: '',
  goal: '< 150 MB',
  isMet: mostMegabytes < 150,
});

function rulesRow(rounds: Rounds): Row {
  const { ratio, mock } = compareRates(rounds);
  const least = 0.9;
  return {
    what: 'the same with rules for other operations',
    raw: '',
    mock,
    prism: '',
    goal: `≥ ${showRatio(least)} without`,
    isMet: ratio >= least,
  };
}

/** The table of the mock's goals for speed and memory. */
export function judgeMeasurements(
  mock: ServerMeasurements,
  prism: ServerMeasurements,
  help: Rounds,
  /** Of the mock without rules, and of the mock with rules for other operations. */
  rules: Rounds,
  alone: { readonly agentCounts: Throughput; readonly longRun: LongRun },
): readonly Row[] {
  return [
    durationRow('process start to first answer', 1.3, mock.starts, prism.starts),
    rateRow('GET evolution status', 0.8, mock.get.requestsPerSecond, prism.get.requestsPerSecond),
    rulesRow(rules),
    rateRow('PUT update of 8 fields', 0.5, mock.put.requestsPerSecond, prism.put.requestsPerSecond),
    {
      what: 'resident memory, idle → under load',
      raw: '',
      mock: showMemory(mock),
      prism: showMemory(prism),
      goal: '≤ 60 → 110 MB',
      isMet: mock.idleMegabytes <= 60 && mock.mostMegabytes <= 110,
    },
    {
      what: '3 KB hostile test_score, others meanwhile',
      raw: '',
      mock: showHostile(mock),
      prism: showHostile(prism),
      goal: '< 5 ms, served',
      isMet: mock.hostile.hostile < 5 && Number.isFinite(mock.hostile.other),
    },
    durationRow('--help, beside bare node', 1.3, help),
    agentCountRow(alone.agentCounts),
    longRunRow(alone.longRun),
  ];
}

/** The two throughputs by the servers' own processor time. */
export function describeCpu({ get, put }: ServerMeasurements): string {
  const [read, update] = [get, put].map(({ requestsPerCpuSecond }) => medianRatio(requestsPerCpuSecond, 1));
  return `By processor time of the servers alone the mock does ${showRatio(read ?? 0)} (GET) and ${showRatio(update ?? 0)} (PUT) of what raw does.`;
}
