import { visibleText } from '../../terminal/visible-text.ts';
import type { ShownLine } from './shown-line.ts';

type Headers = Readonly<Record<string, string>>;

/** Every request carries these, and none decides how it is judged. */
const ofEveryRequest =
  /^(?:host|connection|content-length|accept|accept-encoding|user-agent|x-agent-console-kit-.*)$/i;

/** Headers of an answer that tell why it is as it is. */
const telling = /^(?:allow|location|retry-after|www-authenticate|content-encoding)$/i;

const most = 8;

function showNamed(
  headers: Headers,
  isShown: (name: string) => boolean,
  width: number,
): readonly ShownLine[] {
  return Object.entries(headers)
    .filter(([name]) => isShown(name))
    .slice(0, most)
    .map(([name, value]) => ({ text: visibleText(`${name}: ${value}`, width) }));
}

/** The headers of a request that matter; that a body has no content-type matters too. */
export function showSentHeaders(headers: Headers, hasBody: boolean, width: number): readonly ShownLine[] {
  const isBare = hasBody && !Object.keys(headers).some((name) => /^content-type$/i.test(name));
  const shown = showNamed(headers, (name) => !ofEveryRequest.test(name), width);
  return isBare ? [...shown, { text: '(no content-type)' }] : shown;
}

/** The headers of an answer that matter; the content-type stands beside the status. */
export function showAnsweredHeaders(headers: Headers, width: number): readonly ShownLine[] {
  return showNamed(headers, (name) => telling.test(name), width);
}
