import { allChecks, exploratoryChecks } from '../checks/index.ts';
import type { Finding } from '../run/run-record.ts';
import { selectChecks } from './select-checks.ts';

/** What a check was asked to leave out. */
export interface Choice {
  readonly only?: readonly string[] | undefined;
  readonly skip?: readonly string[] | undefined;
  readonly readOnly?: boolean | undefined;
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const isReading = ({ exchange, steps = [] }: Finding): boolean =>
  [exchange, ...steps].every(({ request }) => readingMethods.has(request.method));

/** Of kept findings those that a check sends again: of the checks that it runs, and with --read-only what writes nothing. */
export function chooseFindings(
  findings: readonly Finding[],
  { only = [], skip = [], readOnly = false }: Choice,
): readonly Finding[] {
  const { selected } = selectChecks([...allChecks, ...exploratoryChecks], { only, skip });
  const ids = new Set(selected.map(({ id }) => id));
  return findings.filter((finding) => ids.has(finding.check) && (!readOnly || isReading(finding)));
}
