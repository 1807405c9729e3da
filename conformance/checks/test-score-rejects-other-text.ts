import { type Check, needsField } from './check.ts';
import { suppliesField } from './is-about.ts';
import { judgeRejection } from './judge-rejection.ts';

/** Which texts no reading makes a decimal number is decided in oracle/kinds/decimal-text.ts. */
export const testScoreRejectsOtherText: Check = {
  id: 'test-score-rejects-other-text',
  level: 'must',
  clause: '2.1, 2.2',
  requirement: 'test_score rejects what no reading makes a decimal number.',
  operations: ['updateAgent'],
  needs: needsField(({ kind }) => kind === 'decimal-text', 10),
  isAbout: suppliesField(({ kind }) => kind === 'decimal-text', 'reject'),
  judge: (observation) => judgeRejection(observation, ({ field }) => field?.kind === 'decimal-text'),
};
