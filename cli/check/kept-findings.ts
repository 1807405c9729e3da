/** Edge: the findings that `fuzz` kept in a folder, sent again beside a check. */

import type { CheckOptions } from '../../conformance/check-deployment.ts';
import type { Recorded } from '../../conformance/replay/read-recorded.ts';
import { rebaseFinding } from '../../conformance/replay/rebase-finding.ts';
import { type Replay, replayFindings } from '../../conformance/replay/replay-findings.ts';
import { vetRecorded } from '../../conformance/replay/vet-recorded.ts';
import { chooseFindings } from '../../conformance/runner/choose-findings.ts';
import { planShard } from '../../conformance/shard/shard-plan.ts';
import { Inability } from '../../spec/inability.ts';
import { readFindings, requireFuzzFolder } from '../files/fuzz-folder.ts';
import { renderReplayed, renderReplays } from '../replay/screen.ts';
import { refuse } from '../terminal/error-line.ts';
import { standardSheet } from '../terminal/sheet.ts';

/** Reads the findings of a folder before anything is sent, those that this check may send; a damaged one is refused. */
export function readKeptFindings(
  folder: string,
  url: string | undefined,
  options: Pick<CheckOptions, 'agentIds' | 'updatePath' | 'only' | 'skip' | 'readOnly'>,
): Recorded {
  const what = `--corpus ${folder}`;
  if (url === undefined)
    throw new Inability(what, 'findings are sent to a deployment, and none is named', 'Give its url.');
  requireFuzzFolder(folder);
  // Wherever they were met, they are sent to the deployment that is checked.
  const kept = readFindings(folder, refuse).map((finding) => rebaseFinding(finding, url));
  const recorded = { findings: chooseFindings(kept, options) };
  if (recorded.findings.length > 0) vetRecorded(recorded, options);
  return recorded;
}

/** Sends kept findings again, and shows what became of each. */
export async function replayKept(recorded: Recorded, options: CheckOptions): Promise<Replay | undefined> {
  // Of several shards, each writes to its own agents alone.
  const { agentIds } = planShard(options.shard, options.agentIds ?? []);
  const isShard = (options.shard?.total ?? 1) > 1;
  if (recorded.findings.length === 0 || (isShard && agentIds.length === 0)) return undefined;
  const { paint } = standardSheet();
  const { onProgress: _, onDeparture: __, ...target } = options;
  const replay = await replayFindings(recorded, {
    ...target,
    ...(isShard ? { agentIds } : {}),
    onReplayed: (replayed) => void process.stdout.write(renderReplayed(replayed, paint)),
  });
  process.stdout.write(`${renderReplays([replay], paint)}\n`);
  return replay;
}
