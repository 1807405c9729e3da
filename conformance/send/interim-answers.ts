/** `HTTP/1.1 1`: what every interim answer begins with, but for the digit of the version. */
const beginnings = ['HTTP/1.1 1', 'HTTP/1.0 1'].map((text) => Buffer.from(text, 'latin1'));
const blankLine = Buffer.from('\r\n\r\n', 'latin1');
/** Longer ones are left to the parser, which has a limit of its own. */
const longestHead = 65_536;
const statusAt = 9;
const noBytes = Buffer.alloc(0);

/** Whether bytes are, as far as they go, the beginning of an interim answer. A change of protocol (101) is none. */
function mayBeInterim(bytes: Buffer): boolean {
  const known = bytes.subarray(0, statusAt + 1);
  if (!beginnings.some((beginning) => beginning.subarray(0, known.length).equals(known))) return false;
  return bytes.toString('latin1', statusAt, statusAt + 3) !== '101';
}

/**
 * Takes interim answers out of what comes before an answer. RFC 9110, 15.2: a client has to take any number of them,
 * also unasked, and may pass over them; undici ends the connection at a 100 that it did not ask for.
 */
export class InterimAnswers {
  #isAwaited = false;
  #held: Buffer = noBytes;

  /** A request is sent: interim answers may come now. */
  await(): void {
    this.#isAwaited = true;
    this.#held = noBytes;
  }

  /** What is left of the next bytes of a connection; null where more have to come first. */
  passOver(chunk: Buffer): Buffer | null {
    if (!this.#isAwaited) return chunk;
    let bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    this.#held = noBytes;
    while (bytes.length > 0 && mayBeInterim(bytes)) {
      const end = bytes.indexOf(blankLine);
      if (end === -1 && bytes.length < longestHead) {
        this.#held = bytes;
        return null;
      }
      if (end === -1) break;
      bytes = bytes.subarray(end + blankLine.length);
    }
    if (bytes.length === 0) return null;
    this.#isAwaited = false;
    return bytes;
  }
}
