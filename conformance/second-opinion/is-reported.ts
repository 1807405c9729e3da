import type { OperationName } from '../run/exchange.ts';
import { namesAt } from '../run/place.ts';
import type { Finding } from '../run/run-record.ts';
import type { PrismViolation } from './prism.ts';

/** The checks that judge what Prism judges: the form of an answer. */
export const formChecks: ReadonlySet<string> = new Set([
  'answers-are-json',
  'evolution-status-answers-an-object',
  'genome-accepts-objects',
  'update-answers-the-agent',
  'update-accepts-null',
  'test-score-answers-decimal-text',
  'validation-error-has-its-shape',
]);

const anyIndex = (segments: readonly string[]): readonly string[] =>
  segments.map((segment) => (/^\d+$/.test(segment) ? 'n' : segment));

/** Where in an answer a violation is: no segments for the answer as a whole; indices do not matter. */
export function placeInAnswer({ location }: PrismViolation): readonly string[] {
  return anyIndex(location.slice(2));
}

/** A finding's place in the same form: of a member that is missing, Prism names the object. */
function placeOfFinding({ place, code }: Finding): readonly string[] {
  const names = namesAt(place);
  return anyIndex(code === 'required' ? names.slice(0, -1) : names);
}

/** Whether a finding says what Prism says: at the same place, or of a part that this place is in. */
function covers(finding: Finding, violation: PrismViolation): boolean {
  // What is no JSON, or is not called so, has no places.
  if (finding.check === 'answers-are-json') return true;
  const wrong = placeInAnswer(violation);
  const place = placeOfFinding(finding);
  if (place.length === 0) return wrong.length === 0;
  return place.every((segment, index) => segment === wrong[index]);
}

/** Whether the run has a finding for what Prism saw in an answer of this operation and status. */
export function isReported(
  violation: PrismViolation,
  operation: OperationName,
  status: number,
  findings: readonly Finding[],
): boolean {
  return findings.some((finding) => {
    const { response } = finding.exchange;
    const isOfThis = finding.operation === operation && 'status' in response && response.status === status;
    return isOfThis && formChecks.has(finding.check) && covers(finding, violation);
  });
}
