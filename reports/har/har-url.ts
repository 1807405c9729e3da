const origin = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?=[/?#]|$)/i;

/** What may not stand behind the origin of a url (RFC 3986, 3.3 to 3.5), and a percent sign that begins no code. */
const notAllowed = /%(?![0-9a-f]{2})|[^\w.~!$&'()*+,;=:@/?%-]/giu;

const encoder = new TextEncoder();
const percentEncode = (character: string) =>
  Array.from(
    encoder.encode(character),
    (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');

/**
 * The url of a record as a HAR may have it. What was sent can be more than a url allows, and `[redacted]` is too; what
 * is no url at all stays readable behind a host that there is not (RFC 2606).
 */
export function harUrl(url: string): string {
  const [start] = origin.exec(url) ?? ['http://invalid/'];
  const rest = start === 'http://invalid/' ? url : url.slice(start.length);
  return start + rest.replace(notAllowed, percentEncode);
}
