import type { Check } from './check.ts';
import { judgeAcceptance } from './judge-acceptance.ts';
import { judgeRejection } from './judge-rejection.ts';

const id = 'update-bounds-the-rate-limit';

export const updateBoundsTheRateLimit: Check = {
  id,
  level: 'must',
  clause: '2.2, 8',
  requirement: 'rate_limit_requests_per_minute takes integers from 1 on, and nothing below, nor fractions.',
  operations: ['updateAgent'],
  // 1, below it, and a fraction.
  needs: 3,
  judge: (seen) => {
    const acceptance = judgeAcceptance(seen, id);
    return acceptance === 'not concerned' ? judgeRejection(seen, id) : acceptance;
  },
};
