import type { CheckResult } from '../../conformance/run/run-record.ts';

/** MUST checks that all shards together judged on fewer exchanges than they need, in one line. */
export function explainTooFew(checks: readonly CheckResult[]): readonly string[] {
  const lacking = checks.filter(
    ({ level, cases, excused = 0, needs = 0 }) => level === 'must' && cases + excused < needs,
  );
  if (lacking.length === 0) return [];
  const named = lacking.map(({ id, cases, needs }) => `${id} (${cases} of ${needs})`).join(', ');
  return [`too few cases in all shards together for ${named}`];
}
