import type { ErrorSituation } from '../spec/dialect-examples.ts';
import type { PointId } from '../spec/dialect-points.ts';
import { pointOfSituation } from '../spec/point-of-situation.ts';

/** Why a request was answered as it was. A type: it is a JSON object. */
export type Cause =
  | { readonly by: 'contract' }
  /** The contract is silent there; the point is left out where no single one decides. */
  | { readonly by: 'dialect'; readonly point?: PointId }
  /** The index of the rule is that in the scenario. */
  | { readonly by: 'scenario'; readonly scenario: string; readonly rule: number }
  /** A rule that was used without a scenario. */
  | { readonly by: 'rule'; readonly rule: number }
  /** Told beforehand for the next requests of the operation. */
  | { readonly by: 'next' }
  /** Asked for by the request itself. */
  | { readonly by: 'forced'; readonly asked: 'Prefer' | '__code' }
  | { readonly by: 'fail-rate' }
  /** Something is larger, or there is more of it, than the mock takes. */
  | { readonly by: 'limit' };

const contract: Cause = { by: 'contract' };
const dialect: Cause = { by: 'dialect' };

/** What the contract shows is a 200 and a 422 (4); all else is up to the dialect. */
export const usualCause = (status: number): Cause => (status === 200 || status === 422 ? contract : dialect);

/** The point of the dialect that a refusal comes from. */
export const causeOfRefusal = (situation: ErrorSituation): Cause => ({
  by: 'dialect',
  point: pointOfSituation[situation],
});

/** In a few words, for headers and lines. */
export function causeText(cause: Cause): string {
  switch (cause.by) {
    case 'scenario':
      return `scenario ${cause.scenario}, rules[${cause.rule}]`;
    case 'rule':
      return `rules[${cause.rule}]`;
    case 'forced':
      return `forced by ${cause.asked}`;
    case 'dialect':
      return cause.point === undefined ? 'dialect' : `dialect, ${cause.point}`;
    case 'fail-rate':
      return 'failure';
    default:
      return cause.by;
  }
}
