import { visibleText } from '../spec/visible-text.ts';
import { checkIds } from './checks/check-ids.ts';
import { describeFinding } from './describe-finding.ts';
import type { Run } from './run/run-record.ts';

/** What a test is given when it runs, as node:test and others have it. */
export interface ConformanceTestContext {
  readonly skip: (reason: string) => void;
  readonly diagnostic?: (message: string) => void;
}

/** Registers a test, as `test` of node:test does. */
export type RegisterTest = (
  name: string,
  body: (context: ConformanceTestContext) => Promise<void>,
) => unknown;

/** The test that fails where the deployment, or a part of it, could not be judged. */
export const judgedTestName = 'the deployment could be judged';

/** A failure that is told by its message alone: where in the kit it was made helps nobody. */
function fail(message: string): never {
  const error = new Error(message);
  error.stack = `${error.name}: ${message}`;
  throw error;
}

function judgeRun({ notJudged, target }: Run): void {
  if (notJudged.length === 0) return;
  fail(
    [`${target} could not be judged`, ...notJudged.map((reason) => `  ${visibleText(reason)}`)].join('\n'),
  );
}

function judgeCheck(run: Run, id: string, context: ConformanceTestContext): void {
  const result = run.checks.find((check) => check.id === id);
  const own = run.findings.filter(({ check }) => check === id);
  const counting = own.filter(({ counts }) => counts);
  if (counting.length > 0) fail(counting.map(describeFinding).join('\n\n'));
  if (result === undefined || result.status === 'skipped')
    context.skip(visibleText(result?.reason ?? 'it was not run'));
  for (const finding of own) context.diagnostic?.(`does not count: ${describeFinding(finding)}`);
}

/** Registers a test for each check, and one for the run itself; the run is made once, when the first of them runs. */
export function registerConformanceTests(check: () => Promise<Run>, test: RegisterTest): void {
  let made: Promise<Run> | undefined;
  const runOnce = (): Promise<Run> => {
    made ??= check();
    return made;
  };
  test(judgedTestName, async () => judgeRun(await runOnce()));
  for (const id of checkIds) test(id, async (context) => judgeCheck(await runOnce(), id, context));
}
