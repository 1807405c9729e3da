import type { SentRequest } from '../run/exchange.ts';

/** RFC 8259, 11 knows no parameters; the charset that JSON has anyway is what many clients send. */
const jsonType = /^application\/json(?: ?; ?charset="?utf-8"?)?$/i;

/** Whether a body is called JSON (4.2, 4.3): one that is called something else may be refused, or left unread. */
export function isCalledJson({ headers }: Pick<SentRequest, 'headers'>): boolean {
  return jsonType.test(headers['content-type']?.trim() ?? '');
}
