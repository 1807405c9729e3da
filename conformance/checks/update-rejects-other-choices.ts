import type { Check } from './check.ts';
import { suppliesField } from './is-about.ts';
import { judgeRejection } from './judge-rejection.ts';

/** Which texts are no choice is decided in oracle/kinds/choice.ts; those that are stand in spec/openapi.yaml. */
export const updateRejectsOtherChoices: Check = {
  id: 'update-rejects-other-choices',
  level: 'must',
  clause: '3, 2.2',
  requirement: 'A text that is not listed is rejected where a choice belongs.',
  operations: ['updateAgent'],
  needs: (fields) => fields.filter(({ kind }) => kind === 'choice').length,
  isAbout: suppliesField(({ kind }) => kind === 'choice', 'reject'),
  judge: (observation) =>
    judgeRejection(observation, ({ field, value }) => field?.kind === 'choice' && typeof value === 'string'),
};
