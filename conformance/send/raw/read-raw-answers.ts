/** An answer as it was read off a connection. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** What the bytes of a connection hold so far. */
export interface ReadSoFar {
  /** Whole ones, in order, interim ones left out. */
  readonly answers: readonly RawAnswer[];
  /** Whether something stands there that is no HTTP. */
  readonly isBroken: boolean;
}

const blankLine = Buffer.from('\r\n\r\n', 'latin1');
const statusLine = /^HTTP\/1\.[01] (\d{3})(?: |$)/;
const header = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):(.*)$/;
const chunkSize = /^[0-9a-fA-F]{1,12}(?=[ \t;]|$)/;

interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

function readHead(text: string): Head | undefined {
  const [first = '', ...lines] = text.split('\r\n');
  const status = statusLine.exec(first)?.[1];
  if (status === undefined) return undefined;
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name, padded = ''] = header.exec(line) ?? [];
    if (name === undefined) return undefined;
    const value = padded.trim();
    const known = headers[name.toLowerCase()];
    headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
  }
  return { status: Number(status), headers };
}

/** A part of the bytes that is whole, and where the next one begins. */
interface Part {
  readonly bytes: Buffer;
  readonly next: number;
}

/** RFC 9112, 7.1. */
function readChunked(all: Buffer, start: number): Part | 'more' | 'broken' {
  const parts: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = all.indexOf('\r\n', at, 'latin1');
    if (lineEnd === -1) return 'more';
    const size = chunkSize.exec(all.toString('latin1', at, lineEnd))?.[0];
    if (size === undefined) return 'broken';
    const length = Number.parseInt(size, 16);
    at = lineEnd + 2;
    if (length === 0) {
      // Without a trailer the blank line stands right behind the size.
      const end = all.indexOf(blankLine, at - 2);
      return end === -1 ? 'more' : { bytes: Buffer.concat(parts), next: end + blankLine.length };
    }
    if (all.length < at + length + 2) return 'more';
    parts.push(all.subarray(at, at + length));
    at += length + 2;
  }
}

const hasNoBody = ({ status }: Head, method: string) => method === 'HEAD' || status === 204 || status === 304;

/** RFC 9112, 6.3. */
function readBody(
  all: Buffer,
  start: number,
  head: Head,
  method: string,
  isEnded: boolean,
): Part | 'more' | 'broken' {
  if (hasNoBody(head, method)) return { bytes: Buffer.alloc(0), next: start };
  if (/chunked/i.test(head.headers['transfer-encoding'] ?? '')) return readChunked(all, start);
  const length = head.headers['content-length'];
  if (length === undefined) return isEnded ? { bytes: all.subarray(start), next: all.length } : 'more';
  if (!/^\d{1,12}$/.test(length)) return 'broken';
  const next = start + Number(length);
  return all.length < next ? 'more' : { bytes: all.subarray(start, next), next };
}

/**
 * Reads the answers to requests of these methods off a connection; `isEnded` tells that no more bytes come. An HTTP
 * client is of no use here: it knows of no requests but its own.
 */
export function readRawAnswers(all: Buffer, methods: readonly string[], isEnded: boolean): ReadSoFar {
  const answers: RawAnswer[] = [];
  let at = 0;
  while (answers.length < methods.length && at < all.length) {
    const end = all.indexOf(blankLine, at);
    if (end === -1) return { answers, isBroken: isEnded || !couldBegin(all.subarray(at)) };
    const head = readHead(all.toString('latin1', at, end));
    if (head === undefined) return { answers, isBroken: true };
    const start = end + blankLine.length;
    if (head.status < 200) {
      at = start;
      continue;
    }
    const part = readBody(all, start, head, methods[answers.length] ?? 'GET', isEnded);
    if (part === 'broken') return { answers, isBroken: true };
    if (part === 'more') return { answers, isBroken: false };
    answers.push({ ...head, bytes: part.bytes });
    at = part.next;
  }
  return { answers, isBroken: false };
}

const beginning = 'HTTP/1.';

function couldBegin(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, beginning.length);
  return beginning.startsWith(text);
}
