import type { PointId } from '../../../spec/dialect-points.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../../generate/cases.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import type { OperationName, SentRequest } from '../../run/exchange.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import { readAsked } from '../ask-update.ts';
import type { Ask, Asked, Learning } from '../asked.ts';
import { exampleOfError } from '../examples/error-example.ts';
import type { Group, GroupLearned } from '../group.ts';
import { decide, type LearnedPoint, type Reading, undecided } from '../learned-point.ts';
import type { Read } from '../readings.ts';

const isUnauthenticated = ({ answer }: Asked) => answer?.status === 401 || answer?.status === 403;
const readAuth: Read = (answer) =>
  answer.status === 401 || answer.status === 403 ? answer.status : isSuccess(answer) ? 'none' : undefined;

/** One question for each operation that may be asked; none of them changes an agent. */
function questionsOf(learning: Learning): readonly (readonly [OperationName, SentRequest])[] {
  const { operations, subject, agent, agentIds } = learning;
  const id = agentIds[0] ?? unknownUuids[0]?.[1] ?? '';
  const all: readonly (readonly [OperationName, SentRequest])[] = [
    ['readEvolutionStatus', evolutionStatusRequest(id)],
    ['createGenome', genomeRequest('{"kit":"token"}', subject.genomePath)],
    ['listAgents', { method: 'GET', path: subject.listPath, headers: {} }],
    ...(agent === undefined
      ? []
      : [['updateAgent', updateRequest(subject.updatePath, agent.id, '{}')] as const]),
  ];
  return all.filter(([operation]) => operations.has(operation));
}

const isOfEvolution = ({ asked: { operation } }: Reading) =>
  operation === 'readEvolutionStatus' || operation === 'createGenome';

function learnScope(readings: readonly Reading[]): LearnedPoint {
  const others = readings.filter((reading) => !isOfEvolution(reading));
  return decide(
    'auth-scope',
    others.map((reading) => {
      const { choice } = reading;
      const isOpen = choice === 'none';
      return { ...reading, choice: choice === undefined ? undefined : isOpen ? 'evolution' : 'all' };
    }),
  );
}

/** Broken JSON and an unknown path, of whoever comes without a token, tell what is looked at first. */
async function learnOrder(learning: Learning, anonymously: Ask): Promise<LearnedPoint> {
  const { operations, subject, ask } = learning;
  const request = { method: 'GET', path: '/v1/kit-no-such-path', headers: {} };
  const nowhere = await anonymously('readEvolutionStatus', request);
  const known = await ask('readEvolutionStatus', request);
  // Some answer an unknown path with 403 whoever asks.
  const isSame =
    known.answer?.status === nowhere.answer?.status && known.answer?.body === nowhere.answer?.body;
  if (isUnauthenticated(nowhere) && !isSame)
    return decide('auth-order', [readAsked(nowhere, () => 'before-path')]);
  if (!operations.has('createGenome')) return undecided('auth-order', 'nothing with a body may be sent');
  const readings = [];
  for (const body of ['{"a":', 'not json'])
    readings.push(
      readAsked(await anonymously('createGenome', genomeRequest(body, subject.genomePath)), ({ status }) =>
        status === 401 || status === 403 ? 'before-body' : 'after-body',
      ),
    );
  return decide('auth-order', readings);
}

const others: readonly PointId[] = ['auth-scope', 'auth-order', 'auth-header', 'auth-scheme'];
const allUndecided = (why: string) => others.map((point) => undecided(point, why));

function learnCredential({ credential }: Learning, refused: readonly Reading[]): readonly LearnedPoint[] {
  if (credential === undefined)
    return (['auth-header', 'auth-scheme'] as const).map((point) =>
      undecided(point, 'several secret headers were given; any of them may carry it'),
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

/** Who has to show a token, and how: asked without the token that was given. */
export const learnAuth: Group = async (learning) => {
  const ask = learning.askAnonymously ?? learning.ask;
  const readings: Reading[] = [];
  for (const [operation, request] of questionsOf(learning))
    readings.push(readAsked(await ask(operation, request), readAuth, []));
  const refused = readings.filter(({ asked }) => isUnauthenticated(asked));
  if (refused.length === 0)
    return { points: [decide('auth', readings), ...allUndecided('no token is asked for')] };
  if (learning.askAnonymously === undefined)
    return {
      points: [decide('auth', refused), ...allUndecided('no token was given; pass one with --token')],
    };
  return learnRefusal(learning, ask, readings, refused);
};
