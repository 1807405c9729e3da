import { isJsonNumber } from '../../spec/json-value.ts';
import { type Check, needsField } from './check.ts';
import { suppliesField } from './is-about.ts';
import { judgeAcceptance } from './judge-acceptance.ts';
import { judgeRejection } from './judge-rejection.ts';

/** Which numbers are rejected, and which accepted, is decided in oracle/kinds/integer.ts. */
export const updateBoundsTheRateLimit: Check = {
  id: 'update-bounds-the-rate-limit',
  level: 'must',
  clause: '2.2, 8',
  requirement: 'rate_limit_requests_per_minute takes integers from 1 on, and nothing below, nor fractions.',
  operations: ['updateAgent'],
  // 1, below it, and a fraction.
  needs: needsField(({ minimum }) => minimum !== undefined, 3),
  isAbout: suppliesField(({ minimum }) => minimum !== undefined, 'accept', 'reject'),
  judge: (observation) => {
    const acceptance = judgeAcceptance(
      observation,
      (only) => only?.field?.minimum !== undefined && only.value !== null,
    );
    if (acceptance !== 'not concerned') return acceptance;
    return judgeRejection(
      observation,
      ({ field, value }) => field?.minimum !== undefined && isJsonNumber(value),
    );
  },
};
