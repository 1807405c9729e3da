import { cutText } from '../../../spec/cut-text.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { parseJson } from '../../../spec/json-parse.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { sameUuid } from '../../../spec/uuid-text.ts';
import { type Arrival, serviceAnswer } from '../../evolution-service/evolution-service.ts';
import type { Departure, Judgement } from '../../observe/judgement.ts';
import { parsedBody } from '../../observe/parsed-body.ts';
import { describeAnswer, isRefusal } from '../../observe/read-answer.ts';
import type { Exchange } from '../../run/exchange.ts';
import { placeAt } from '../../run/place.ts';

/** What of a forwarded request is looked at. */
export type ForwardedPart =
  | 'arrival'
  /** The same once more. */
  | 'again'
  /** No more often than it was sent. */
  | 'once'
  | 'method'
  | 'path'
  | 'body'
  | 'digits'
  | 'content-type'
  | 'token'
  | 'answer'
  /** All that was answered. */
  | 'content';

/** What has to arrive, and where (4.1, 4.2). */
export interface Wanted {
  readonly method: 'GET' | 'POST';
  /** As the contract writes it. */
  readonly path: string;
  readonly isPath: (path: string) => boolean;
  /** The genome that was sent. */
  readonly body?: JsonValue;
  /** The token that the caller presented. */
  readonly token: string | undefined;
}

/** The path of the evolution status, whatever spelling of the id the deployment hands on. */
export const statusPath = (agentId: string): Pick<Wanted, 'path' | 'isPath'> => ({
  path: `/evolution/status/${agentId}`,
  isPath: (path) => {
    const [, id = ''] = /^\/evolution\/status\/([^/?]+)$/.exec(path.split('?', 1)[0] ?? '') ?? [];
    return sameUuid(id, agentId);
  },
});

/** The path at which genomes are created (4.2). */
export const genomesPath: Pick<Wanted, 'path' | 'isPath'> = {
  path: '/v1/genomes',
  isPath: (path) => path.split('?', 1)[0] === '/v1/genomes',
};

/** What is wrong with a part. */
const codes: Readonly<Record<ForwardedPart, string>> = {
  arrival: 'nothing-arrived',
  again: 'nothing-arrived-again',
  once: 'arrived-more-than-once',
  method: 'other-method',
  path: 'other-path',
  body: 'other-body',
  digits: 'other-digits',
  'content-type': 'other-content-type',
  token: 'no-token',
  answer: 'answer-did-not-come-back',
  content: 'answer-came-back-in-part',
};

const show = (text: string) => cutText(text, 300);
const showLine = ({ method, path }: Arrival) => `${method} ${show(path)}`;

const departure = (
  level: Departure['level'],
  part: ForwardedPart,
  expected: string,
  actual: string,
): Departure => ({ level, code: codes[part], place: placeAt('forwarded', part), expected, actual });

/** Kept where any of the arrivals has it: a deployment may ask more than once. */
function judgeAny(
  arrivals: readonly Arrival[],
  isKept: (arrival: Arrival) => boolean,
  depart: (arrival: Arrival) => Departure,
): Judgement {
  const [first] = arrivals;
  if (first === undefined) return 'not concerned';
  return arrivals.some(isKept) ? 'kept' : depart(first);
}

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** Whether what arrived is the genome that was sent. */
export function hasBody({ body }: Arrival, wanted: JsonValue): boolean {
  const parsed = parseJson(body);
  return parsed.ok && equalJson(parsed.value, wanted);
}

/** A token of the deployment's own is JWT authentication as well (5): any that arrives will do. */
function hasToken({ headers }: Arrival, token: string): boolean {
  return (
    (headers['authorization'] ?? '') !== '' || Object.values(headers).some((value) => value.includes(token))
  );
}

/** Nothing arrived: a refusal says that the deployment did not come to it, everything else that it went elsewhere. */
function judgeAbsence(
  part: ForwardedPart,
  { outcome }: Exchange,
  { method, path }: Wanted,
  url: string,
): Judgement {
  if (outcome.kind === 'answer' && isRefusal(outcome)) return 'not concerned';
  const answered = outcome.kind === 'answer' ? describeAnswer(outcome) : outcome.detail;
  return part === 'again'
    ? departure(
        'must',
        part,
        `${method} ${path} at ${url}, also where the same was sent before`,
        `nothing arrived there, and the deployment answered ${answered}`,
      )
    : departure(
        'must',
        part,
        `${method} ${path} at ${url}`,
        `nothing arrived there, and the deployment answered ${answered}; is ${url} its evolution service?`,
      );
}

