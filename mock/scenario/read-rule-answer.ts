import type { JsonValue } from '../../spec/json-value.ts';
import { hasNoBody, statusRange } from './answerable-status.ts';
import { MemberReader } from './member-reader.ts';
import type { RuleAnswer } from './rule.ts';

const keys = ['status', 'headers', 'body'];
const form = 'Write "answer": { "status": 503 }.';
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;
/** What node:http and the Fetch API both take. */
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;
const ofTheConnection = ['content-length', 'transfer-encoding', 'connection'];

/** The headers of an answer, as they can be sent. */
function readHeaders(reader: MemberReader): Readonly<Record<string, string>> | undefined {
  const headers = reader.texts('headers');
  for (const [name, value] of Object.entries(headers ?? {})) {
    const key = `headers.${name}`;
    if (!headerName.test(name)) reader.refuse(key, 'it is no name of a header', 'Write one as retry-after.');
    if (ofTheConnection.includes(name.toLowerCase()))
      reader.refuse(
        key,
        'the mock sets it itself',
        'Leave it out; a rule with "break": "cut" sends too little.',
      );
    if (!headerValue.test(value))
      reader.refuse(
        key,
        'a header cannot have such characters',
        'Keep to one line of visible ISO-8859-1 characters.',
      );
  }
  return headers;
}

/** Status, headers and body, where a reader finds them. */
export function readAnswerMembers(reader: MemberReader): RuleAnswer {
  const status = reader.whole('status', statusRange.from, statusRange.to);
  if (status === undefined) return reader.refuse('status', 'it is missing', 'An answer needs a status.');
  const headers = readHeaders(reader);
  const body = reader.get('body');
  if (body !== undefined && hasNoBody(status))
    reader.refuse('body', `an answer with status ${status} has none`, 'Leave it out.');
  return { status, ...(headers === undefined ? {} : { headers }), ...(body === undefined ? {} : { body }) };
}

export function readAnswer(value: JsonValue, place: string): RuleAnswer {
  return readAnswerMembers(new MemberReader(value, place, keys, form));
}
