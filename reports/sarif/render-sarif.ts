import type { Invocation, Log, ReportingDescriptor } from 'sarif';
import type { CheckResult, Run } from '../../conformance/run/run-record.ts';
import { momentAfter } from '../moment-after.ts';
import { leadFindings } from '../text/also-seen.ts';
import { locateClause } from './locate-clause.ts';
import { kitBase, levelOf, messageText, resultOf } from './sarif-result.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

function ruleOf(check: CheckResult): ReportingDescriptor {
  const { id, clause, level, requirement, operations, status, cases, reason } = check;
  const stated = locateClause(check).map(({ file, line, section }) => `${section} at ${file}:${line}`);
  return {
    id,
    shortDescription: { text: messageText(requirement, 1000) },
    help: { text: messageText(`The contract states it in ${stated.join(', ') || clause}.`, 1000) },
    defaultConfiguration: { level: levelOf[level] },
    properties: {
      clause,
      operations: [...operations],
      status,
      cases,
      ...(reason === undefined ? {} : { reason }),
    },
  };
}

/** Checks of which a record has findings, and nothing else: it is of an older kit, or was put together by hand. */
function rulesOf({ checks, findings }: Run): readonly ReportingDescriptor[] {
  const known = new Set(checks.map(({ id }) => id));
  const missing = new Set(findings.map(({ check }) => check).filter((id) => !known.has(id)));
  return [...checks.map(ruleOf), ...[...missing].map((id) => ({ id }))];
}

function invocationOf({ verdict, startedAt, durationMs, notJudged, summary }: Run): Invocation {
  const reasons = verdict === 'not-judged' && notJudged.length === 0 ? [summary] : notJudged;
  return {
    executionSuccessful: verdict !== 'not-judged' && notJudged.length === 0,
    startTimeUtc: momentAfter(startedAt, 0),
    endTimeUtc: momentAfter(startedAt, durationMs),
    toolExecutionNotifications: reasons.map((reason) => ({
      level: 'error',
      message: { text: messageText(reason, 1000) },
    })),
  };
}

/** A run as SARIF 2.1.0, typed by its schema. */
export function renderSarif(run: Run): string {
  const { kit, contract, target, seed, profile, verdict, summary, runId } = run;
  const rules = rulesOf(run);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const log: Log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: kit.name, version: kit.version, rules: [...rules] } },
        automationDetails: {
          id: `agent-console-kit/${profile}/`,
          description: { text: messageText(summary, 1000) },
        },
        originalUriBaseIds: {
          [kitBase]: { description: { text: 'The package agent-console-kit, where it is installed.' } },
        },
        invocations: [invocationOf(run)],
        results: leadFindings(run.findings).map((led) => resultOf(led, indexes.get(led.finding.check) ?? -1)),
        columnKind: 'utf16CodeUnits',
        properties: {
          target,
          seed,
          profile,
          verdict,
          runId,
          contract: contract.version,
          requests: run.requests,
        },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
