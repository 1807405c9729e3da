import type { Run } from '../../conformance/run/run-record.ts';
import { amountText, countText, durationText, momentText } from './amount-text.ts';
import { randomText } from './random-text.ts';
import { weatherText } from './weather-text.ts';

export interface RunFact {
  readonly name: string;
  readonly text: string;
  /** A url takes more room; ids and hashes are shown as code. */
  readonly kind?: 'url' | 'code';
}

/** The path under which the run updated agents, as a template. */
export function updatePathOf({ dialect }: Run): string {
  return String(dialect['update-path']?.choice ?? '/v1/agent-configurations/{id}');
}

/** What was judged, when, by what, and what it takes to do it again. */
export function runFacts(run: Run): readonly RunFact[] {
  const { comparedWith, shard, agentIds, kit, failOn, random } = run;
  return [
    { name: comparedWith === undefined ? 'target' : 'left', text: run.target, kind: 'url' },
    ...(comparedWith === undefined ? [] : [{ name: 'right', text: comparedWith, kind: 'url' } as const]),
    { name: 'started', text: momentText(run.startedAt) },
    { name: 'duration', text: durationText(run.durationMs) },
    { name: 'requests', text: countText(run.requests) },
    ...(random === undefined ? [] : [{ name: 'random', text: randomText(random, run.interrupted === true) }]),
    { name: 'seed', text: String(run.seed), kind: 'code' },
    { name: 'profile', text: run.profile },
    { name: 'fails on', text: failOn.length === 0 ? 'nothing' : failOn.join(', ') },
    ...(shard === undefined
      ? []
      : [{ name: 'shard', text: `${shard.index} of ${shard.total} (from ${shard.source})` }]),
    ...(agentIds === undefined ? [] : [{ name: 'may update', text: amountText(agentIds.length, 'agent') }]),
    ...weatherText(run.weather).map((text) => ({ name: 'network', text })),
    { name: 'kit', text: `${kit.name} ${kit.version}` },
    { name: 'contract', text: run.contract.version },
    { name: 'run id', text: run.runId, kind: 'code' },
    { name: 'hash of requests', text: run.requestsHash, kind: 'code' },
  ];
}

/** The reasons that the summary does not tell itself: where a run was not judged, it tells the first. */
export const untoldReasons = ({ verdict, notJudged }: Run): readonly string[] =>
  verdict === 'not-judged' ? notJudged.slice(1) : notJudged;
