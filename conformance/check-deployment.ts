/** Edge: the one place where a run meets the clock and the network. */
import { randomInt, randomUUID } from 'node:crypto';
import type { JsonObject } from '../spec/json-value.ts';
import { canonicalUuid } from '../spec/uuid-text.ts';
import { allChecks } from './checks/index.ts';
import { evolutionStatusRequest } from './generate/cases.ts';
import { locate } from './oracle/locate.ts';
import type { OperationName, SentRequest } from './run/exchange.ts';
import type { Finding, Run, SecondOpinion } from './run/run-record.ts';
import { assembleRun, type RunParts } from './runner/assemble-run.ts';
import type { RunContext } from './runner/context.ts';

import { createDialectObserver } from './runner/observe-dialect.ts';
import type { CheckOptions, FailOn } from './runner/options.ts';
import { type Prepared, prepare } from './runner/prepare.ts';
import { type Profile, profiles } from './runner/profiles.ts';
import { allProperties } from './runner/properties.ts';
import { runRandomPhase } from './runner/random-phase.ts';
import { findSilence } from './runner/reach.ts';
import { createRedact } from './runner/redact.ts';
import { createRequestDigest } from './runner/request-digest.ts';
import { repairAgent, restoreAgent, sendFirstState } from './runner/restore.ts';
import { createRunTime } from './runner/run-time.ts';
import { selectChecks, selectOperations } from './runner/select-checks.ts';
import { settleFindings } from './runner/settle-findings.ts';
import { runStatePhase } from './runner/state-phase.ts';
import { runSystematicPhase } from './runner/systematic-phase.ts';
import { createTally } from './runner/tally.ts';
import { planPass } from './second-opinion/plan-pass.ts';
import { parseBaseUrl } from './send/base-url.ts';
import { createSender } from './send/create-sender.ts';
import { isLoopback } from './send/proxy.ts';
import { createWatch } from './state/watch.ts';

export type { Run } from './run/run-record.ts';
export type { CheckOptions, FailOn } from './runner/options.ts';

const usual = { concurrency: 16, timeoutMs: 10_000, shrinkTimeMs: 15_000 } as const;
const noAgent =
  'no agent may be updated; name one with --agent-id, or leave the update out with --skip "*update*,test-score-*,answers-belong-*"';

/** The kit's own name and version, which every run carries. */
export interface Kit {
  readonly name: string;
  readonly version: string;
}

const keysIn = ({ firstStates }: Prepared): readonly string[] =>
  [...firstStates.values()].map((agent) => agent['api_key']).filter((key) => typeof key === 'string');

