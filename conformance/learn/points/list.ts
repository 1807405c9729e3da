import type { PointId } from '../../../spec/dialect-points.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { isSuccess, type ReadAnswer } from '../../observe/read-answer.ts';
import type { Asked } from '../asked.ts';
import { exampleOfError } from '../examples/error-example.ts';
import { learnExtraFields } from '../examples/extra-fields.ts';
import type { Group, GroupLearned } from '../group.ts';
import { allUndecided, decide, type LearnedPoint, readAsked, undecided } from '../learned-point.ts';

interface Listed {
  /** Undefined where the list is the whole body. */
  readonly key: string | undefined;
  readonly agents: readonly JsonObject[];
}

const isAgent = (value: JsonValue): value is JsonObject =>
  isJsonObject(value) && Object.hasOwn(value, 'agent_name');

const agentsIn = (value: JsonValue | undefined): readonly JsonObject[] =>
  isJsonArray(value) && value.length > 0 && value.every(isAgent) ? value.filter(isAgent) : [];

/** The list of agents in an answer (4.4), if there is one. */
function findList(answer: ReadAnswer | undefined): Listed | undefined {
  if (answer === undefined || !isSuccess(answer)) return undefined;
  if (isJsonArray(answer.json)) return { key: undefined, agents: agentsIn(answer.json) };
  const found = Object.entries(answer.object ?? {}).find(([, value]) => agentsIn(value).length > 0);
  return found && { key: found[0], agents: agentsIn(found[1]) };
}

const hasScores = ({ answer }: Asked): boolean =>
  findList(answer)?.agents.some((agent) => isJsonObject(agent['latest_evaluation'])) === true;

function learnScores(plain: Asked, scored: Asked): LearnedPoint {
  const choice = hasScores(plain) ? 'always' : hasScores(scored) ? 'when-asked' : undefined;
  const readings = [plain, scored].map((asked) => ({
    asked,
    choice,
    shownAnswer: `a list ${hasScores(asked) ? 'with' : 'without'} scores`,
  }));
  return choice === undefined
    ? undecided('list-scores', 'no agent of the list has scores', readings)
    : decide('list-scores', readings);
}

/** Whether an agent that shows no scores says so by null, or by leaving them out. */
function learnUnscored(plain: Asked, unscored: Asked): LearnedPoint {
  const readings = [plain, unscored].map((asked) =>
    readAsked(asked, (answer) => {
      const agents = findList(answer)?.agents ?? [];
      if (agents.length === 0 || hasScores(asked)) return undefined;
      return agents.every((agent) => Object.hasOwn(agent, 'latest_evaluation')) ? 'null' : 'left-out';
    }),
  );
  return hasScores(plain)
    ? undecided('list-unscored', 'the list always has scores', readings)
    : decide('list-unscored', readings);
}

const points: readonly PointId[] = [
  'list-path',
  'list-envelope',
  'list-items-key',
  'list-scores',
  'list-unscored',
  'list-flags',
  'list-flag-twice',
];

/** Which spellings of the flag are taken: those that FastAPI takes, the two of JSON, or whatever comes. */
function learnFlags(one: Asked, other: Asked): LearnedPoint {
  const isTaken = ({ answer }: Asked) => answer !== undefined && isSuccess(answer);
  const choice = isTaken(other) ? 'any' : isTaken(one) ? 'lax' : 'true-and-false';
  return decide('list-flags', [readAsked(one, () => choice), readAsked(other, () => choice)]);
}

/** Which of two flags counts, true before false and false before true. */
function learnTwice(scored: Asked, plain: Asked, ending: Asked, beginning: Asked): LearnedPoint {
  const both = [ending, beginning];
  const isRefused = ({ answer }: Asked) =>
    answer !== undefined && answer.status >= 400 && answer.status < 500;
  const read = (choice: string) =>
    decide(
      'list-flag-twice',
      both.map((asked) => readAsked(asked, () => choice)),
    );
  if (both.every(isRefused)) return read('reject');
  if (!hasScores(scored) || hasScores(plain))
    return undecided('list-flag-twice', 'scores do not show whether they were asked for');
  if (!both.every(({ answer }) => findList(answer) !== undefined))
    return undecided('list-flag-twice', 'one order is refused, and the other is not');
  if (hasScores(ending)) return read(hasScores(beginning) ? 'any' : 'first');
  return read(hasScores(beginning) ? 'last' : 'none');
}

/** A list that whoever asks is not shown: it wants to know more, or what is behind it is down. */
function learnRefusedList(all: readonly Asked[], listPath: string): GroupLearned | undefined {
  const [first, second] = all;
  const status = first?.answer?.status;
  const isRefused =
    status !== undefined &&
    status >= 400 &&
    ![401, 404, 405].includes(status) &&
    all.every(({ answer }) => answer?.status === status);
  const example = isRefused && second !== undefined ? exampleOfError(first ?? second, second) : undefined;
  if (example === undefined || status === undefined) return undefined;
  const why = `the list at ${listPath} is answered with ${status}`;
  return {
    points: [
      decide(
        'list-path',
        all.map((asked) => readAsked(asked, () => listPath)),
      ),
      ...allUndecided(points.slice(1), why),
    ],
    examples: { errors: { refusedList: { status, ...example } } },
  };
}

/** Where nothing is, there is no list, as far as anybody was told. */
function learnNoList(all: readonly Asked[], listPath: string): readonly LearnedPoint[] {
  const why = `no list was found at ${listPath}`;
  const isNowhere = all.every(({ answer }) => answer?.status === 404 || answer?.status === 405);
  const nowhere = all.map((asked) => readAsked(asked, () => 'none'));
  const path = isNowhere ? decide('list-path', nowhere) : undecided('list-path', why);
  return [path, ...allUndecided(points.slice(1), why)];
}

/** Where the list is, in which envelope, and when it carries scores. */
export const learnList: Group = async ({ ask, subject, operations }) => {
  if (!operations.has('listAgents')) return { points: allUndecided(points, 'the list was not asked for') };
  const askList = (query: string) =>
    ask('listAgents', { method: 'GET', path: subject.listPath + query, headers: {} });
  const plain = await askList('');
  const scored = await askList('?include_scores=true');
  const unscored = await askList('?include_scores=false');
  const all = [plain, scored, unscored];
  const list = findList(plain.answer);
  if (list === undefined)
    return learnRefusedList(all, subject.listPath) ?? { points: learnNoList(all, subject.listPath) };
  const learn = (point: PointId, tell: (found: Listed) => string | undefined) => {
    const readings = all.map((asked) =>
      readAsked(asked, (answer) => {
        const found = findList(answer);
        return found && tell(found);
      }),
    );
    return decide(point, readings);
  };
  const { key } = list;
  return {
    points: [
      learn('list-path', () => subject.listPath),
      learn('list-envelope', (found) => (found.key === undefined ? 'array' : 'object')),
      key === undefined
        ? undecided('list-items-key', 'the list is a plain array')
        : learn('list-items-key', (found) => found.key),
      learnScores(plain, scored),
      learnUnscored(plain, unscored),
      learnFlags(await askList('?include_scores=1'), await askList('?include_scores=maybe')),
      learnTwice(
        scored,
        plain,
        await askList('?include_scores=true&include_scores=false'),
        await askList('?include_scores=false&include_scores=true'),
      ),
    ],
    examples:
      key === undefined
        ? {}
        : learnExtraFields(
            'listExtraFields',
            [plain, unscored],
            ({ answer }) => answer?.object,
            (name) => name === key,
          ),
  };
};
