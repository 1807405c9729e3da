/** Edge: the one place where a replay meets the clock and the network. */
import { randomUUID } from 'node:crypto';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { evolutionStatusRequest } from '../generate/cases.ts';
import type { OperationName, Send } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { discover } from '../runner/discover.ts';
import { prepare } from '../runner/prepare.ts';
import { findSilence } from '../runner/reach.ts';
import { createRedact } from '../runner/redact.ts';
import { restoreAgent } from '../runner/restore.ts';
import { createRunTime, type RunTime } from '../runner/run-time.ts';
import { parseBaseUrl } from '../send/base-url.ts';
import { createSender } from '../send/create-sender.ts';
import { isLoopback } from '../send/proxy.ts';
import { pairAgents } from './agent-ids.ts';
import type { Decision } from './decide-verdict.ts';
import { findOperations } from './find-operations.ts';
import { watchKeys } from './key-use.ts';
import { readAgents } from './read-agents.ts';
import type { Recorded } from './read-recorded.ts';
import { toExchanges } from './recorded-exchange.ts';
import { describeDeployment, type RecordedDeployment, subjectOf } from './recorded-subject.ts';
import { replayOne } from './replay-one.ts';
import { viewUpdate } from './rules/update-view.ts';
import type { Stage } from './stage.ts';

/** How findings are replayed. The names are those of the command line. */
export interface ReplayOptions {
  /** Default: where they were recorded. */
  readonly url?: string | undefined;
  /** Agents in place of the recorded ones, in their order; default: the recorded ones. */
  readonly agentIds?: readonly string[] | undefined;
  readonly updatePath?: string | undefined;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly secretHeaders?: Readonly<Record<string, string>> | undefined;
  readonly waitMs?: number | undefined;
  readonly timeoutMs?: number | undefined;
  /** PEM text. */
  readonly ca?: string | undefined;
  readonly writeSecrets?: boolean | undefined;
  /** For HTTPS_PROXY and NO_PROXY. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  /** Ends the replay early: what was written is restored, and what is left could not be judged. */
  readonly signal?: AbortSignal | undefined;
  /** Told of each finding as soon as it is decided. */
  readonly onReplayed?: ((replayed: ReplayedFinding) => void) | undefined;
}

/** What became of one finding. */
export interface ReplayedFinding extends Decision {
  readonly finding: Finding;
}

/** What became of all findings. */
export interface Replay {
  readonly url: string;
  readonly findings: readonly ReplayedFinding[];
  /** The restoration of the agents, in one sentence each. */
  readonly restoration: readonly string[];
}

const usual = { timeoutMs: 10_000, connections: 16 } as const;

/** The operations and the agents, as they are called here, that findings write to or read. */
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

async function buildStage(
  send: Send,
  recorded: Recorded,
  options: ReplayOptions & { readonly url: string },
  time: RunTime,
): Promise<Stage> {
  const deployment = describeDeployment(recorded);
  const { operations, updated } = surveyFindings(recorded, deployment);
  const agents = pairAgents(deployment.agentIds, options.agentIds ?? []);
  const { prefix } = parseBaseUrl(options.url);
  const isSame = options.url.replace(/\/$/, '') === deployment.base.replace(/\/$/, '');
  const published = isSame ? undefined : (await discover(send, prefix)).updatePath;
  const updatePath = options.updatePath ?? published ?? deployment.updatePath;
  const ids = [...updated].flatMap((id) => agents.get(id) ?? []);
  const read = await readAgents(send, updatePath, new Set(ids));
  const agentIds = [...read.firstStates.keys()];
  const prepared = await prepare(send, operations, { agentIds, updatePath, prefix });
  const subject = { ...prepared.subject, agentIds: new Set(agents.values()) };
  const served = await findOperations(send, operations, subject);
  const keys = [...read.firstStates.values()].map((agent) => agent['api_key']);
  return {
    send,
    deployment,
    subject,
    agents,
    read,
    served: read.isServed ? new Set([...served, 'updateAgent']) : served,
    mayWriteSecrets: options.writeSecrets === true || isLoopback(new URL(options.url).hostname),
    secrets: [...keys.filter((key) => typeof key === 'string'), ...givenSecrets(options)],
    isInterrupted: time.isInterrupted,
  };
}

const givenSecrets = ({ token, secretHeaders = {} }: ReplayOptions): readonly string[] => [
  ...(token === undefined ? [] : [token]),
  ...Object.values(secretHeaders),
];

async function replayAll(
  recorded: Recorded,
  stage: Stage,
  options: ReplayOptions,
  time: RunTime,
): Promise<Omit<Replay, 'url'>> {
  const keys = watchKeys(stage.send, stage.subject);
  const foreign = stage.secrets.filter((secret) => !secret.startsWith('kit-'));
  const redact = createRedact(foreign);
  const findings: ReplayedFinding[] = [];
  const restoration: string[] = [];
  try {
    for (const finding of recorded.findings) {
      const { verdict, why } = await replayOne(finding, { ...stage, send: keys.send });
      const replayed = { finding, verdict, ...(why === undefined ? {} : { why: redact(why) }) };
      findings.push(replayed);
      options.onReplayed?.(replayed);
    }
  } finally {
    time.beginRestoring();
    for (const [id, before] of stage.read.firstStates) {
      const use = keys.useOf(canonicalUuid(id) ?? id);
      restoration.push(await restoreAgent(stage.send, stage.subject.updatePath, id, before, use));
    }
  }
  return { findings, restoration };
}

/** Sends recorded findings again, to where they were recorded or elsewhere, and says what became of each. */
export async function replayFindings(recorded: Recorded, options: ReplayOptions = {}): Promise<Replay> {
  const url = options.url ?? describeDeployment(recorded).base;
  const time = createRunTime(() => performance.now(), Number.POSITIVE_INFINITY, options.signal);
  const sender = createSender({
    url,
    token: options.token,
    headers: { ...options.headers, ...options.secretHeaders },
    runId: randomUUID(),
    timeoutMs: options.timeoutMs ?? usual.timeoutMs,
    connections: usual.connections,
    ca: options.ca,
    environment: options.environment,
    retryUntil: time.patience,
    sleep: time.sleep,
  });
  try {
    const { path } = evolutionStatusRequest(randomUUID());
    const silence = await findSilence(sender.send, path, options.waitMs ?? 0, time);
    if (silence !== undefined) {
      const findings = recorded.findings.map(
        (finding): ReplayedFinding => ({ finding, verdict: 'could not be judged', why: silence }),
      );
      for (const replayed of findings) options.onReplayed?.(replayed);
      return { url, findings, restoration: [] };
    }
    const stage = await buildStage(sender.send, recorded, { ...options, url }, time);
    return { url, ...(await replayAll(recorded, stage, options, time)) };
  } finally {
    await sender.close();
  }
}
