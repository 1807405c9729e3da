import { kitName } from '../../conformance/run/kit-name.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { momentAfter } from '../moment-after.ts';
import { type TestCase, type TestSuite, testSuitesOf } from './test-suites.ts';
import { type Attributes, type Element, element, printDocument } from './xml-text.ts';

function outcomeOf({ outcome, message, details }: TestCase): readonly Element[] {
  if (outcome === 'passed') return [];
  // Its reason is text: the format that Jenkins reads has no attribute here.
  if (outcome === 'skipped') return [element('skipped', {}, message)];
  return [element(outcome === 'failed' ? 'failure' : 'error', { message, type: outcome }, details)];
}

/** No check is timed by itself; some readers do without no number. */
function printCase(test: TestCase, suite: string): Element {
  const output = test.output === '' ? [] : [element('system-out', {}, test.output)];
  return element('testcase', { name: visibleText(test.name, 200), classname: suite, time: 0 }, [
    ...outcomeOf(test),
    ...output,
  ]);
}

function countCases(cases: readonly TestCase[]) {
  const count = (wanted: TestCase['outcome']) => cases.filter(({ outcome }) => outcome === wanted).length;
  return {
    tests: cases.length,
    failures: count('failed'),
    errors: count('error'),
    skipped: count('skipped'),
  };
}

function printProperties(run: Run): Element {
  const { target, seed, profile, kit, contract, runId, requests } = run;
  const facts: Attributes = {
    target,
    seed,
    profile,
    kit: kit.version,
    contract: contract.version,
    runId,
    requests,
  };
  return element(
    'properties',
    {},
    Object.entries(facts).map(([name, value]) =>
      element('property', { name, value: visibleText(String(value), 1000) }, []),
    ),
  );
}

function printSuite({ name, cases }: TestSuite, run: Run, index: number): Element {
  return element('testsuite', { name, ...countCases(cases), timestamp: momentAfter(run.startedAt, 0) }, [
    ...(index === 0 ? [printProperties(run)] : []),
    ...cases.map((test) => printCase(test, name)),
  ]);
}

/** A run as JUnit XML, in the form that Jenkins, GitLab and GitHub's test actions read. */
export function renderJunit(run: Run): string {
  const suites = testSuitesOf(run);
  const { tests, failures, errors } = countCases(suites.flatMap(({ cases }) => cases));
  const time = (run.durationMs / 1000).toFixed(3);
  return printDocument(
    element(
      'testsuites',
      { name: kitName, time, tests, failures, errors },
      suites.map((suite, index) => printSuite(suite, run, index)),
    ),
  );
}
