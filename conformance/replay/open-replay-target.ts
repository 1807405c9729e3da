import { fetchDocument, type ServedDocument } from '../published/fetch-document.ts';
import { givenSecrets } from '../redact/given-secrets.ts';
import { keysIn } from '../restoring/first-states.ts';
import type { Safekeeping } from '../restoring/safekeeping.ts';
import { isLikeTheContract, refuseUpdatePath } from '../restoring/update-path-of-file.ts';
import type { OperationName, Send } from '../run/exchange.ts';
import { viewUpdate } from '../scenario/update-view.ts';
import { parseBaseUrl } from '../send/base-url.ts';
import { isLoopback } from '../send/loopback.ts';
import { toRequestPath } from '../send/request-path.ts';
import type { DeploymentOptions } from '../target/deployment-options.ts';
import { discover } from '../target/discover.ts';
import { mayWriteSecrets } from '../target/may-write-secrets.ts';
import { prepare } from '../target/prepare.ts';
import { type AgentIds, pairAgents } from './agent-ids.ts';
import { probeOperations } from './probe-operations.ts';
import { readAgents } from './read-agents.ts';
import type { Recorded } from './read-recorded.ts';
import { toExchanges } from './recorded-exchange.ts';
import {
  type DescribedDeployment,
  describeDeployment,
  type RecordedDeployment,
  subjectOf,
  usualUpdatePath,
} from './recorded-subject.ts';
import type { ReplayTarget } from './replay-target.ts';

/** Where findings go, as the caller names it. */
interface Target extends DeploymentOptions {
  /** Keeps the first states while the agents are changed. */
  readonly keeping: Safekeeping;
}

/** A deployment on which findings can be replayed, and what is needed to put its agents back. */
export type OpenedReplayTarget = Awaited<ReturnType<typeof openReplayTarget>>;

/** The operations that findings take, and the recorded agents that they update. */
function surveyFindings(recorded: Recorded, deployment: RecordedDeployment) {
  const operations = new Set<OperationName>();
  const updated = new Set<string>();
  for (const finding of recorded.findings) {
    const subject = subjectOf(finding, deployment);
    for (const exchange of toExchanges(finding, deployment.base, subject)) {
      operations.add(exchange.operation);
      const { agent } = viewUpdate(exchange, subject);
      if (agent !== undefined && subject.agentIds.has(agent)) updated.add(agent);
    }
  }
  return { operations, updated };
}

/** The path of the update, here and in the record: what was asked for, then what is nearest to the deployment itself. */
function findUpdatePaths(served: ServedDocument, described: DescribedDeployment, options: Target) {
  const { updatePath: seen, base } = described;
  const { prefix } = parseBaseUrl(options.url);
  const published = discover(served, prefix).updatePaths[0];
  const isSame = options.url.replace(/\/$/, '') === base.replace(/\/$/, '');
  const wanted =
    options.updatePath ?? (isSame ? (seen ?? published) : (published ?? seen)) ?? usualUpdatePath;
  if (wanted === seen && ![options.updatePath, published].includes(wanted) && !isLikeTheContract(wanted))
    throw refuseUpdatePath(wanted);
  const here = toRequestPath(wanted);
  return { here, recorded: seen ?? (isSame ? here : usualUpdatePath) };
}

/** The agents to read: those that findings write to, or any one that shows whether updates are served at all. */
function agentsToRead(
  updated: ReadonlySet<string>,
  agents: AgentIds,
  operations: ReadonlySet<OperationName>,
) {
  const ids = [...updated].flatMap((id) => agents.get(id) ?? []);
  const isAsked = ids.length > 0 || !operations.has('updateAgent');
  return new Set(isAsked ? ids : [...agents.values()].slice(0, 1));
}

/** Finds out what must be known of a deployment before findings are replayed there; nothing is left changed but test_score. */
export async function openReplayTarget(
  send: Send,
  recorded: Recorded,
  options: Target,
  isInterrupted: () => boolean,
) {
  const described = describeDeployment(recorded);
  const servedDocument = await fetchDocument(send);
  const updatePaths = findUpdatePaths(servedDocument, described, options);
  const updatePath = updatePaths.here;
  const deployment = { ...described, updatePath: updatePaths.recorded };
  const { operations, updated } = surveyFindings(recorded, deployment);
  const given = options.agentIds ?? [];
  // An agent that is only met in a finding was named by nobody.
  const isNamed = given.length > 0 || recorded.agentIds !== undefined;
  const agents = pairAgents(isNamed ? deployment.agentIds : [], given);
  const { prefix } = parseBaseUrl(options.url);
  const mayWrite = mayWriteSecrets(options, options.url);
  const isOnLoopback = isLoopback(new URL(options.url).hostname);
  const read = await readAgents(send, updatePath, agentsToRead(updated, agents, operations));
  const prepared = await prepare(send, operations, {
    agentIds: [...agents.values()],
    ownIds: [...read.firstStates.keys()],
    updatePath,
    prefix,
    servedDocument,
    mayWriteSecrets: mayWrite,
    mark: options.keeping.mark,
    secure: options.keeping.secure,
  });
  const subject = { ...prepared.subject, agentIds: new Set(agents.values()) };
  const served = await probeOperations(prepared.send, operations, subject);
  const target: ReplayTarget = {
    send: prepared.send,
    deployment,
    subject,
    agents,
    read,
    served: read.isServed ? new Set([...served, 'updateAgent']) : served,
    mayWriteSecrets: mayWrite,
    mayHurt: isOnLoopback,
    secrets: [...keysIn(read), ...givenSecrets(options)],
    isInterrupted,
    otherWriter: prepared.guard.otherWriter,
  };
  return { target, prepared };
}
