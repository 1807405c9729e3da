import type { Check } from './check.ts';

export const testScoreAnswersInTime: Check = {
  id: 'test-score-answers-in-time',
  level: 'should',
  clause: '2.1',
  requirement: 'The time to judge a test_score grows no faster than its text, to 5,000 characters.',
  operations: ['updateAgent'],
  needs: 1,
  skippedFor: ({ measuresTime }) => (measuresTime ? undefined : 'only profile deep measures it'),
};
