import { Inability } from '../../spec/inability.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { DeploymentOptions } from '../target/deployment-options.ts';
import { findForbiddenRequest } from './find-forbidden-request.ts';
import { findJudge } from './judge-finding.ts';
import type { Recorded } from './read-recorded.ts';
import { describeDeployment, usualUpdatePath } from './recorded-subject.ts';

export type GivenAgents = Pick<DeploymentOptions, 'agentIds' | 'updatePath'>;

const remedy =
  'Name agents with --agent-id and the path of the update with --update-path; take out of the file what the kit did not write.';

/**
 * Refuses a file that would send more than recorded findings of the kit: other operations, agents that nobody named,
 * headers, more than a request of the kit holds. What no version of this kit judges is never sent, and may stay.
 */
export function vetRecorded(
  recorded: Recorded,
  caller: GivenAgents,
  nameOf = (index: number) => `findings[${index}] of the record`,
): void {
  const described = describeDeployment(recorded);
  const updatePath = described.updatePath ?? caller.updatePath ?? usualUpdatePath;
  const given = caller.agentIds ?? [];
  // Agents that are named on the command line stand for all that are met in the file.
  const named = [...given, ...(recorded.agentIds ?? (given.length > 0 ? described.agentIds : []))];
  const ids = new Set(named.map((id) => canonicalUuid(id) ?? id));
  const leave = { deployment: { ...described, updatePath }, mayUpdate: (id: string) => ids.has(id) };
  for (const [index, finding] of recorded.findings.entries()) {
    if (typeof findJudge(finding) === 'string') continue;
    const trespass = findForbiddenRequest(finding, leave);
    if (trespass !== undefined)
      throw new Inability(`${nameOf(index)} (${finding.check})`, `${trespass}, so nothing is sent`, remedy);
  }
}
