import { evolutionStatusRequest } from '../../generate/cases.ts';
import { readAsked, readUpdates } from '../ask-update.ts';
import { learnError } from '../examples/error-example.ts';
import { groupOfAgent } from '../group.ts';
import { decide } from '../learned-point.ts';
import { readExtraKeys, readFaultCount, readStatus } from '../readings.ts';

/** Faults of which pydantic tells more than what was sent. */
const oneFault = [{ status: 'zzz' }, { protocol: 'zzz' }, { rate_limit_requests_per_minute: 0 }];
const twoFaults = [
  { status: 'zzz', hub: 5 },
  { purpose: 5, protocol: 'zzz' },
];

/** How an update that fails validation is answered. */
export const learnRejections = groupOfAgent(
  ['rejected-update', 'error-items', 'error-extra-keys'],
  async (learning, agentId) => {
    const single = await readUpdates(learning, agentId, oneFault, () => readStatus);
    const double = await readUpdates(learning, agentId, twoFaults, () => readFaultCount);
    const badUuid = await learning.ask('readEvolutionStatus', evolutionStatusRequest('not-a-uuid'));
    const extras = [...single.map(({ asked }) => asked), badUuid].map((asked) =>
      readAsked(asked, readExtraKeys),
    );
    const rejected = decide('rejected-update', single);
    return {
      points: [rejected, decide('error-items', double), decide('error-extra-keys', extras)],
      examples: await learnError(learning, 'rejectedUpdate', rejected),
    };
  },
);
