import type { ErrorExample } from '../../../spec/dialect-examples.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import type { Asked } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import { type GroupLearned, groupOfAgent } from '../group.ts';
import { decide, type LearnedPoint, type Reading, undecided } from '../learned-point.ts';
import { exampleOfState, isSameRefusal } from '../states/state-refusal.ts';
import { isConflict } from './moves.ts';

/** So many updates go out at once, so many times. */
const [width, storms] = [6, 3];

async function learnOverlaps({ update }: AskedAgent): Promise<GroupLearned> {
  const asked: Asked[] = [];
  for (let storm = 0; storm < storms; storm += 1)
    asked.push(
      ...(await Promise.all(
        Array.from({ length: width }, (_, index) => update({ purpose: `kit-storm-${storm}-${index}` })),
      )),
    );
  const [refused, again] = asked.filter(isConflict);
  const choice = refused === undefined ? 'accept' : 'conflict';
  // Which of them is refused is chance: what is shown is the first of the sort.
  const shown = refused ?? asked.find(({ answer }) => answer !== undefined && isSuccess(answer));
  const readings: readonly Reading[] =
    shown === undefined
      ? []
      : [{ asked: shown, choice, shownBody: `${width} updates at once, ${storms} times`, fields: [] }];
  const example = refused && exampleOfState(refused, again ?? refused, {}, undefined);
  return {
    points: [decide('simultaneous-updates', readings)],
    ...(example === undefined ? {} : { examples: { errors: { simultaneousUpdate: example } } }),
  };
}

const hidden = '{"agent_name":"<that of another agent>"}';

/** Gives the agent the name that another one has. */
async function learnNames({ update }: AskedAgent, name: string, own: unknown): Promise<GroupLearned> {
  // Where both have it already, it is given up first.
  if (own === name) await update({ agent_name: 'kit-other-name' });
  const body = { agent_name: name };
  const [asked, again] = [await update(body), await update(body)];
  const read = (one: Asked): Reading => ({
    asked: one,
    choice: isConflict(one)
      ? 'unique'
      : one.answer !== undefined && isSuccess(one.answer)
        ? 'free'
        : undefined,
    fields: [],
    shownBody: hidden,
    ...(one.answer !== undefined && isConflict(one) ? { shownAnswer: '' } : {}),
  });
  const point: LearnedPoint = decide('unique-names', [asked, again].map(read));
  if (point.choice !== 'unique') return { points: [point] };
  const faulty = await update({ ...body, hub: 5 });
  const before: ErrorExample['before'] = isSameRefusal(asked, faulty) ? 'faults' : undefined;
  const example = exampleOfState(asked, again, { name }, before);
  return {
    points: [point],
    ...(example === undefined ? {} : { examples: { errors: { takenName: example } } }),
  };
}

/** What is refused because of another update, or of another agent. */
export const learnConflicts = groupOfAgent(['simultaneous-updates', 'unique-names'], async (_, learning) => {
  const { states } = learning;
  const { agent } = states;
  if (agent === undefined) return { points: [] };
  const overlaps = await learnOverlaps(agent);
  const otherName = await states.readOtherName();
  const names: GroupLearned =
    otherName === undefined
      ? { points: [undecided('unique-names', 'no other agent is known; name a second one with --agent-id')] }
      : await learnNames(agent, otherName, states.state()['agent_name']);
  return {
    points: [...overlaps.points, ...names.points],
    examples: { errors: { ...overlaps.examples?.errors, ...names.examples?.errors } },
  };
});
