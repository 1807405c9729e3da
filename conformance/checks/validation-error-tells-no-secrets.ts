import { type Observation, sentUpdate } from '../observe/observation.ts';
import { describeAnswer } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';

/**
 * What only the inside of a service knows: stack traces and places in its source. Every part has an end, so that an
 * answer of a million line breaks is searched in one go; of a path, two names are enough.
 */
const insides: readonly (readonly [code: string, what: string, pattern: RegExp])[] = [
  [
    'stack-trace',
    'a stack trace',
    /Traceback \(most recent call last\)|\n[ \t]{1,20}at [^\n(]{1,200}\([^\n()]{1,300}:\d{1,9}:\d{1,9}\)|File \\?"[^"]{1,300}", line \d/,
  ],
  [
    'stack-trace',
    'a stack trace',
    /\bat [\w.<>$]{1,100}(?: [\w.<>$]{1,100}){0,4} \((?:file:\/\/)?\/[^()]{1,300}:\d{1,9}:\d{1,9}\)|goroutine \d{1,9} \[/,
  ],
  [
    'file-path',
    'a file path',
    /\/[\w.@-]{1,100}\/[\w.@-]{1,100}\.(?:py|ts|js|mjs|go|rb|java|php|rs)\b|site-packages\/|node_modules\//,
  ],
];

/** The api_key of an update that is wrong in another field; what is wrong itself may be echoed. */
function keyBesideFault(observation: Observation): string | undefined {
  const { expectation } = observation.understanding;
  const places = expectation.reasons.map(({ place }) => place[1]);
  const isElsewhere =
    expectation.verdict === 'reject' && places.every((name) => name !== undefined && name !== 'api_key');
  const key = isElsewhere ? sentUpdate(observation)?.['api_key'] : undefined;
  return typeof key === 'string' && key.length >= 6 ? key : undefined;
}

export const validationErrorTellsNoSecrets: Check = {
  id: 'validation-error-tells-no-secrets',
  level: 'should',
  clause: '2.2',
  requirement: 'An error tells no api_key, no stack trace and no file path.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent'],
  needs: 1,
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
      (secret) => secret.length >= 6 && answer.body.includes(secret) && !isSent(secret),
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
    for (const [code, what, pattern] of insides) {
      const found = pattern.exec(answer.body)?.[0];
      if (found !== undefined && !isSent(found))
        return {
          level: 'should',
          code,
          place: placeAt('answer'),
          expected: `an error without ${what}`,
          actual,
        };
    }
    return 'kept';
  },
};
