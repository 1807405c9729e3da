/** Methods to ask with. DELETE is never sent: what it took away could not be put back. */
export const mutatedMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'QUERY', 'PURGE'] as const;

/** Headers by which servers and what stands before them act; none asks for more than the answer to this request. */
export const mutatedHeaders: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['accept', ['text/html', 'application/xml', 'application/json;q=0', 'x']],
  ['accept-charset', ['utf-16']],
  ['accept-language', ['tr', 'x-klingon', '*;q=0']],
  ['cache-control', ['no-cache', 'only-if-cached']],
  ['cookie', ['a=b; a=c', 'session=']],
  ['content-encoding', ['gzip', 'deflate', 'br', 'x']],
  ['content-language', ['ar']],
  ['forwarded', ['for=[::1];proto=https']],
  ['if-match', ['*', '"x"']],
  ['if-modified-since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'x']],
  ['if-none-match', ['*', 'W/"x"']],
  ['origin', ['null', 'https://example.com']],
  ['prefer', ['return=minimal', 'respond-async']],
  ['range', ['bytes=0-0', 'bytes=9999999-']],
  ['x-forwarded-for', ['127.0.0.1']],
  ['x-forwarded-proto', ['https']],
  ['x-request-id', ['x'.repeat(2000)]],
];
