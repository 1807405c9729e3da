import { mostErrorItems } from '../../../spec/dialect-points.ts';
import { evolutionStatusRequest } from '../../generate/cases.ts';
import { readAsked, readUpdates } from '../ask-update.ts';
import type { Learning } from '../asked.ts';
import { learnError } from '../examples/error-example.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type LearnedPoint, undecided } from '../learned-point.ts';
import { readExtraKeys, readFaultCount, readFaultLimit, readStatus } from '../readings.ts';

/** Faults of which pydantic tells more than what was sent. */
const oneFault = [{ status: 'zzz' }, { protocol: 'zzz' }, { rate_limit_requests_per_minute: 0 }];
const twoFaults = [
  { status: 'zzz', hub: 5 },
  { purpose: 5, protocol: 'zzz' },
];

/** So many faults that a deployment with a limit reaches it: items that are no text, of which each is one. */
const manyFaults = [5, true].map((item) => ({
  evaluated_harnesses: Array.from({ length: mostErrorItems }, () => item),
}));

async function learnLimit(learning: Learning, agentId: string, items: LearnedPoint): Promise<LearnedPoint> {
  const point = 'error-items-limit';
  if (items.choice !== 'all') return undecided(point, 'a 422 was not seen to list several faults');
  const readings = await readUpdates(learning, agentId, manyFaults, () => readFaultLimit);
  return decide(
    point,
    readings.map((reading) => ({
      ...reading,
      shownBody: `${mostErrorItems} items of evaluated_harnesses that are no text`,
      ...(reading.choice === undefined ? {} : { shownAnswer: `${reading.choice} faults` }),
    })),
  );
}

/** How an update that fails validation is answered. */
export const learnRejections = groupOfAgent(
  ['rejected-update', 'error-items', 'error-items-limit', 'error-extra-keys'],
  async (learning, agentId) => {
    const single = await readUpdates(learning, agentId, oneFault, () => readStatus);
    const double = await readUpdates(learning, agentId, twoFaults, () => readFaultCount);
    const badUuid = await learning.ask('readEvolutionStatus', evolutionStatusRequest('not-a-uuid'));
    const extras = [...single.map(({ asked }) => asked), badUuid].map((asked) =>
      readAsked(asked, readExtraKeys),
    );
    const rejected = decide('rejected-update', single);
    const items = decide('error-items', double);
    const limit = await learnLimit(learning, agentId, items);
    return {
      points: [rejected, items, limit, decide('error-extra-keys', extras)],
      examples: await learnError(learning, 'rejectedUpdate', rejected),
    };
  },
);