/** What the caller gave as secret; a header's value may be a scheme or a name before the secret itself. */
const givenSecrets = ({ secretHeaders = {}, token }: CheckOptions): readonly string[] => [
  ...(token === undefined ? [] : [token]),
  ...Object.values(secretHeaders).flatMap((value) => [
    value,
    ...value.split(/[\s;,=]+/).filter((part) => part.length >= 8),
  ]),
];

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
  const prism =
    options.secondOpinion === undefined
      ? undefined
      : (await import('./second-opinion/prism/prism-opinion.ts')).preparePrismOpinion();
  const startedAt = new Date().toISOString();
  const time = createRunTime(
    () => performance.now(),
    options.maxTimeMs ?? Number.POSITIVE_INFINITY,
    options.signal,
  );
  const { elapsed, isInterrupted, isOver } = time;
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
    retryUntil: time.patience,
    sleep: time.sleep,
  });
  const tally = createTally();
  const digest = createRequestDigest();
  const observer = createDialectObserver();
  const notJudged: string[] = [];
  const restoration: string[] = [];
  let redact = createRedact(givenSecrets(options));
  let findings: readonly Finding[] = [];
  let secondOpinion: SecondOpinion | undefined = prism && {
    by: 'prism',
    version: prism.version,
    missing: 'the run ended before Prism was asked',
  };
  let coverage: Run['coverage'] = {};
  let obstacles: ReadonlyMap<OperationName, string> = new Map();

  let phase = { name: 'preparing', planned: 0, done: 0 };
  const tellProgress = () =>
    options.onProgress?.({
      phase: phase.name,
      planned: phase.planned,
      sent: phase.done,
      findings: tally.causes.size,
    });
  const tick = () => {
    phase.done += 1;
    tellProgress();
  };

  const judgeAll = async (): Promise<void> => {
    const { path: statusPath } = evolutionStatusRequest(randomUUID());
    const silence = await findSilence(sender.send, statusPath, options.waitMs ?? 0, time);
    if (silence !== undefined) {
      if (!isInterrupted()) notJudged.push(silence);
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
    if (!profile.measuresTime) skipped.set('test-score-answers-in-time', 'only profile deep measures it');
    if (prepared.subject.testScoreInput === 'numbers-only') {
      skipped.set(
        'test-score-accepts-decimal-text',
        'test_score takes numbers only: it refused "85.5" and took 85.5',
      );
    }
    const known = obstacles.has('updateAgent') ? [] : agentIds;
    const secrets = [...keysIn(prepared), ...givenSecrets(options)];
    // What the kit made up and left there in an earlier run is no secret.
    const foreignKeys = keysIn(prepared).filter((key) => !key.startsWith('kit-'));
    redact = createRedact([...foreignKeys, ...givenSecrets(options)]);
    const mayWriteSecrets = options.writeSecrets === true || isLoopback(new URL(options.url).hostname);
    const context: RunContext = {
      send: sender.send,
      subject: prepared.subject,
      checks: selected,
      secrets,
      tally,
      sentKeys: new Map(),
      rekeyed: new Set(),
      watch: createWatch((lane) => firstStateOf(lane, prepared)),
      digest,
      concurrency,
      isOver,
      repair: (request) => repairAgent(sender.send, request, stateBehind(request, prepared)),
      report: (name, planned) => {
        phase = { name, planned, done: 0 };
        tellProgress();
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
          shapes: prepared.shapes,
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
      context.report('settling findings', tally.causes.size);
      const settled = await settleFindings(tally, {
        send: sender.send,
        subject: prepared.subject,
        secrets: [...secrets, ...context.sentKeys.values()],
        url: options.url,
        redact,
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
      findings = settled.findings;
      if (settled.unconfirmed > 0)
        notJudged.push(`${settled.unconfirmed} findings could not be sent again in time`);
      if (prism !== undefined) {
        const { firstStates } = prepared;
        const requests = planPass({ operations, updatePath, agentIds: options.agentIds ?? [], firstStates });
        context.report('second opinion', requests.length);
        const redact = createRedact(secrets);
        secondOpinion = await prism.ask(updatePath, {
          requests,
          send: sender.send,
          findings,
          redact,
          isOver,
          tick,
        });
      }
    } finally {
      time.beginRestoring();
      const echo = observer.observed()['api-key-echo']?.choice;
      const isEchoedPlain = echo === undefined ? undefined : echo === 'plain';
      for (const id of new Set([...prepared.firstStates.keys(), ...known])) {
        const before = prepared.firstStates.get(id);
        const key = { wasWritten: context.rekeyed.has(id.toLowerCase()), isEchoedPlain };
        restoration.push(
          before === undefined
            ? `agent ${id} could not be read at the start, so it could not be restored`
            : await restoreAgent(sender.send, updatePath, id, before, key),
        );
      }
    }
  };

  try {
    if (selected.length === 0) notJudged.push('no check was selected');
    else await judgeAll();
  } finally {
    await sender.close();
  }
  if (isInterrupted()) notJudged.push('it was interrupted');
  const parts: RunParts = {
    head: {
      kit,
      target: options.url,
      agentIds,
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
    redact,
  };
  const run = assembleRun(parts);
  return secondOpinion === undefined ? run : { ...run, secondOpinion };
}

/** Where a curl command finds what a record must not show. */
function shellVariables(options: CheckOptions): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  if (options.token !== undefined) variables.set('authorization', 'Bearer $AGENT_CONSOLE_TOKEN');
  for (const name of Object.keys(options.secretHeaders ?? {})) {
    variables.set(name, `$${name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}`);
  }
  return variables;
}
