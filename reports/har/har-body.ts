import type { Content, PostData } from 'har-format';
import type { RecordedExchange } from '../../conformance/run/run-record.ts';

const encoder = new TextEncoder();

/** How many bytes a body had on the wire: text goes as UTF-8. */
export function bytesOfBody({ body, bodyEncoding }: RecordedExchange['request']): number {
  if (body === undefined) return 0;
  if (bodyEncoding === undefined) return encoder.encode(body).length;
  return Math.floor((body.replace(/={1,2}$/, '').length * 3) / 4);
}

/** What was sent. HAR has no encoding for it, so bytes that are no text are told by a field of ours, and so are chunks. */
export function postDataOf(request: RecordedExchange['request']): { readonly postData?: PostData } {
  const { body, bodyEncoding, chunkedAt, headers } = request;
  if (body === undefined) return {};
  const mimeType = headers['content-type'] ?? '';
  const encoding = bodyEncoding === undefined ? {} : { _encoding: bodyEncoding, comment: 'not text: base64' };
  const transfer = chunkedAt === undefined ? {} : { _chunkedAt: chunkedAt };
  return { postData: { mimeType, text: body, ...encoding, ...transfer } };
}

/** What a record puts behind a body that it keeps only in part. */
const cutMark = /… \((\d+) characters\)$/;

/** What came back; a body that is kept only in part says so. */
export function harContent(body: string, headers: Readonly<Record<string, string>>): Content {
  const whole = cutMark.exec(body.slice(-60))?.[1];
  const note = whole === undefined ? {} : { comment: `recorded in part: ${whole} characters in all` };
  return {
    size: encoder.encode(body).length,
    mimeType: headers['content-type'] ?? 'x-unknown',
    text: body,
    ...note,
  };
}
