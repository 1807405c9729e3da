/** Edge: the one place where a run meets the clock and the network. */
import { randomInt, randomUUID } from 'node:crypto';
import type { JsonObject } from '../spec/json-value.ts';
import { canonicalUuid } from '../spec/uuid-text.ts';
import { allChecks } from './checks/index.ts';
import { locate } from './oracle/locate.ts';
import type { OperationName, Send, SentRequest } from './run/exchange.ts';
import type { Finding, Run } from './run/run-record.ts';
import { assembleRun, type RunParts } from './runner/assemble-run.ts';
import type { RunContext } from './runner/context.ts';

import { createDialectObserver } from './runner/observe-dialect.ts';
import type { CheckOptions, FailOn } from './runner/options.ts';
import { type Prepared, prepare } from './runner/prepare.ts';
import { type Profile, profiles } from './runner/profiles.ts';
import { allProperties } from './runner/properties.ts';
import { runRandomPhase } from './runner/random-phase.ts';
import { createRedact } from './runner/redact.ts';
import { createRequestDigest } from './runner/request-digest.ts';
import { repairAgent, restoreAgent, sendFirstState } from './runner/restore.ts';
import { selectChecks, selectOperations } from './runner/select-checks.ts';
import { settleFindings } from './runner/settle-findings.ts';
import { runStatePhase } from './runner/state-phase.ts';
import { runSystematicPhase } from './runner/systematic-phase.ts';
import { createTally, isGivenUp } from './runner/tally.ts';
import { parseBaseUrl } from './send/base-url.ts';
import { createSender } from './send/create-sender.ts';
import { isLoopback } from './send/proxy.ts';
import { waitFor } from './send/wait-for.ts';
import { createWatch } from './state/watch.ts';

export type { Run } from './run/run-record.ts';
export type { CheckOptions, FailOn } from './runner/options.ts';

const usual = { concurrency: 16, timeoutMs: 10_000, shrinkTimeMs: 15_000 } as const;
const noAgent =
  'no agent may be updated; name one with --agent-id, or leave the update out with --skip "update-*,test-score-*"';

/** The kit's own name and version, which every run carries. */
export interface Kit {
  readonly name: string;
  readonly version: string;
}

const secretsOf = (options: CheckOptions, { firstStates }: Prepared): readonly string[] => {
  const keys = [...firstStates.values()]
    .map((agent) => agent['api_key'])
    .filter((key) => typeof key === 'string');
  return [
    ...keys,
    ...Object.values(options.secretHeaders ?? {}),
    ...(options.token === undefined ? [] : [options.token]),
  ];
};

/** The first state of the agent that a request writes to. */
function stateBehind(request: SentRequest, prepared: Prepared): JsonObject | undefined {
  return firstStateOf(locate(request, prepared.subject)?.parameter?.text ?? '', prepared);
}

function firstStateOf(id: string, { firstStates }: Prepared): JsonObject | undefined {
  const canonical = canonicalUuid(id);
  return [...firstStates].find(([given]) => canonicalUuid(given) === canonical)?.[1];
}

