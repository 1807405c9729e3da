import { evolutionStatusRequest } from '../../generate/cases.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { documentRequest } from '../../published/fetch-document.ts';
import type { SentRequest } from '../../run/exchange.ts';
import { inTurn } from '../asked.ts';
import { unknownAgentId } from '../create-learning.ts';
import { learnErrors } from '../examples/error-example.ts';
import type { Group } from '../group.ts';
import { decide, readAsked } from '../learned-point.ts';
import { type Read, readStatus } from '../readings.ts';

const ofMethod = (method: string, path: string): SentRequest => ({ method, path, headers: {} });

/** A method that works is none that the contract lacks, but one that the deployment has. */
const refusedWith: Read = (answer) => (isSuccess(answer) ? undefined : readStatus(answer));

/** Where the deployment has no such method; the id is that of nobody, and no body is sent. */
const otherMethods = (genomePath: string) => [
  ofMethod('PATCH', evolutionStatusRequest(unknownAgentId).path),
  ofMethod('PUT', evolutionStatusRequest(unknownAgentId).path),
  ofMethod('PATCH', genomePath),
];
const unknownPaths = [ofMethod('GET', '/v1/kit-no-such-path'), ofMethod('GET', '/kit-no-such-path')];

/** What answers where the contract has no operation. */
export const learnRouting: Group = async (learning) => {
  const { ask, operations, anyAgentId, subject } = learning;
  const { genomePath } = subject;
  const readAll = (requests: readonly SentRequest[], read: Read) =>
    inTurn(requests, async (request) => readAsked(await ask('readEvolutionStatus', request), read));
  const known = evolutionStatusRequest(anyAgentId).path;
  const mayWrite = operations.has('createGenome');
  const otherMethod = decide(
    'other-method',
    await readAll(mayWrite ? otherMethods(genomePath) : [], refusedWith),
  );
  const unknownPath = decide('unknown-path', await readAll(unknownPaths, refusedWith));
  const head = await readAll([ofMethod('HEAD', known), ofMethod('HEAD', known)], (answer) =>
    isSuccess(answer) ? 'as-get' : 'as-other-method',
  );
  const [nowhere] = await readAll([ofMethod('OPTIONS', '/v1/kit-no-such-path')], readStatus);
  const options = await readAll([ofMethod('OPTIONS', known), ofMethod('OPTIONS', genomePath)], (answer) => {
    if (!isSuccess(answer)) return 'as-other-method';
    return nowhere?.choice === answer.status ? `${answer.status}-everywhere` : answer.status;
  });
  const document = await readAll([documentRequest, documentRequest], ({ status }) =>
    status === 200 ? 'served' : status < 500 ? 'not-served' : undefined,
  );
  return {
    points: [
      otherMethod,
      decide('head-requests', head),
      decide('options-requests', options),
      unknownPath,
      decide('published-document', document),
    ],
    examples: await learnErrors(learning, { otherMethod, unknownPath }),
  };
};