/** Whether a value is this one, or has more members beside those of it: an answer may be added to. */
function isAllThere(value: JsonValue, wanted: JsonValue): boolean {
  if (!isJsonObject(value) || !isJsonObject(wanted)) return equalJson(value, wanted);
  return Object.entries(wanted).every(
    ([key, member]) => Object.hasOwn(value, key) && isAllThere(value[key] ?? null, member),
  );
}

/** Whether a value is this one, or holds it: an answer may come back under a key of the deployment's own. */
function holds(value: JsonValue, wanted: JsonValue): boolean {
  if (isAllThere(value, wanted)) return true;
  const members = isJsonArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return members.some((member) => holds(member, wanted));
}

/** The fields of an answer are not shown (2.3, 2.4): one that is left out of it weighs SHOULD. */
function judgeContent({ outcome }: Exchange, arrivals: readonly Arrival[]): Judgement {
  if (outcome.kind !== 'answer') return 'not concerned';
  const given = arrivals.find(({ mark }) => outcome.body.includes(mark));
  const parsed = parsedBody(outcome);
  if (given === undefined || !parsed.ok) return 'not concerned';
  const answer = parseJson(JSON.stringify(serviceAnswer(given.mark)));
  if (!answer.ok || holds(parsed.value, answer.value)) return 'kept';
  const expected = `all that the evolution service answered: ${printJson(answer.value)}`;
  return departure('should', 'content', expected, describeAnswer(outcome));
}

/** Judges one part of what arrived at the evolution service, and of what came back from it. */
export function judgeForwarded(
  part: ForwardedPart,
  exchange: Exchange,
  arrivals: readonly Arrival[],
  wanted: Wanted,
  url: string,
): Judgement {
  if (part === 'arrival' || part === 'again')
    return arrivals.length > 0 ? 'kept' : judgeAbsence(part, exchange, wanted, url);
  const placed = arrivals.filter(({ path }) => wanted.isPath(path));
  const { method, path, body, token } = wanted;
  switch (part) {
    case 'path':
      return judgeAny(
        arrivals,
        (one) => wanted.isPath(one.path),
        (one) => departure('must', part, `${method} ${path}`, showLine(one)),
      );
    case 'method':
      return judgeAny(
        placed,
        (one) => one.method === method,
        (one) => departure('must', part, `${method} ${path}`, showLine(one)),
      );
    case 'once': {
      const same = body === undefined ? [] : placed.filter((one) => hasBody(one, body));
      if (same.length < 2) return same.length === 1 ? 'kept' : 'not concerned';
      return departure('must', part, 'one genome, as one was created', `it arrived ${same.length} times`);
    }
    case 'content':
      return judgeContent(exchange, arrivals);
    case 'body':
    case 'digits':
      if (body === undefined) return 'not concerned';
      return judgeAny(
        arrivals,
        (one) => hasBody(one, body),
        (one) =>
          departure(
            part === 'body' ? 'must' : 'should',
            part,
            'the genome that was sent',
            show(one.body) || 'no body',
          ),
      );
    case 'content-type':
      return judgeAny(
        arrivals,
        (one) => jsonType.test(one.headers['content-type'] ?? ''),
        (one) =>
          departure('must', part, 'application/json', one.headers['content-type'] ?? 'no content-type'),
      );
    case 'token':
      if (token === undefined) return 'not concerned';
      return judgeAny(
        arrivals,
        (one) => hasToken(one, token),
        () => departure('should', part, 'a token, that of the caller or one of its own', 'none arrived'),
      );
    case 'answer': {
      const { outcome } = exchange;
      const text = outcome.kind === 'answer' ? outcome.body : '';
      return judgeAny(
        arrivals,
        ({ mark }) => text.includes(mark),
        ({ mark }) =>
          departure(
            'must',
            part,
            `what the evolution service answered: an object with ${mark}`,
            outcome.kind === 'answer' ? describeAnswer(outcome) : outcome.detail,
          ),
      );
    }
  }
}
