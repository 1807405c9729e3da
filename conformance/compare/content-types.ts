import fc from 'fast-check';

/** Content types with which a right body is sent; undefined for none. */
export const contentTypes = fc.constantFrom(
  undefined,
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/merge-patch+json',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
);

/** The headers with this content type, or none. */
export const headersFor = (type: string | undefined) => (type === undefined ? {} : { 'content-type': type });
