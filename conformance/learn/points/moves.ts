import {
  type ErrorExample,
  type MovesExample,
  type MovingField,
  movingFields,
} from '../../../spec/dialect-examples.ts';
import { updateFieldNamed } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { isRefusal, isSuccess } from '../../observe/read-answer.ts';
import type { Asked } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import type { Learning } from '../create-learning.ts';
import { replaceWord } from '../examples/replace-word.ts';
import { type GroupLearned, groupOfAgent } from '../group.ts';
import { decide, type LearnedPoint, type Reading, undecided } from '../learned-point.ts';
import { type ExploredMoves, exploreMoves, type ReachedValue, tableOf } from '../states/explore-moves.ts';
import { sendOwnValues } from '../states/own-values.ts';
import { exampleOfState, isSameRefusal } from '../states/state-refusal.ts';

const points = { status: 'status-moves', protection_status: 'protection-moves' } as const;
/** A status is likelier to have no way back: it comes last. */
const fieldNames: readonly MovingField[] = ['protection_status', 'status'];

/** What is wrong with any agent, in a field that no move has. */
const fault: JsonObject = { hub: 5 };
const brokenJson = '{"hub":"kit"';

/** So many exchanges of each sort are evidence enough. */
const mostShown = 6;

interface FrozenSeen {
  readonly takesEmpty: boolean;
  readonly example: ErrorExample | undefined;
}

type Errors = Record<string, ErrorExample>;

/** What comes after the refusal of an agent that takes nothing: asked while it is in that state. */
async function askFrozen(
  { update }: AskedAgent,
  { asked }: ReachedValue,
  value: string,
): Promise<FrozenSeen> {
  const again = await update({ purpose: 'kit-frozen' });
  const [empty, faulty, broken] = [await update({}), await update(fault), await update(brokenJson)];
  const isLike = (other: Asked) => isSameRefusal(asked, other);
  const before = isLike(faulty) ? (isLike(broken) ? 'body' : 'faults') : undefined;
  return {
    takesEmpty: empty.answer !== undefined && isSuccess(empty.answer),
    example: exampleOfState(asked, again, { from: value }, before),
  };
}

/** How a refused move is told, and whether before what else is wrong: asked where the agent is now. */
async function askRefused(
  { update }: AskedAgent,
  { field, moves }: ExploredMoves,
  from: string,
): Promise<ErrorExample | undefined> {
  const refused = moves.find((move) => move.from === from && !move.isTaken);
  if (refused === undefined) return undefined;
  const { to, asked } = refused;
  const again = await update({ [field]: to });
  const faulty = await update({ [field]: to, ...fault });
  const before = isSameRefusal(asked, faulty) ? 'faults' : undefined;
  return exampleOfState(asked, again, from === to ? { to } : { from, to }, before);
}

function readMoves({ field, moves, reached }: ExploredMoves): LearnedPoint {
  const refused = moves.filter(({ isTaken }) => !isTaken);
  const frozen = reached.filter(({ isFrozen }) => isFrozen);
  const choice = refused.length + frozen.length === 0 ? 'free' : 'table';
  const shown = [
    ...refused.slice(0, mostShown),
    ...moves.filter(({ isTaken }) => isTaken).slice(0, mostShown),
  ];
  const readings: readonly Reading[] = [
    ...shown.map(({ asked, from, to }) => ({
      asked,
      choice,
      fields: [field],
      shownBody: `{"${field}":"${to}"} while it is ${from}`,
    })),
    ...frozen.map(({ asked, value }) => ({
      asked,
      choice,
      shownBody: `any update but a move, while ${field} is ${value}`,
    })),
  ];
  return decide(points[field], readings);
}

/** A refusal without the values that it may name, and without ids and times. */
function wordless({ answer }: Asked, field: MovingField): string {
  const { choices = [] } = updateFieldNamed(field) ?? {};
  const body = (answer?.body ?? '').replace(
    /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.Z+-]+|\d{9,}/g,
    '',
  );
  return choices.reduce((text, choice) => replaceWord(text, choice, ''), body);
}

/** Whether a move out of a frozen state is refused in other words than what is no move. */
const tellsMoves = ({ field, moves, reached }: ExploredMoves): boolean =>
  reached.some(({ value, isFrozen, asked }) => {
    const refused = moves.find(({ from, to, isTaken }) => from === value && to !== value && !isTaken);
    if (!isFrozen || refused === undefined) return false;
    return (
      refused.asked.answer?.status !== asked.answer?.status ||
      wordless(refused.asked, field) !== wordless(asked, field)
    );
  });

