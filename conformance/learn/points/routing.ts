import { evolutionStatusRequest } from '../../generate/cases.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import type { SentRequest } from '../../run/exchange.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import { readAsked } from '../ask-update.ts';
import { learnError } from '../examples/error-example.ts';
import { joinExamples } from '../examples/join-examples.ts';
import type { Group } from '../group.ts';
import { decide } from '../learned-point.ts';
import { type Read, readStatus } from '../readings.ts';

const unknownAgent = unknownUuids[0]?.[1] ?? '';

const ofMethod = (method: string, path: string): SentRequest => ({ method, path, headers: {} });

/** A method that works is none that the contract lacks, but one that the deployment has. */
const refusedWith: Read = (answer) => (isSuccess(answer) ? undefined : readStatus(answer));

/** Where the deployment has no such method; the id is that of nobody, and no body is sent. */
const otherMethods = [
  ofMethod('PATCH', evolutionStatusRequest(unknownAgent).path),
  ofMethod('PUT', evolutionStatusRequest(unknownAgent).path),
  ofMethod('PATCH', '/v1/genomes/'),
];
const unknownPaths = [ofMethod('GET', '/v1/kit-no-such-path'), ofMethod('GET', '/kit-no-such-path')];

/** What answers where the contract has no operation. */
export const learnRouting: Group = async (learning) => {
  const { ask, operations, agentIds } = learning;
  const readAll = async (requests: readonly SentRequest[], read: Read) => {
    const readings = [];
    for (const request of requests) readings.push(readAsked(await ask('readEvolutionStatus', request), read));
    return readings;
  };
  const known = evolutionStatusRequest(agentIds[0] ?? unknownAgent).path;
  const mayWrite = operations.has('createGenome');
  const otherMethod = decide('other-method', await readAll(mayWrite ? otherMethods : [], refusedWith));
  const unknownPath = decide('unknown-path', await readAll(unknownPaths, refusedWith));
  const head = await readAll([ofMethod('HEAD', known), ofMethod('HEAD', known)], (answer) =>
    isSuccess(answer) ? 'as-get' : 'as-other-method',
  );
  const [nowhere] = await readAll([ofMethod('OPTIONS', '/v1/kit-no-such-path')], readStatus);
  const options = await readAll(
    [ofMethod('OPTIONS', known), ofMethod('OPTIONS', '/v1/genomes/')],
    (answer) => {
      if (!isSuccess(answer)) return 'as-other-method';
      return nowhere?.choice === answer.status ? `${answer.status}-everywhere` : answer.status;
    },
  );
  const examples = [
    await learnError(learning, 'otherMethod', otherMethod),
    await learnError(learning, 'unknownPath', unknownPath),
  ];
  return {
    points: [otherMethod, decide('head-requests', head), decide('options-requests', options), unknownPath],
    examples: joinExamples(examples),
  };
};
