import type { FormOf } from '../../run/wire-form.ts';
import {
  headBytes,
  joinBytes,
  partsOf,
  planOf,
  printHead,
  printParts,
  type RawParts,
  type RawPlan,
  type RawRequest,
  withChunks,
  withLength,
} from './raw-request.ts';

type HeadForm = FormOf<'malformed-head'>;

const withHeader = (parts: RawParts, name: string, value: string): RawParts => ({
  ...parts,
  headers: [...parts.headers, [name, value]],
});

const withLine = (parts: RawParts, change: (line: string) => string): RawParts => ({
  ...parts,
  line: change(parts.line),
});

const named = (parts: RawParts, length: number | string) => withHeader(parts, 'content-length', `${length}`);

/** A body in one chunk, and a content-length that is as long as all of it: whichever is read, nothing is missing. */
function withBoth(parts: RawParts): RawParts {
  const { body } = parts;
  const chunked = joinBytes(headBytes(`${body.length.toString(16)}\r\n`), body, headBytes('\r\n0\r\n\r\n'));
  return withChunks(named(parts, chunked.length), chunked);
}

const many = Array.from({ length: 3000 }, (_, index) => [`x-kit-${index}`, '1'] as const);

/** Parts are given without a content-length. */
const changes: Readonly<
  Record<Exclude<HeadForm, 'header-bare-lf' | 'line-first-empty'>, (parts: RawParts) => RawParts>
> = {
  'line-without-version': (parts) => withLine(withLength(parts), (line) => line.replace(/ HTTP\/1\.1$/, '')),
  'line-with-spaces': (parts) => withLine(withLength(parts), (line) => line.replaceAll(' ', '   ')),
  'line-unknown-version': (parts) => withLine(withLength(parts), (line) => line.replace(/1\.1$/, '9.9')),
  'line-old-version': (parts) => withLine(withLength(parts), (line) => line.replace(/1\.1$/, '1.0')),
  'length-twice': (parts) => named(withLength(parts), Math.max(0, parts.body.length - 1)),
  'length-and-chunks': withBoth,
  'length-negative': (parts) => named(parts, -parts.body.length),
  'length-no-number': (parts) => named(parts, 'kit'),
  'length-too-small': (parts) => named(parts, Math.max(0, parts.body.length - 2)),
  'length-too-large': (parts) => named(parts, parts.body.length + 40),
  'header-folded': (parts) => withHeader(withLength(parts), 'x-kit-folded', 'one\r\n two'),
  'header-space': (parts) => withHeader(withLength(parts), 'x-kit-space ', '1'),
  'header-nul': (parts) => withHeader(withLength(parts), 'x-kit-nul', 'a\0b'),
  'header-no-name': (parts) => withHeader(withLength(parts), '', 'kit'),
  'header-long': (parts) => withHeader(withLength(parts), 'x-kit-long', 'x'.repeat(70_000)),
  'header-many': (parts) => ({ ...withLength(parts), headers: [...withLength(parts).headers, ...many] }),
  'host-missing': (parts) => ({
    ...withLength(parts),
    headers: withLength(parts).headers.filter(([name]) => name !== 'host'),
  }),
  'host-twice': (parts) => withHeader(withLength(parts), 'host', 'kit.invalid'),
};

/** Heads as few clients send them, and as RFC 9112, 2 to 6 does not have them. */
export function planHead(form: HeadForm, request: RawRequest): RawPlan {
  const parts = partsOf(request);
  if (form === 'header-bare-lf')
    return planOf(request, joinBytes(printHead(withLength(parts), '\n'), request.body));
  if (form === 'line-first-empty')
    return planOf(request, joinBytes(headBytes('\r\n'), printParts(withLength(parts))));
  return planOf(request, printParts(changes[form](parts)));
}
