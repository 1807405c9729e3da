import type { Redact } from '../redact/redact.ts';
import type { SentRequest } from '../run/exchange.ts';

/** What one side has of its own: it stands in its answers, and cannot be the same on the other side. */
export interface SideNames {
  readonly url: string;
  /** In the order of the pairs. */
  readonly agentIds: readonly string[];
  readonly redact: Redact;
}

/** Makes a text of one side comparable with the text of the other. */
export type CanonicalText = (text: string) => string;

const uuids = /[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}/gi;
/** Times as RFC 3339 and ISO 8601 write them. */
const times = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g;

const bareUuid = (uuid: string) => uuid.replaceAll('-', '').toLowerCase();

/** Every part of a request in which a value may have been sent. */
export const sentText = ({ path, body }: SentRequest): string =>
  typeof body === 'string' ? `${path}\n${body}` : path;

/** What was sent stays; ids that were made up, times of the server, addresses and secrets become marks. */
export function createCanonicalText(
  { url, agentIds, redact }: SideNames,
  request: SentRequest,
): CanonicalText {
  const own = agentIds.map(bareUuid);
  const { origin, host } = new URL(url);
  const addresses = [url.replace(/\/$/, ''), origin, host];
  let sent: string | undefined;
  const wasSent = (text: string): boolean => {
    sent ??= sentText(request);
    return sent.includes(text);
  };
  const markUuid = (uuid: string): string => {
    const pair = own.indexOf(bareUuid(uuid));
    if (pair !== -1) return `«agent ${pair + 1}»`;
    return wasSent(uuid) || wasSent(uuid.toLowerCase()) || wasSent(uuid.toUpperCase()) ? uuid : '«id»';
  };
  return (text) => {
    if (text.length < 8) return text;
    const known = addresses.reduce((rest, address) => rest.replaceAll(address, '«url»'), redact(text));
    return known.replace(uuids, markUuid).replace(times, (time) => (wasSent(time) ? time : '«time»'));
  };
}
