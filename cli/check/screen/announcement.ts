import type { CheckOptions } from '../../../conformance/check-deployment.ts';
import { profiles } from '../../../conformance/phases/profiles.ts';
import { amountText, shortList } from '../../../reports/text/amount-text.ts';
import { visibleText } from '../../../spec/visible-text.ts';

const mostNamed = 5;

/** What a run is about to write to a deployment that others may use. */
export function renderAnnouncement({
  url,
  agentIds = [],
  readOnly = false,
  writeSecrets = false,
  profile = 'standard',
}: CheckOptions): string {
  const target = visibleText(new URL(url).origin, 120);
  if (readOnly) return `${target} is only read: no agent is updated and no genome is created.\n`;
  const key = writeSecrets ? 'including api_key' : 'except api_key';
  const agents =
    agentIds.length === 0
      ? 'no agent is updated'
      : `all fields of ${amountText(agentIds.length, 'agent')} are updated (${key}) and restored at the end: ${shortList(agentIds, mostNamed)}`;
  const genomes = `up to ${profiles[profile].genomes} genomes with random content are created and not deleted`;
  return `writing to ${target}: ${agents}; ${genomes}. Ctrl-C stops the run and restores; --read-only writes nothing.\n`;
}
