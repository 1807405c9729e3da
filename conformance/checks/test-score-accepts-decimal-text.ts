import { type Check, needsField } from './check.ts';
import { suppliesField } from './is-about.ts';
import { judgeAcceptance } from './judge-acceptance.ts';

/** Which texts are decimal numbers is decided in oracle/kinds/decimal-text.ts. */
export const testScoreAcceptsDecimalText: Check = {
  id: 'test-score-accepts-decimal-text',
  level: 'must',
  clause: '2.1, 2.2',
  requirement: 'test_score takes decimal text of the pattern, up to 15 digits.',
  operations: ['updateAgent'],
  needs: needsField(({ kind }) => kind === 'decimal-text', 5),
  skippedFor: ({ testScoreInput }) =>
    testScoreInput === 'numbers-only'
      ? 'test_score takes numbers only: it refused "85.5" and took 85.5'
      : undefined,
  isAbout: suppliesField(({ kind }) => kind === 'decimal-text', 'accept'),
  judge: (observation) =>
    judgeAcceptance(observation, (only) => only?.field?.kind === 'decimal-text' && only.value !== null),
};
