import type { Subject } from '../oracle/subject.ts';
import { carriesApiKey } from '../redact/carries-api-key.ts';
import { redacted } from '../redact/redact.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import type { UpdateView } from '../scenario/update-view.ts';
import type { FindingJudge } from './judge-finding.ts';
import { secretOfRecord, stepsOf } from './recorded-exchange.ts';
import type { ReplayTarget } from './replay-target.ts';

const isCut = (finding: Finding) =>
  finding.earlierSteps !== undefined ||
  stepsOf(finding).some(({ response }) => 'body' in response && response.bodyLength !== undefined);

/** Why a finding cannot be replayed anywhere, if it cannot. */
export function findFlaw(
  finding: Finding,
  judge: FindingJudge,
  recorded: readonly Exchange[],
  from: Subject,
): string | undefined {
  if (stepsOf(finding).some(({ request }) => JSON.stringify(request).includes(redacted)))
    return 'a secret was taken out of the recorded request, and cannot be filled in';
  // What judges is first seen to find it in the record: one that changed since might call anything fixed.
  if (!isCut(finding) && typeof judge(recorded, from, [secretOfRecord]) !== 'object')
    return 'this version of the kit does not see it in the record';
  return undefined;
}

/** Why a finding cannot be replayed here, if it cannot. */
export function findObstacle(
  views: readonly UpdateView[],
  { agents, read, mayWriteSecrets }: ReplayTarget,
  exchanges: readonly Exchange[],
): string | undefined {
  const recorded = new Set(
    views.flatMap(({ agent }) => (agent !== undefined && agents.has(agent) ? agent : [])),
  );
  const here = [...recorded].flatMap((id) => agents.get(id) ?? []);
  if (new Set(here).size < recorded.size)
    return `it takes ${recorded.size} agents; name as many with --agent-id`;
  const obstacle = here.map((id) => read.obstacles.get(id)).find((text) => text !== undefined);
  if (obstacle !== undefined) return obstacle;
  return exchanges.some(({ request }) => carriesApiKey(request.body)) && !mayWriteSecrets
    ? 'it writes api_key, which is not written without --write-secrets'
    : undefined;
}
