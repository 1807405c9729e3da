import type { OperationName } from '../../conformance/run/exchange.ts';
import type { CheckResult, OperationResult, Run } from '../../conformance/run/run-record.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { alsoSeenLines, type LedFinding, leadFindings } from '../text/also-seen.ts';
import { findingInText, findingTitle, type IndexedFinding, indexFindings } from '../text/finding-text.ts';
import { visibleLines } from '../text/visible-lines.ts';

/** What a test came to: only what counts towards the verdict makes it red. */
export interface TestCase {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'error' | 'skipped';
  /** In one line, where it did not pass. */
  readonly message: string;
  /** All of it, where it did not pass. */
  readonly details: string;
  /** What is worth telling though it passed: findings that are known, flaky or of no weight. */
  readonly output: string;
}

/** The tests of an operation, or of the run as a whole. */
export interface TestSuite {
  readonly name: string;
  readonly cases: readonly TestCase[];
}

/** The test that is no check: it says whether the others mean anything. */
export const judgedCaseName = 'the deployment could be judged';

const passed = { outcome: 'passed', message: '', details: '', output: '' } as const;

/** A finding of a test; one that stands under another says under which, since that is told whole in its own test. */
interface ToldFinding extends IndexedFinding {
  readonly text: string;
}

function tellFindings(findings: Run['findings']): readonly ToldFinding[] {
  const texts = new Map(leadFindings(findings).flatMap(tellCause));
  return indexFindings(findings).map((one) => ({ ...one, text: texts.get(one.index) ?? '' }));
}

const tellCause = (led: LedFinding): readonly (readonly [index: number, text: string])[] => [
  [led.index, findingInText(led, alsoSeenLines(led))],
  ...led.also.map(
    ({ finding, index }) =>
      [index, `${findingTitle(finding)}\n  also seen with ${findingTitle(led.finding)}`] as const,
  ),
];

const describeAll = (findings: readonly ToldFinding[]) => findings.map(({ text }) => text).join('\n\n');

function failedBy(counting: readonly ToldFinding[]): Pick<TestCase, 'outcome' | 'message' | 'details'> {
  const [first] = counting;
  const title = first === undefined ? '' : findingTitle(first.finding);
  const message = counting.length < 2 ? title : `${counting.length} findings, the first: ${title}`;
  return { outcome: 'failed', message, details: describeAll(counting) };
}

/** One check at one operation. */
function testCheck(
  name: string,
  result: CheckResult | undefined,
  findings: readonly ToldFinding[],
  operation: OperationResult | undefined,
): TestCase {
  const counting = findings.filter(({ finding }) => finding.counts);
  const output = describeAll(findings.filter(({ finding }) => !finding.counts));
  if (counting.length > 0) return { ...passed, name, ...failedBy(counting), output };
  if (findings.length > 0) return { ...passed, name, output };
  const reason =
    result?.status === 'skipped'
      ? (result.reason ?? 'no reason given')
      : (operation?.notJudged ?? (operation?.requests === 0 ? 'no requests were sent' : undefined));
  return reason === undefined
    ? { ...passed, name }
    : { ...passed, name, outcome: 'skipped', message: visibleText(reason, 1000) };
}

function testRun({ verdict, summary, notJudged, findings }: Run): TestCase {
  const name = judgedCaseName;
  const details = visibleLines([summary, ...notJudged].join('\n'), 20_000);
  const message = visibleText(summary, 1000);
  if (verdict === 'not-judged' || notJudged.length > 0)
    return { ...passed, name, outcome: 'error', message, details };
  // A verdict that no finding explains is still a verdict.
  if (verdict === 'violates' && !findings.some(({ counts }) => counts))
    return { ...passed, name, outcome: 'failed', message, details };
  return { ...passed, name };
}

function testOperation(run: Run, told: readonly ToldFinding[], operation: OperationName): TestSuite {
  const result = run.operations.find((one) => one.operation === operation);
  const own = run.checks.filter(({ operations }) => operations.includes(operation));
  const found = told.filter(({ finding }) => finding.operation === operation);
  const names = new Set([...own.map(({ id }) => id), ...found.map(({ finding }) => finding.check)]);
  const cases = [...names].map((name) =>
    testCheck(
      name,
      own.find(({ id }) => id === name),
      found.filter(({ finding }) => finding.check === name),
      result,
    ),
  );
  return { name: operation, cases };
}

/** The run as tests: a suite for itself, and one for each operation with a test for each check. */
export function testSuitesOf(run: Run): readonly TestSuite[] {
  const operations = new Set([
    ...run.operations.map(({ operation }) => operation),
    ...run.checks.flatMap((check) => check.operations),
    ...run.findings.map(({ operation }) => operation),
  ]);
  const general = run.checks.filter((check) => check.operations.length === 0);
  const own = [testRun(run), ...general.map((check) => testCheck(check.id, check, [], undefined))];
  const told = tellFindings(run.findings);
  return [
    { name: 'run', cases: own },
    ...[...operations].map((operation) => testOperation(run, told, operation)),
  ];
}
