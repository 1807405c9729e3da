import type { ArtifactContent, WebRequest, WebResponse } from 'sarif';
import type { RecordedExchange } from '../../conformance/run/run-record.ts';

function bodyOf({ body, bodyEncoding }: RecordedExchange['request']): { readonly body?: ArtifactContent } {
  if (body === undefined) return {};
  return { body: bodyEncoding === 'base64' ? { binary: body } : { text: body } };
}

/** What was sent (SARIF 2.1.0, 3.46). */
export function webRequestOf({ request }: RecordedExchange): WebRequest {
  const { method, url, headers } = request;
  return { method, target: url, headers: { ...headers }, ...bodyOf(request) };
}

/** What came back (3.47). */
export function webResponseOf({ response }: RecordedExchange): WebResponse {
  if ('silence' in response)
    return { noResponseReceived: true, properties: { silence: response.silence, detail: response.detail } };
  const { status, headers, body } = response;
  return { statusCode: status, headers: { ...headers }, body: { text: body } };
}
