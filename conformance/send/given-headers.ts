// Set by the connection itself (RFC 9110, 7.6.1 and 8.6): a value from outside would break the framing.
const ownedByTheConnection = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

// RFC 9110, 5.1 and 5.5.
const headerName = /^[!#$%&'*+.^_`|~0-9a-z-]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Reads the headers that people give for every request: names in lower case, and only what can be sent. */
export function readGivenHeaders(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const lowered = name.toLowerCase();
    if (!headerName.test(lowered)) throw new Error(`"${name}" is no name of a header.`);
    if (ownedByTheConnection.has(lowered)) {
      throw new Error(`The header ${name} belongs to the connection and cannot be given: leave it out.`);
    }
    // The value may be a secret: it is not shown.
    if (!headerValue.test(value)) {
      throw new Error(`The value of the header ${name} has characters that no header can carry.`);
    }
    read[lowered] = value;
  }
  return read;
}
