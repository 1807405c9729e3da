import type { DialectExamples } from '../../../spec/dialect-examples.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { spellingsOfChoice, type UuidSpelling, uuidSpellings } from '../../../spec/uuid-spellings.ts';
import { evolutionStatusRequest } from '../../generate/cases.ts';
import { isRefusal, isSuccess } from '../../observe/read-answer.ts';
import { inTurn } from '../asked.ts';
import { type AskedAgent, askAgent } from '../asked-agent.ts';
import type { Learning } from '../create-learning.ts';
import { learnErrors } from '../examples/error-example.ts';
import type { Group } from '../group.ts';
import {
  allUndecided,
  decide,
  type LearnedPoint,
  type Reading,
  readAsked,
  undecided,
} from '../learned-point.ts';
import { type Choice, type Read, readStatus, takenOr } from '../readings.ts';

const anywhere = 'hyphens-anywhere';

/** Only who passes hyphens over takes them where they do not belong. */
const misplaceHyphens = (uuid: string) => `${uuid.slice(0, 4)}-${uuid.replaceAll('-', '').slice(4)}`;

const spellingsOf = (uuid: string) => [
  uuid.replaceAll('-', ''),
  `urn:uuid:${uuid}`,
  `{${uuid}}`,
  misplaceHyphens(uuid),
];

/** What each spelling tells of the point, the last one being that with misplaced hyphens. */
function readingsOf(all: readonly Reading[]): readonly Reading[] {
  const last = all.at(-1);
  return last?.choice === 'accept'
    ? all.map((one) => (one.choice === 'accept' ? { ...one, choice: anywhere } : one))
    : all.slice(0, -1);
}

/** A uuid that was understood may still be that of nobody. */
const understood: Read = (answer) =>
  isSuccess(answer) || answer.status === 404 || answer.status === 410
    ? 'accept'
    : isRefusal(answer)
      ? 'reject'
      : undefined;

const madeUpUuid = 'dec0de00-0000-4000-8000-000000000001';
const madeUp = spellingsOf(madeUpUuid).map((text) => ({ guard_config_id: text }));

const upperCase = ['6F9619FF-8B86-4D01-B42D-00CF4FC964FF', '6f9619FF-8B86-4d01-B42D-00cf4FC964ff'];

/** How a uuid comes back whose letters are not in the usual case. */
const readSpelling =
  (sent: string): Read =>
  (answer) => {
    const told = isSuccess(answer) ? answer.object?.['guard_config_id'] : undefined;
    return told === sent ? 'as-sent' : told === sent.toLowerCase() ? 'canonical' : undefined;
  };

const learnSpelling = async (agent: AskedAgent): Promise<LearnedPoint> =>
  decide(
    'uuid-answer',
    await inTurn(upperCase, async (uuid) => {
      const asked = await agent.update({ guard_config_id: uuid });
      return readAsked(asked, readSpelling(uuid), ['guard_config_id']);
    }),
  );

/** The spellings that were taken in one place, where each was decided; they were asked about in their order. */
function spellingsTaken(readings: readonly Reading[]): readonly UuidSpelling[] | undefined {
  if (readings.length === 0 || readings.some(({ choice }) => choice === undefined)) return undefined;
  return uuidSpellings.filter((_, index) => readings[index]?.choice === 'accept');
}

/** Which spellings are taken where, unless the point tells it: path and body are often read by different parsers. */
function exampleOfSpellings(
  choice: Choice | undefined,
  paths: readonly UuidSpelling[] | undefined,
  bodies: readonly UuidSpelling[] | undefined,
): DialectExamples {
  const [, told] = Object.entries(spellingsOfChoice).find(([name]) => name === choice) ?? [];
  const isTold = (taken: readonly UuidSpelling[] | undefined) =>
    taken === undefined || (told !== undefined && equalJson(taken, told));
  if (isTold(paths) && isTold(bodies)) return {};
  return {
    uuidSpellings: { ...(paths === undefined ? {} : { paths }), ...(bodies === undefined ? {} : { bodies }) },
  };
}

/** What pydantic says of a bad letter at the beginning, in its three ways. */
function readWords(msg: string): Choice | undefined {
  if (msg.endsWith(': found `n` at 1')) return 'from-1';
  if (msg.endsWith(': found `n` at 0')) return 'from-0';
  return msg.endsWith(', found `n` at 1') ? 'with-prefix' : undefined;
}

/** Every text in an answer: some list their faults in a way of their own. */
function textsIn(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isJsonArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

async function learnWords({ ask, operations }: Learning): Promise<LearnedPoint> {
  if (!operations.has('readEvolutionStatus'))
    return undecided('uuid-words', 'the evolution status is not asked for');
  const asked = await ask('readEvolutionStatus', evolutionStatusRequest('not-a-uuid'));
  const [choice] = textsIn(asked.answer?.json ?? null).flatMap((text) => readWords(text) ?? []);
  return choice === undefined
    ? undecided('uuid-words', 'its words are its own')
    : decide('uuid-words', [{ asked, choice }]);
}

/** Which spellings of a uuid are taken, and what answers an update whose path is none. */
export const learnUuids: Group = async (learning) => {
  const { ask, agent, anyAgentId, operations, subject } = learning;
  const words = await learnWords(learning);
  const inPaths = operations.has('readEvolutionStatus') ? spellingsOf(anyAgentId.toLowerCase()) : [];
  const pathReadings = await inTurn(inPaths, async (text) =>
    readAsked(await ask('readEvolutionStatus', evolutionStatusRequest(text)), understood),
  );
  const bodyReadings =
    agent === undefined ? [] : await agent.readUpdates(madeUp, takenOr('accept', 'reject'));
  const spellings = decide('uuid-spellings', [...readingsOf(pathReadings), ...readingsOf(bodyReadings)]);
  const taken = exampleOfSpellings(
    spellings.choice,
    spellingsTaken(pathReadings),
    spellingsTaken(bodyReadings),
  );
  if (agent === undefined)
    return {
      points: [spellings, words, ...allUndecided(['uuid-answer', 'bad-uuid-on-update'], learning.noAgent)],
      examples: taken,
    };
  const bad = await inTurn(['not-a-uuid', '12345'], async (text) =>
    readAsked(await askAgent(ask, subject.updatePath, text).update({}), readStatus),
  );
  const badUuid = decide('bad-uuid-on-update', bad);
  return {
    points: [spellings, words, await learnSpelling(agent), badUuid],
    examples: { ...taken, ...(await learnErrors(learning, { badUuidOnUpdate: badUuid })) },
  };
};
