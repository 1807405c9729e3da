import { describeAnswer } from '../../observe/read-answer.ts';
import { placeAt } from '../../run/place.ts';
import type { Check } from '../check.ts';
import { findInsides } from '../find-insides.ts';

/** As validation-error-tells-no-secrets, for what is no operation of the contract. */
export const answersBeyondTheContractTellNoInsides: Check = {
  id: 'answers-beyond-the-contract-tell-no-insides',
  level: 'odd',
  clause: 'none',
  requirement:
    'No answer to a request that the contract does not know tells a secret, a stack trace or a file path.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'],
  needs: 0,
  judge: ({ exchange: { request }, answer, secrets, understanding: { located } }) => {
    if (located !== undefined || answer === undefined || answer.status < 400) return 'not concerned';
    const { body = '' } = request;
    const sent = typeof body === 'string' ? body : new TextDecoder().decode(body);
    const isSent = (text: string) => sent.includes(text) || request.path.includes(text);
    const isSecret = (text: string) => text.length >= 6 && answer.body.includes(text) && !isSent(text);
    const inside = secrets.some(isSecret)
      ? { code: 'secret', what: 'a secret of the deployment' }
      : findInsides(answer.body, isSent);
    if (inside === undefined) return 'kept';
    return {
      level: 'odd',
      code: inside.code,
      place: placeAt('answer'),
      expected: `an answer without ${inside.what}`,
      actual: describeAnswer(answer),
    };
  },
};
