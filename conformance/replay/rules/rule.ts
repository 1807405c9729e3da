import type { Judgement } from '../../checks/check.ts';
import type { Finding } from '../../run/run-record.ts';
import type { UpdateView } from '../../scenario/update-view.ts';

/** What the exchanges of a scenario show, sent again: `not concerned` where they do not decide. */
export type Rule = (
  views: readonly UpdateView[],
  finding: Pick<Finding, 'place' | 'kind' | 'level'>,
) => Judgement;
