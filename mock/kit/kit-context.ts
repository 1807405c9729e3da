import { isInability } from '../../spec/inability.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import type { Validate } from '../../spec/validators.ts';
import { jsonResponse, type MockRequest, type MockResponse, plainError } from '../exchange.ts';
import type { Bucket } from './bucket.ts';
import type { ReadPage } from './page-file.ts';
import type { RequestFeed } from './request-feed.ts';

/** What an endpoint under `/__kit/` has to work with. */
export interface KitContext {
  readonly bucket: Bucket;
  readonly bucketCount: number;
  /** All of them. */
  readonly buckets: () => readonly Bucket[];
  readonly requestFeed: RequestFeed;
  /** Tells this mock from one that was there before at the same place. */
  readonly instance: string;
  readonly readPage?: ReadPage | undefined;
  /** The check of an agent is large, and loaded when it is first needed. */
  readonly loadValidator: () => Validate | Promise<Validate>;
  /** Runs something later, unless it is told not to. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** Where snapshots are kept in files. */
  readonly writeSnapshot?: WriteSnapshot | undefined;
}

/** Writes the text of a state file, and gives the name of the file. */
export type WriteSnapshot = (text: string) => Promise<string>;

export type Answered = MockResponse | Promise<MockResponse>;

export type Endpoint = (context: KitContext, request: MockRequest) => Answered;

export const found = (value: JsonValue): MockResponse => jsonResponse(200, printJson(value));

export function withValidator(
  { loadValidator }: KitContext,
  answer: (validateAgent: Validate) => MockResponse,
): Answered {
  const validator = loadValidator();
  return validator instanceof Promise ? validator.then(answer) : answer(validator);
}

/** What was given wrong is answered with 400 and its one line. */
export function refuseInability(answer: () => MockResponse): MockResponse {
  try {
    return answer();
  } catch (error) {
    if (isInability(error)) return plainError(400, error.message);
    throw error;
  }
}
