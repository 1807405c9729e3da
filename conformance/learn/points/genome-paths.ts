import { evolutionStatusRequest, genomeRequest } from '../../generate/cases.ts';
import { isRefusal, isSuccess, type ReadAnswer } from '../../observe/read-answer.ts';
import { resolveRedirect } from '../../send/follow-redirects.ts';
import { inTurn } from '../asked.ts';
import type { Group } from '../group.ts';
import { decide, type Reading, readAsked } from '../learned-point.ts';
import { type Choice, readRedirect, readRedirectStatus } from '../readings.ts';

/** A spelling that answers directly tells of the other one only that it is not the one to go to, or that there is none. */
function joinSpellings(readings: readonly Reading[]): readonly Reading[] {
  const isDirect = ({ asked: { answer } }: Reading) =>
    answer !== undefined && isSuccess(answer) && answer.redirects.length === 0;
  const redirect = readings.find(({ choice }) => choice !== undefined)?.choice;
  const [first] = readings.filter(isDirect);
  const isMissing = ({ asked: { answer } }: Reading) => answer !== undefined && isRefusal(answer);
  const only = first?.asked.request.path.endsWith('/') === true ? 'slash-only' : 'no-slash-only';
  const other = first !== undefined && readings.some(isMissing) ? only : redirect;
  const joined: Choice | undefined = readings.every(isDirect) ? 'both' : other;
  return readings.map((reading) => ({
    ...reading,
    choice: reading.choice ?? (isDirect(reading) || isMissing(reading) ? joined : undefined),
  }));
}

/** Redirects that need not keep a method are not followed; of a reading they lead to the right path all the same. */
const isMoved = ({ status, headers }: ReadAnswer, path: string): boolean =>
  [301, 302, 303].includes(status) &&
  resolveRedirect(headers['location'] ?? '', { origin: 'http://kit.example', path })
    ?.path.split('?', 1)
    .join('')
    .endsWith(path) === true;

const spellings = ['/v1/genomes', '/v1/genomes/'] as const;

/** Which spelling of the genome path answers directly, and how the other one leads there. */
export const learnGenomePaths: Group = async ({ ask, operations, anyAgentId }) => {
  const genomes = await inTurn(operations.has('createGenome') ? spellings : [], async (path) =>
    readAsked(await ask('createGenome', genomeRequest('{"kit":"spelling"}', path)), readRedirect),
  );
  const request = evolutionStatusRequest(anyAgentId);
  const askStatus = (path: string) => ask('readEvolutionStatus', { ...request, path });
  const direct = await askStatus(request.path);
  const slashed = await askStatus(`${request.path}/`);
  const again = await askStatus(`${request.path}/`);
  // A redirect that leads nowhere is none to whoever follows it.
  const trailing = [slashed, again].map((asked) =>
    readAsked(asked, (answer) => {
      if (isMoved(answer, request.path)) return 'redirect';
      if (answer.status !== direct.answer?.status) return 'unknown-path';
      return answer.redirects.length === 0 ? 'served' : 'redirect';
    }),
  );
  const redirected = [...genomes.map(({ asked }) => asked), slashed].map((asked) =>
    readAsked(asked, readRedirectStatus),
  );
  return {
    points: [
      decide('genome-slash', joinSpellings(genomes)),
      decide('trailing-slash', trailing),
      decide('redirect-status', redirected),
    ],
  };
};
