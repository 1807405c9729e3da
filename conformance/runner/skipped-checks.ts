import type { Scope } from '../checks/check.ts';
import { distinctAgents } from '../shard/shard-plan.ts';
import type { Prepared } from '../target/prepare.ts';
import type { Wishes } from './judging.ts';

/** Checks that do not apply to this run, and why. */
export function skippedBy(
  { profile, checks, shard, agentIds, operations }: Wishes,
  { subject, unnamed }: Prepared,
  playsEvolution: boolean,
): ReadonlyMap<string, string> {
  const scope: Scope = {
    operations,
    agents: distinctAgents(agentIds).length,
    ownAgents: distinctAgents(shard.agentIds).length,
    unnamedAgents: unnamed.length,
    testScoreInput: subject.testScoreInput,
    measuresTime: profile.measuresTime,
    playsEvolution,
  };
  return new Map(
    checks.flatMap(({ id, skippedFor }) => {
      const why = skippedFor?.(scope);
      return why === undefined ? [] : [[id, why] as const];
    }),
  );
}
