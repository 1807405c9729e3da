import type { SentRequest } from '../run/exchange.ts';

/** A parameter of a media type (RFC 9110, 5.6.6) that changes nothing of JSON: any but another charset than it has. */
function isHarmlessParameter(text: string): boolean {
  const [, name = '', value = ''] = /^([\w-]+)=("[^"]*"|[^\s"]+)$/.exec(text) ?? [];
  return name !== '' && (name.toLowerCase() !== 'charset' || /^"?utf-8"?$/i.test(value));
}

/**
 * Whether a body is called JSON (4.2, 4.3): application/json with any parameters. One that is called something else may
 * be refused, or left unread.
 */
export function isCalledJson({ headers }: Pick<SentRequest, 'headers'>): boolean {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim());
  return type.toLowerCase() === 'application/json' && parameters.every(isHarmlessParameter);
}