const exampleOf = (explored: ExploredMoves, takesEmpty: boolean): MovesExample => {
  const frozen = explored.reached.filter(({ isFrozen }) => isFrozen).map(({ value }) => value);
  const isRestricted = explored.moves.some(({ isTaken }) => !isTaken);
  const ofFrozen = {
    frozen,
    ...(takesEmpty ? { frozenTakesEmpty: true } : {}),
    ...(tellsMoves(explored) ? { frozenTellsMoves: true } : {}),
  };
  return { ...(isRestricted ? { to: tableOf(explored) } : {}), ...(frozen.length === 0 ? {} : ofFrozen) };
};

/** Goes home before another field is looked at, along moves that are known to be taken. */
async function goHome(
  { update }: AskedAgent,
  { state, moves }: Learning['states'],
  field: MovingField,
  to: string,
) {
  for (let step = 0; step < 10 && state()[field] !== to; step += 1) {
    const [next] = moves.wayFrom({ field, from: String(state()[field]), to }) ?? [];
    if (next === undefined) return;
    await update({ [field]: next });
  }
}

async function learnField(
  field: MovingField,
  agent: AskedAgent,
  { states }: Learning,
): Promise<GroupLearned> {
  const home = String(states.state()[field]);
  const { answer } = await agent.update({ purpose: states.state()['purpose'] ?? null });
  if (answer === undefined || !isSuccess(answer))
    return { points: [undecided(points[field], 'the agent takes no update in the state that it is in')] };
  const errors: Errors = {};
  let takesEmpty = false;
  const explored = await exploreMoves(field, {
    ...states,
    update: agent.update,
    arrived: async (reached) => {
      if (!reached.isFrozen) return;
      const seen = await askFrozen(agent, reached, reached.value);
      takesEmpty ||= seen.takesEmpty;
      if (seen.example !== undefined) errors['frozenAgent'] = seen.example;
    },
  });
  for (const { from, to, isTaken } of explored.moves)
    states.moves.note({ field, from, to }, isTaken ? 'taken' : 'refused');
  const point = readMoves(explored);
  if (point.choice === 'free') {
    await goHome(agent, states, field, home);
    return { points: [point] };
  }
  // The state at the end may be one that refuses nothing: then it is asked at home.
  const here = await askRefused(agent, explored, String(states.state()[field]));
  await goHome(agent, states, field, home);
  const refusal = here ?? (await askRefused(agent, explored, String(states.state()[field])));
  if (refusal !== undefined) errors[movingFields[field]] = refusal;
  return { points: [point], examples: { moves: { [field]: exampleOf(explored, takesEmpty) }, errors } };
}

/** Whether an agent takes a value that it has; where none can be sent, nobody can tell, and it is left where it is. */
const takesUpdates = async ({ update }: AskedAgent, { states }: Learning): Promise<boolean> => {
  const [asked] = await sendOwnValues(update, states.state, 1);
  return asked?.answer === undefined || isSuccess(asked.answer);
};

/** Where the first state of an agent takes nothing but moves, it is left by one: all else would be refused there. */
async function leaveFrozen(agent: AskedAgent, learning: Learning): Promise<void> {
  const { states } = learning;
  if (await takesUpdates(agent, learning)) return;
  for (const field of fieldNames) {
    const home = states.state()[field];
    const others = updateFieldNamed(field)?.choices?.filter((choice) => choice !== home) ?? [];
    for (const choice of others) {
      const { answer } = await agent.update({ [field]: choice });
      const isTaken = answer !== undefined && isSuccess(answer);
      if (isTaken && (await takesUpdates(agent, learning))) return;
      if (isTaken) await agent.update({ [field]: home ?? null });
    }
  }
}

/** From which state an agent moves to which, and with which it takes nothing else: tried one after another. */
export const learnMoves = groupOfAgent(Object.values(points), async (_, learning) => {
  const { states } = learning;
  const { agent } = states;
  if (agent === undefined) return { points: [] };
  const learned: GroupLearned[] = [];
  await states.restore();
  await agent.update({});
  await leaveFrozen(agent, learning);
  for (const field of fieldNames) learned.push(await learnField(field, agent, learning));
  return {
    points: learned.flatMap((one) => one.points),
    examples: {
      ...(learned.some(({ examples }) => examples?.moves !== undefined)
        ? { moves: Object.assign({}, ...learned.map(({ examples }) => examples?.moves)) }
        : {}),
      errors: Object.assign({}, ...learned.map(({ examples }) => examples?.errors)),
    },
  };
});

/** Whether an answer refuses an update for what others do or have. */
export const isConflict = ({ answer }: Asked): boolean =>
  answer !== undefined && isRefusal(answer) && [409, 412, 423, 428].includes(answer.status);