/** Judges a deployment: prepares, sends the systematic and the random cases, settles findings, restores the agents. */
export async function checkDeployment(options: CheckOptions, kit: Kit): Promise<Run> {
  const started = performance.now();
  const startedAt = new Date().toISOString();
  const elapsed = () => performance.now() - started;
  const profile: Profile = profiles[options.profile ?? 'standard'];
  const seed = options.seed ?? randomInt(2 ** 31 - 1);
  const readOnly = options.readOnly ?? false;
  const { selected, skipped: deselected } = selectChecks(allChecks, {
    only: options.only ?? [],
    skip: options.skip ?? [],
    readOnly,
  });
  const skipped = new Map(deselected);
  const operations = new Set(selectOperations(selected, readOnly));
  const agentIds = readOnly ? [] : (options.agentIds ?? []);
  const concurrency = options.concurrency ?? usual.concurrency;
  const maxTimeMs = options.maxTimeMs ?? Number.POSITIVE_INFINITY;
  const failOn = new Set<FailOn>(options.failOn ?? ['must']);
  const runId = randomUUID();
  const { prefix } = parseBaseUrl(options.url);
  const sender = createSender({
    url: options.url,
    token: options.token,
    headers: { ...options.headers, ...options.secretHeaders },
    runId,
    timeoutMs: options.timeoutMs ?? usual.timeoutMs,
    connections: concurrency,
    ratePerSecond: options.ratePerSecond,
    ca: options.ca,
    environment: options.environment,
    retryUntil: () => Math.min(maxTimeMs, 120_000) - elapsed(),
  });
  const tally = createTally();
  const digest = createRequestDigest();
  const observer = createDialectObserver();
  const isInterrupted = () => options.signal?.aborted ?? false;
  const isOver = () => isInterrupted() || elapsed() > maxTimeMs;
  const notJudged: string[] = [];
  const restoration: string[] = [];
  let findings: readonly Finding[] = [];
  let coverage: Run['coverage'] = {};
  let obstacles: ReadonlyMap<OperationName, string> = new Map();

  let phase = { name: 'preparing', planned: 0, before: 0 };
  const tick = () =>
    options.onProgress?.({
      phase: phase.name,
      planned: phase.planned,
      sent: sender.counts.requests - phase.before,
      findings: tally.causes.size,
    });

  const judgeAll = async (): Promise<void> => {
    if (!(await isThere(sender.send, options.waitMs ?? 0))) {
      notJudged.push(
        'it does not answer; is it running, and is the url right? --wait gives it time to start',
      );
      return;
    }
    if (operations.has('updateAgent') && agentIds.length === 0) {
      operations.delete('updateAgent');
      notJudged.push(noAgent);
    }
    const prepared = await prepare(sender.send, operations, {
      agentIds,
      updatePath: options.updatePath,
      prefix,
    });
    obstacles = prepared.obstacles;
    if (prepared.subject.testScoreInput === 'numbers-only') {
      skipped.set(
        'test-score-accepts-decimal-text',
        'test_score takes numbers only: it refused "85.5" and took 85.5',
      );
    }
    const known = obstacles.has('updateAgent') ? [] : agentIds;
    const secrets = secretsOf(options, prepared);
    const mayWriteSecrets = options.writeSecrets === true || isLoopback(new URL(options.url).hostname);
    const context: RunContext = {
      send: sender.send,
      subject: prepared.subject,
      checks: selected,
      secrets,
      tally,
      sentKeys: new Map(),
      watch: createWatch((lane) => firstStateOf(lane, prepared)),
      digest,
      concurrency,
      isOver,
      repair: (request) => repairAgent(sender.send, request, stateBehind(request, prepared)),
      report: (name, planned) => {
        phase = { name, planned, before: sender.counts.requests };
        tick();
      },
      tick,
    };
    const { updatePath, genomePath } = prepared.subject;
    const properties = allProperties({ updatePath, genomePath, agentIds: known, mayWriteSecrets });
    try {
      coverage = await runSystematicPhase(
        { operations, agentIds: known, mayWriteSecrets },
        context,
        observer,
      );
      if (isOver() && !isInterrupted()) notJudged.push('--max-time was over before the systematic phase was');
      const isTimeLeft = () => !isOver() && elapsed() < profile.softTimeMs;
      if (operations.has('updateAgent')) {
        const plan = {
          agentIds: known,
          mayWriteSecrets,
          seed,
          storms: profile.storms,
          measuresTime: profile.measuresTime,
          isTimeLeft,
        };
        await runStatePhase(plan, context, 500_000);
      }
      const cases = options.cases ?? profile.cases;
      await runRandomPhase(
        { properties, operations, cases, seed, genomes: profile.genomes, isTimeLeft },
        context,
        1_000_000,
      );
      const settleBy = elapsed() + usual.shrinkTimeMs;
      for (const operation of operations) {
        if (isGivenUp(tally, operation))
          notJudged.push(`${operation} was given up: it left too many requests unanswered`);
      }
      context.report('settling findings', tally.causes.size);
      findings = await settleFindings(tally, {
        send: sender.send,
        subject: prepared.subject,
        secrets: [...secrets, ...context.sentKeys.values()],
        url: options.url,
        redact: createRedact(secrets),
        secretHeaders: shellVariables(options),
        properties,
        budget: { requests: profile.shrinks, isTimeLeft: () => !isOver() && elapsed() < settleBy },
        seed,
        failOn,
        repair: context.repair,
        restore: async (request) => {
          const state = stateBehind(request, prepared);
          if (state !== undefined) await sendFirstState(sender.send, request, state);
        },
      });
    } finally {
      for (const [id, before] of prepared.firstStates) {
        const isKeyPlain = observer.observed()['api-key-echo']?.choice === 'plain';
        restoration.push(await restoreAgent(sender.send, updatePath, id, before, isKeyPlain));
      }
    }
  };

  if (selected.length === 0) notJudged.push('no check was selected');
  else await judgeAll();
  if (isInterrupted()) notJudged.push('it was interrupted');
  await sender.close();
  const parts: RunParts = {
    head: {
      kit,
      target: options.url,
      runId,
      startedAt,
      seed,
      profile: options.profile ?? 'standard',
      failOn: [...failOn],
    },
    durationMs: Math.round(elapsed()),
    requests: sender.counts.requests,
    requestsHash: digest.text(),
    tally,
    findings,
    skipped,
    operations,
    notJudged,
    obstacles,
    dialect: observer.observed(),
    coverage,
    restoration,
  };
  return assembleRun(parts);
}

/** Whether a deployment answers at all, at a path that most serve or at one that the contract has. */
async function isThere(send: Send, waitMs: number): Promise<boolean> {
  if (await waitFor(send, '/openapi.json', waitMs, realClock)) return true;
  return waitFor(send, `/v1/evolution/status/${randomUUID()}`, 0, realClock);
}

const realClock = {
  now: () => performance.now(),
  sleep: (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms)),
};

/** Where a curl command finds what a record must not show. */
function shellVariables(options: CheckOptions): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  if (options.token !== undefined) variables.set('authorization', 'Bearer $AGENT_CONSOLE_TOKEN');
  for (const name of Object.keys(options.secretHeaders ?? {})) {
    variables.set(name, `$${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`);
  }
  return variables;
}
