import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { type MockRequest, type MockResponse, plainError } from '../exchange.ts';
import { isOperationName, operationNames } from '../routing/operation-names.ts';
import { type Answered, found, type KitContext, refuseInability } from './kit-context.ts';
import { type RequestFilter, requireFilter } from './request-filter.ts';

/** What is asked of the journal: which entries, and for how long to wait for one where there is none. */
interface Asked {
  readonly filter: RequestFilter;
  readonly wait: number;
}

const keys = ['operation', 'status', 'agentId', 'since', 'wait'];
/** Longer waits end empty-handed, so that connections that nobody holds any more end. */
const longestWait = 30_000;

function readWhole(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Inability(`${name}=${text.slice(0, 20)}`, 'it is not a whole number', `Write it as ${name}=5.`);
}

function readOperation(query: URLSearchParams): Pick<RequestFilter, 'operation'> {
  const text = query.get('operation');
  if (text === null) return {};
  if (isOperationName(text)) return { operation: text };
  throw new Inability(
    `operation=${text.slice(0, 40)}`,
    'there is no such operation',
    suggestWord(text.slice(0, 40), operationNames),
  );
}

function readQuery(target: string): Asked {
  const query = new URLSearchParams(target.split('?', 2)[1] ?? '');
  const unknown = [...query.keys()].find((key) => !keys.includes(key) && !key.startsWith('__'));
  if (unknown !== undefined)
    throw new Inability(
      `?${unknown.slice(0, 40)}`,
      'there is no such parameter',
      suggestWord(unknown.slice(0, 40), keys),
    );
  const agentId = query.get('agentId');
  const [status, since, wait] = [
    readWhole(query, 'status'),
    readWhole(query, 'since'),
    readWhole(query, 'wait'),
  ];
  const filter = requireFilter({
    ...readOperation(query),
    ...(status === undefined ? {} : { status }),
    ...(since === undefined ? {} : { since }),
    ...(agentId === null ? {} : { agentId }),
  });
  return { filter, wait: Math.min(wait ?? 0, longestWait) };
}

/** Answers as soon as a request comes that matches, and with an empty list where none does in time. */
function waitForOne({ bucket, later }: KitContext, { filter, wait }: Asked): Promise<MockResponse> {
  const { found: coming, giveUp } = bucket.journal.wait(filter);
  return new Promise((resolve) => {
    const cancel = later(wait, () => {
      giveUp();
      resolve(found([]));
    });
    coming.then(
      (record) => {
        cancel();
        resolve(found([record]));
      },
      () => {
        cancel();
        resolve(found([]));
      },
    );
  });
}

/** The journal, or what of it is asked for: `?operation=updateAgent&since=3&wait=5000` waits for the next one. */
export function getRequests(context: KitContext, { target }: MockRequest): Answered {
  let asked: Asked | undefined;
  const answered = refuseInability(() => {
    asked = readQuery(target);
    return found(context.bucket.journal.read(asked.filter));
  });
  if (asked === undefined || asked.wait === 0 || answered.body !== '[]') return answered;
  return waitForOne(context, asked);
}

/** One entry of the journal, by the number that its line has. */
export function getRequest({ bucket }: KitContext, { target }: MockRequest): Answered {
  const number = /\/requests\/(\d{1,15})(?:\?|$)/.exec(target)?.[1];
  const record = number === undefined ? undefined : bucket.journal.recordOf(Number(number));
  if (record !== undefined) return found(record);
  return plainError(404, 'Not Found. The journal does not have this entry, or no longer.');
}
