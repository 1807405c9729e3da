import { printJson } from '../../spec/json-print.ts';
import { type Observation, sentUpdate } from '../observe/observation.ts';
import { describeAnswer } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';
import { findInsides } from './find-insides.ts';
import { isDecided } from './is-about.ts';

/** One word without a digit may stand in any message: `string` is what a form of Swagger UI fills in. */
const isWord = (secret: string) => /^[a-z]+$/i.test(secret) && secret.length <= 20;

/** The api_key of an update that is wrong in another field; what is wrong itself may be echoed. */
function keyBesideFault(observation: Observation): string | undefined {
  const { expectation } = observation.understanding;
  const places = expectation.reasons.map(({ place }) => place[1]);
  const isElsewhere =
    expectation.verdict === 'reject' && places.every((name) => name !== undefined && name !== 'api_key');
  // A body that is called something else may be refused, and echoed, as a whole.
  const isJson = /^application\/json\b/i.test(observation.exchange.request.headers['content-type'] ?? '');
  const { api_key: key, ...others } = (isElsewhere && isJson ? sentUpdate(observation) : undefined) ?? {};
  if (typeof key !== 'string' || key.length < 6 || isWord(key)) return undefined;
  // The same text in the faulty field is an echo of that one.
  return printJson(others).includes(printJson(key).slice(1, -1)) ? undefined : key;
}

export const validationErrorTellsNoSecrets: Check = {
  id: 'validation-error-tells-no-secrets',
  level: 'should',
  clause: '2.2',
  requirement: 'An error tells no api_key, no stack trace and no file path.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent'],
  needs: 1,
  isAbout: isDecided('reject'),
  judge: (observation) => {
    const { answer, exchange, secrets, understanding } = observation;
    const { located } = understanding;
    if (answer === undefined || located === undefined || answer.status < 400) return 'not concerned';
    const { body: sent } = exchange.request;
    // What the request itself carried is echoed, not told.
    const isSent = (text: string) =>
      (typeof sent === 'string' && sent.includes(text)) || exchange.request.path.includes(text);
    const actual = describeAnswer(answer);
    const leaked = secrets.find(
      (secret) => secret.length >= 6 && !isWord(secret) && answer.body.includes(secret) && !isSent(secret),
    );
    if (leaked !== undefined) {
      return {
        level: 'should',
        code: 'secret',
        place: placeAt('answer'),
        expected: 'no api_key in an error',
        actual,
      };
    }
    const own = keyBesideFault(observation);
    if (own !== undefined && answer.body.includes(own))
      return {
        level: 'should',
        code: 'secret-of-the-request',
        place: placeAt('answer'),
        expected: 'no api_key of the request in an error about another field',
        actual,
      };
    const inside = findInsides(answer.body, isSent);
    if (inside !== undefined)
      return {
        level: 'should',
        code: inside.code,
        place: placeAt('answer'),
        expected: `an error without ${inside.what}`,
        actual,
      };
    return 'kept';
  },
};
