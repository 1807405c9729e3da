import { mostErrorItems } from '../../../spec/dialect-points.ts';
import { evolutionStatusRequest } from '../../generate/cases.ts';
import type { AskedAgent } from '../asked-agent.ts';
import { learnErrors } from '../examples/error-example.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type LearnedPoint, type Reading, readAsked, undecided } from '../learned-point.ts';
import { readExtraKeys, readFaultCount, readFaultLimit, readStatus } from '../readings.ts';

/** Faults of which pydantic tells more than what was sent. */
const oneFault = [{ status: 'zzz' }, { protocol: 'zzz' }, { rate_limit_requests_per_minute: 0 }];
/** Of one sort: some look for those of values only where all kinds are right. */
const twoFaults = [
  { hub: 5, purpose: 5 },
  { agent_url: [], last_tested_by: [] },
];

/** For those who refuse a wrong kind without a list. */
const twoValues = [
  { status: 'zzz', protocol: 'zzz' },
  { protection_status: 'zzz', rate_limit_requests_per_minute: 0 },
];

/** So many faults that a deployment with a limit reaches it: items that are no text, of which each is one. */
const manyFaults = [5, true].map((item) => ({
  evaluated_harnesses: Array.from({ length: mostErrorItems }, () => item),
}));

async function learnLimit(agent: AskedAgent, items: LearnedPoint): Promise<LearnedPoint> {
  const point = 'error-items-limit';
  if (items.choice !== 'all') return undecided(point, 'a 422 was not seen to list several faults');
  const readings = (await agent.readUpdates(manyFaults, readFaultLimit)).map((reading) => ({
    ...reading,
    shownBody: `${mostErrorItems} items of evaluated_harnesses that are no text`,
    ...(reading.choice === undefined ? {} : { shownAnswer: `${reading.choice} faults` }),
  }));
  return decide(point, readings);
}

const toNowhere = (reading: Reading): Reading =>
  reading.choice === 'none' ? { ...reading, choice: 'nowhere' } : reading;

/** How an update that fails validation is answered. */
export const learnRejections = groupOfAgent(
  ['rejected-update', 'error-items', 'error-items-limit', 'error-extra-keys'],
  async (agent, learning) => {
    const single = await agent.readUpdates(oneFault, readStatus);
    const ofKinds = await agent.readUpdates(twoFaults, readFaultCount);
    const isTold = ofKinds.some(({ choice }) => choice !== undefined);
    const ofValues = isTold ? [] : await agent.readUpdates(twoValues, readFaultCount);
    const badUuid = await learning.ask('readEvolutionStatus', evolutionStatusRequest('not-a-uuid'));
    const isListedNowhere = badUuid.answer !== undefined && readFaultCount(badUuid.answer) === 'none';
    const counted = [...ofKinds, ...ofValues];
    const isNone = counted.every(({ choice = 'none' }) => choice === 'none');
    const items = decide(
      'error-items',
      isListedNowhere && isNone ? [...counted, readAsked(badUuid, readFaultCount)].map(toNowhere) : counted,
    );
    const extras = [...single.map(({ asked }) => asked), badUuid].map((asked) =>
      readAsked(asked, readExtraKeys),
    );
    const rejected = decide('rejected-update', single);
    const limit = await learnLimit(agent, items);
    return {
      points: [rejected, items, limit, decide('error-extra-keys', extras)],
      examples: await learnErrors(learning, { rejectedUpdate: rejected }),
    };
  },
);
