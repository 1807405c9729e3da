import { evolutionStatusRequest, genomeRequest } from '../../generate/cases.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import { readAsked } from '../ask-update.ts';
import type { Group } from '../group.ts';
import { type Choice, decide, type Reading } from '../learned-point.ts';
import { readRedirect, readRedirectStatus } from '../readings.ts';

/** A spelling that answers directly tells of the other one only that it is not the one to go to. */
function joinSpellings(readings: readonly Reading[]): readonly Reading[] {
  const isDirect = ({ asked: { answer } }: Reading) =>
    answer !== undefined && isSuccess(answer) && answer.redirects.length === 0;
  const redirect = readings.find(({ choice }) => choice !== undefined)?.choice;
  const joined: Choice | undefined = readings.every(isDirect) ? 'both' : redirect;
  return readings.map((reading) => ({
    ...reading,
    choice: reading.choice ?? (isDirect(reading) ? joined : undefined),
  }));
}

/** Which spelling of the genome path answers directly, and how the other one leads there. */
export const learnGenomePaths: Group = async ({ ask, operations, agentIds }) => {
  const genomes: Reading[] = [];
  if (operations.has('createGenome'))
    for (const path of ['/v1/genomes', '/v1/genomes/'] as const)
      genomes.push(
        readAsked(await ask('createGenome', genomeRequest('{"kit":"spelling"}', path)), readRedirect),
      );
  const id = agentIds[0] ?? unknownUuids[0]?.[1] ?? '';
  const { path, ...status } = evolutionStatusRequest(id);
  const direct = await ask('readEvolutionStatus', { ...status, path });
  const slashed = await ask('readEvolutionStatus', { ...status, path: `${path}/` });
  const again = await ask('readEvolutionStatus', { ...status, path: `${path}/` });
  // A redirect that leads nowhere is none to whoever follows it.
  const trailing = [slashed, again].map((asked) =>
    readAsked(asked, (answer) => (answer.status === direct.answer?.status ? 'redirect' : 'unknown-path')),
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
