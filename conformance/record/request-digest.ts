import type { SentRequest } from '../run/exchange.ts';

/** A running hash over requests, in the order in which they are planned: the same seed and options give the same. */
export interface RequestDigest {
  readonly add: (request: SentRequest) => void;
  readonly text: () => string;
}

/** Two multiplicative hashes side by side, 64 bits in all: enough to tell two runs apart, and it needs no platform. */
export function createRequestDigest(): RequestDigest {
  let [left, right] = [0xdeadbeef, 0x41c6ce57];
  const addText = (text: string) => {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      left = Math.imul(left ^ code, 2654435761);
      right = Math.imul(right ^ code, 1597334677);
    }
    left = (left << 5) | (left >>> 27);
  };
  return {
    add: ({ method, path, headers, body, chunkedAt, wire }) => {
      addText(`${method} ${path} ${JSON.stringify(headers)}\n`);
      if (body !== undefined) addText(typeof body === 'string' ? body : body.join(','));
      if (chunkedAt !== undefined) addText(`chunked at ${chunkedAt.join(',')}`);
      if (wire !== undefined) addText(wire);
    },
    text: () => [left, right].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join(''),
  };
}
