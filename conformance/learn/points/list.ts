import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { isSuccess, type ReadAnswer } from '../../observe/read-answer.ts';
import { readAsked } from '../ask-update.ts';
import type { Asked } from '../asked.ts';
import { placesOf } from '../examples/places.ts';
import { makeTemplate } from '../examples/template.ts';
import type { Group } from '../group.ts';
import { decide, type LearnedPoint, type Reading, undecided } from '../learned-point.ts';

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
function findList({ json, ...answer }: ReadAnswer): Listed | undefined {
  if (!isSuccess(answer)) return undefined;
  if (isJsonArray(json)) return { key: undefined, agents: agentsIn(json) };
  if (!isJsonObject(json)) return undefined;
  const found = Object.entries(json).find(([, value]) => agentsIn(value).length > 0);
  return found === undefined ? undefined : { key: found[0], agents: agentsIn(found[1]) };
}

const hasScores = ({ agents }: Listed) => agents.some((agent) => isJsonObject(agent['latest_evaluation']));

function learnScores(plain: Reading, asked: Reading): LearnedPoint {
  const [without, withScores] = [plain, asked].map(({ asked: { answer } }) => answer && findList(answer));
  const shown = without !== undefined && hasScores(without);
  const onDemand = withScores !== undefined && hasScores(withScores);
  const choice = shown ? 'always' : onDemand ? 'when-asked' : undefined;
  const show = (isShown: boolean) => `a list ${isShown ? 'with' : 'without'} scores`;
  const readings = [
    { ...plain, choice, shownAnswer: show(shown) },
    { ...asked, choice, shownAnswer: show(onDemand) },
  ];
  return choice === undefined
    ? undecided('list-scores', 'no agent of the list has scores', readings)
    : decide('list-scores', readings);
}

/** Where nothing is, there is no list, as far as anybody was told. */
function learnNoList(all: readonly Asked[], listPath: string): readonly LearnedPoint[] {
  const why = `no list was found at ${listPath}`;
  const isNowhere = ({ answer }: Asked) => answer?.status === 404 || answer?.status === 405;
  const path = all.every(isNowhere)
    ? decide(
        'list-path',
        all.map((asked) => readAsked(asked, () => 'none')),
      )
    : undecided('list-path', why);
  const others = ['list-envelope', 'list-items-key', 'list-scores'] as const;
  return [path, ...others.map((point) => undecided(point, why))];
}

/** Where the list is, in which envelope, and when it carries scores. */
export const learnList: Group = async ({ ask, subject, operations }) => {
  const points = ['list-path', 'list-envelope', 'list-items-key', 'list-scores'] as const;
  if (!operations.has('listAgents'))
    return { points: points.map((point) => undecided(point, 'the list was not asked for')) };
  const request = (query: string) => ({ method: 'GET', path: subject.listPath + query, headers: {} });
  const [plain, scored, unscored] = [
    await ask('listAgents', request('')),
    await ask('listAgents', request('?include_scores=true')),
    await ask('listAgents', request('?include_scores=false')),
  ];
  const all = [plain, scored, unscored];
  const lists = all.map(({ answer }) => answer && findList(answer));
  const [list] = lists;
  if (list === undefined) return { points: learnNoList(all, subject.listPath) };
  const read = (tell: (list: Listed) => string | undefined) =>
    all.map((asked) =>
      readAsked(asked, (answer) => {
        const found = findList(answer);
        return found === undefined ? undefined : tell(found);
      }),
    );
  const { key } = list;
  const learned = [
    decide(
      'list-path',
      read(() => subject.listPath),
    ),
    decide(
      'list-envelope',
      read((found) => (found.key === undefined ? 'array' : 'object')),
    ),
    key === undefined
      ? undecided('list-items-key', 'the list is a plain array')
      : decide(
          'list-items-key',
          read((found) => found.key),
        ),
    learnScores(
      readAsked(plain, () => undefined),
      readAsked(scored, () => undefined),
    ),
  ];
  const [left, right] = [plain, unscored].map(({ answer }) => {
    const members = Object.entries(answer?.object ?? {}).filter(([name]) => name !== key);
    return Object.fromEntries(members);
  });
  const beside =
    left === undefined || right === undefined ? {} : makeTemplate([left, right], placesOf(plain.request));
  const isCarried = key !== undefined && isJsonObject(beside) && Object.keys(beside).length > 0;
  return isCarried ? { points: learned, examples: { listExtraFields: beside } } : { points: learned };
};
