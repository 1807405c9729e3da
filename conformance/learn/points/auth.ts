import type { PointId } from '../../../spec/dialect-points.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../../generate/cases.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import type { OperationName, SentRequest } from '../../run/exchange.ts';
import { type Ask, inTurn } from '../asked.ts';
import type { Learning } from '../create-learning.ts';
import { exampleOfError } from '../examples/error-example.ts';
import type { Group, GroupLearned } from '../group.ts';
import { allUndecided, decide, type Reading, readAsked, undecided } from '../learned-point.ts';
import type { Read } from '../readings.ts';

const isUnauthenticated = (status: number | undefined) => status === 401 || status === 403;
const readAuth: Read = (answer) =>
  isUnauthenticated(answer.status) ? answer.status : isSuccess(answer) ? 'none' : undefined;

/** One question for each operation that may be asked; none of them changes an agent. */
function questionsOf({ operations, subject, agent, anyAgentId }: Learning) {
  const all: readonly (readonly [OperationName, SentRequest])[] = [
    ['readEvolutionStatus', evolutionStatusRequest(anyAgentId)],
    ['createGenome', genomeRequest('{"kit":"token"}', subject.genomePath)],
    ['listAgents', { method: 'GET', path: subject.listPath, headers: {} }],
    ...(agent === undefined
      ? []
      : [['updateAgent', updateRequest(subject.updatePath, agent.id, '{}')] as const]),
  ];
  return all.filter(([operation]) => operations.has(operation));
}

const ofEvolution: readonly OperationName[] = ['readEvolutionStatus', 'createGenome'];

function learnScope(readings: readonly Reading[]) {
  const others = readings.filter(({ asked }) => !ofEvolution.includes(asked.operation));
  const scopes = others.map(({ choice, ...reading }) => ({
    ...reading,
    choice: choice && (choice === 'none' ? 'evolution' : 'all'),
  }));
  return decide('auth-scope', scopes);
}

/** Broken JSON and an unknown path, of whoever comes without a token, tell what is looked at first. */
async function learnOrder({ operations, subject, ask }: Learning, anonymously: Ask) {
  const request = { method: 'GET', path: '/v1/kit-no-such-path', headers: {} };
  const nowhere = await anonymously('readEvolutionStatus', request);
  const known = await ask('readEvolutionStatus', request);
  // Some answer an unknown path with 403 whoever asks.
  const isSame =
    known.answer?.status === nowhere.answer?.status && known.answer?.body === nowhere.answer?.body;
  if (isUnauthenticated(nowhere.answer?.status) && !isSame)
    return decide('auth-order', [readAsked(nowhere, () => 'before-path')]);
  if (!operations.has('createGenome')) return undecided('auth-order', 'nothing with a body may be sent');
  const readings = await inTurn(['{"a":', 'not json'], async (body) =>
    readAsked(await anonymously('createGenome', genomeRequest(body, subject.genomePath)), ({ status }) =>
      isUnauthenticated(status) ? 'before-body' : 'after-body',
    ),
  );
  return decide('auth-order', readings);
}

function learnCredential({ credential }: Learning, refused: readonly Reading[]) {
  if (credential === undefined)
    return allUndecided(
      ['auth-header', 'auth-scheme'],
      'several secret headers were given; any of them may carry it',
    );
  const read = (choice: string) => refused.map(({ asked }) => readAsked(asked, () => choice));
  return [decide('auth-header', read(credential.header)), decide('auth-scheme', read(credential.scheme))];
}

async function learnRefusal(
  learning: Learning,
  anonymously: Ask,
  readings: readonly Reading[],
  refused: readonly Reading[],
): Promise<GroupLearned> {
  const [first] = refused;
  const again = first && (await anonymously(first.asked.operation, first.asked.request));
  const example = first && again && exampleOfError(first.asked, again);
  return {
    points: [
      decide('auth', refused),
      learnScope(readings),
      await learnOrder(learning, anonymously),
      ...learnCredential(learning, refused),
    ],
    ...(example === undefined ? {} : { examples: { errors: { unauthenticated: example } } }),
  };
}

const others: readonly PointId[] = ['auth-scope', 'auth-order', 'auth-header', 'auth-scheme'];

/** Who has to show a token, and how: asked without the token that was given. */
export const learnAuth: Group = async (learning) => {
  const ask = learning.askAnonymously ?? learning.ask;
  const readings = await inTurn(questionsOf(learning), async (question) =>
    readAsked(await ask(...question), readAuth, []),
  );
  const refused = readings.filter(({ asked }) => isUnauthenticated(asked.answer?.status));
  if (refused.length === 0)
    return { points: [decide('auth', readings), ...allUndecided(others, 'no token is asked for')] };
  if (learning.askAnonymously === undefined)
    return {
      points: [decide('auth', refused), ...allUndecided(others, 'no token was given; pass one with --token')],
    };
  return learnRefusal(learning, ask, readings, refused);
};
