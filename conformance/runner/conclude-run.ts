import { persist } from '../restoring/persist.ts';
import { explainUnrestored, type RestoredAgents, restoreAgents } from '../restoring/restore-agents.ts';
import { writtenFields } from '../restoring/written-fields.ts';
import type { Judged } from '../verdict/judged.ts';
import { explainGone } from './explain-gone.ts';
import type { Judging } from './judging.ts';
import type { ReadyRun } from './ready-run.ts';
import { skippedBy } from './skipped-checks.ts';

/** What the stages of a run came to; how the agents are left, and what is told of every run, is added. */
type Results = Omit<Judged, 'fields' | 'obstacles' | 'restored' | 'redact'>;

/** Puts every agent back, and lets go of what was kept for that where all are as they were. */
async function restore({ time, keeping }: Judging, { prepared, redact }: ReadyRun): Promise<RestoredAgents> {
  time.beginRestoring();
  const { updatePath } = prepared.subject;
  const send = persist(prepared.sendAround, time);
  const restored = await restoreAgents({ ...prepared, send, updatePath, redact });
  keeping.settle(restored);
  return restored;
}

/** Examines a deployment, and restores its agents, whatever happens between. What it came to is told after that. */
export async function concludeRun<Examined>(
  judging: Judging,
  run: ReadyRun,
  examine: () => Promise<Examined>,
  tell: (examined: Examined) => Results,
): Promise<Judged> {
  let restored: RestoredAgents | undefined;
  let examined: Examined;
  try {
    examined = await examine();
  } finally {
    restored = await restore(judging, run);
  }
  const { wishes, network } = judging;
  const { prepared, redact } = run;
  const results = tell(examined);
  const otherWriter = prepared.guard.otherWriter();
  return {
    ...results,
    // Whatever was seen while somebody else wrote may be the other's doing: nobody is accused of it.
    findings:
      otherWriter === undefined
        ? results.findings
        : results.findings.map((finding) => ({ ...finding, counts: false })),
    notJudged: [
      ...explainGone(network.sent.silences, redact),
      ...results.notJudged,
      ...explainUnrestored(restored),
      ...(otherWriter === undefined ? [] : [otherWriter]),
    ],
    fields: writtenFields(prepared.guard, run.ownIds),
    obstacles: prepared.obstacles,
    skipped: new Map([...skippedBy(wishes, prepared, network.evolution !== undefined), ...results.skipped]),
    restored,
    redact,
  };
}
