import type { Check } from '../checks/check.ts';
import { allChecks } from '../checks/index.ts';
import { profiles } from '../phases/profiles.ts';
import { checkShard, seedOfShards } from '../shard/check-shard.ts';
import { planShard } from '../shard/shard-plan.ts';
import { distinctAgents } from '../target/distinct-agents.ts';
import { mayWriteSecrets } from '../target/may-write-secrets.ts';
import type { Wishes } from './judging.ts';
import type { CheckOptions } from './options.ts';
import { selectChecks, selectOperations } from './select-checks.ts';

/** What a run is to judge. */
export interface RunPlan {
  readonly wishes: Wishes;
  /** Checks that the caller left out, and by which option. */
  readonly deselected: ReadonlyMap<string, string>;
}

/** Makes the caller's wishes definite, before anything is sent; `moreChecks` are asked beside those of the contract. */
export function planRun(
  options: CheckOptions,
  moreChecks: readonly Check[],
  drawSeed: () => number,
): RunPlan {
  const { readOnly = false, only = [], skip = [], profile = 'standard' } = options;
  const all = [...allChecks, ...moreChecks];
  const { selected, skipped: deselected } = selectChecks(all, { only, skip, readOnly });
  // What is asked beside the contract goes along with it: alone it is about all operations.
  const ofContract = selected.filter((check) => !moreChecks.includes(check));
  const agentIds = readOnly ? [] : distinctAgents(options.agentIds ?? []);
  // Without an agent, checks that need none are judged all the same.
  const named = agentIds.length === 0 ? [] : only;
  const operations = new Set(
    selectOperations(ofContract.length === 0 ? selected : ofContract, { readOnly, only: named }),
  );
  if (operations.has('updateAgent')) checkShard(options.shard, agentIds);
  const wishes: Wishes = {
    options,
    checks: selected,
    operations,
    agentIds,
    shard: planShard(options.shard, agentIds),
    profile: profiles[profile],
    seed: options.seed ?? seedOfShards(options.shard) ?? drawSeed(),
    failOn: new Set(options.failOn ?? ['must']),
    mayWriteSecrets: mayWriteSecrets(options, options.url),
  };
  return { wishes, deselected };
}
