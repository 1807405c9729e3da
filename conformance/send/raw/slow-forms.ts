import type { FormOf } from '../../run/wire-form.ts';
import {
  partsOf,
  printHead,
  printParts,
  type RawPlan,
  type RawRequest,
  type RawWrite,
  withLength,
} from './raw-request.ts';

type SlowForm = FormOf<'slow-bytes'>;

const pieces = 5;
/** Long enough for a server to read each piece by itself. */
const pauseMs = 2;
/** As long as most servers take to say that they go on. */
const expectMs = 10;

/** Bytes in a few pieces, with a pause before each but the first. */
function trickle(bytes: Uint8Array): readonly RawWrite[] {
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, at) => ({
    bytes: bytes.subarray(at * size, (at + 1) * size),
    ...(at === 0 ? {} : { afterMs: pauseMs }),
  }));
}

function writesOf(form: SlowForm, request: RawRequest): readonly RawWrite[] {
  const parts = withLength(partsOf(request));
  const { body } = parts;
  switch (form) {
    case 'slow-head':
      return [...trickle(printHead(parts)), { bytes: body }];
    case 'slow-body':
      return [{ bytes: printHead(parts) }, ...trickle(body)];
    case 'expect-continue': {
      const asking = { ...parts, headers: [...parts.headers, ['expect', '100-continue'] as const] };
      return [{ bytes: printHead(asking) }, { bytes: body, afterMs: expectMs }];
    }
  }
}

/** Requests that arrive bit by bit, as over a slow line. */
export const planSlowly = (form: SlowForm, request: RawRequest): RawPlan => ({
  writes: writesOf(form, request),
  methods: [request.method],
  at: 0,
});

/** The request with Expect: 100-continue, and its body at once (RFC 9110, 10.1.1 allows it). */
export function printExpecting(request: RawRequest): Uint8Array {
  const parts = withLength(partsOf(request));
  return printParts({ ...parts, headers: [...parts.headers, ['expect', '100-continue']] });
}
