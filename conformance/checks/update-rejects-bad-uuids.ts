import type { Check } from './check.ts';
import { judgeRejection } from './judge-rejection.ts';

/** Which texts are no uuid is decided in oracle/path-parameter.ts and oracle/kinds/uuid.ts. */
export const updateRejectsBadUuids: Check = {
  id: 'update-rejects-bad-uuids',
  level: 'must',
  clause: '4.3, 7',
  requirement: 'A text that is no uuid is rejected, in the path and as guard_config_id.',
  operations: ['updateAgent'],
  needs: 10,
  judge: (observation) =>
    judgeRejection(
      observation,
      ({ isInPath, field, value }) => isInPath || (field?.kind === 'uuid' && typeof value === 'string'),
    ),
};
