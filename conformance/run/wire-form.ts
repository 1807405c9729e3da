/** What is known of a way to put a request on the wire that HTTP clients do not have. */
export interface WireTraits {
  /** The mutation of `fuzz` that makes it. */
  readonly family: 'pipelining' | 'slow-bytes' | 'chunk-oddities' | 'malformed-head' | 'odd-target';
  readonly about: string;
  /** RFC 9112 lets a client send it so: that no answer comes is worth telling. */
  readonly isWellFormed: boolean;
  /** However it is read, nothing of it is missing: a server has no reason to wait for more. */
  readonly isWhole: boolean;
  readonly needsBody: boolean;
}

const decided = { family: 'pipelining', isWellFormed: true, isWhole: true, needsBody: false } as const;
const afterBody = { ...decided, needsBody: true } as const;
const slow = { family: 'slow-bytes', isWellFormed: true, isWhole: true, needsBody: true } as const;
const chunks = { family: 'chunk-oddities', isWellFormed: true, isWhole: true, needsBody: true } as const;
const brokenChunks = { ...chunks, isWellFormed: false } as const;
const head = { family: 'malformed-head', isWellFormed: false, isWhole: true, needsBody: false } as const;
const target = { family: 'odd-target', isWellFormed: false, isWhole: true, needsBody: false } as const;

/** Every form, by name: names stand in records and never change. */
export const wireForms = {
  'pipelined-last': { ...decided, about: 'right behind three readings, in one write' },
  'pipelined-first': { ...decided, about: 'right before three readings, in one write' },
  'behind-extension': { ...afterBody, about: 'behind itself with a chunk extension, on one connection' },
  'behind-trailer': { ...afterBody, about: 'behind itself with a trailer, on one connection' },
  'behind-expect': { ...afterBody, about: 'behind itself with Expect: 100-continue, on one connection' },
  'slow-head': { ...slow, needsBody: false, about: 'the head in pieces, with pauses' },
  'slow-body': { ...slow, about: 'the body in pieces, with pauses' },
  'expect-continue': { ...slow, about: 'the body a moment after a head with Expect: 100-continue' },
  'chunk-extension': { ...chunks, about: 'chunks with extensions' },
  'chunk-trailer': { ...chunks, about: 'a trailer behind the last chunk' },
  'chunk-zeros': { ...chunks, about: 'sizes of chunks with zeros before them, in capitals' },
  'chunk-bytes': { ...chunks, about: 'a chunk for each byte' },
  'chunk-size-too-small': { ...brokenChunks, about: 'a chunk that is longer than its size' },
  'chunk-size-too-large': { ...brokenChunks, isWhole: false, about: 'a chunk that is shorter than its size' },
  'chunk-size-no-hex': { ...brokenChunks, about: 'a size of a chunk that is no number' },
  'chunk-size-huge': { ...brokenChunks, isWhole: false, about: 'a size of a chunk beyond 64 bits' },
  'chunk-bare-lf': { ...brokenChunks, isWhole: false, about: 'line feeds alone between chunks' },
  'chunk-no-end': { ...brokenChunks, isWhole: false, about: 'no last chunk' },
  'line-first-empty': { ...head, isWellFormed: true, about: 'an empty line before the request line' },
  'line-without-version': { ...head, about: 'a request line without a version' },
  'line-with-spaces': { ...head, about: 'a request line with more spaces than two' },
  'line-unknown-version': { ...head, about: 'HTTP/9.9' },
  'line-old-version': { ...head, isWellFormed: true, about: 'HTTP/1.0' },
  'length-twice': { ...head, needsBody: true, about: 'two content-lengths that differ' },
  'length-and-chunks': { ...head, needsBody: true, about: 'content-length and transfer-encoding' },
  'length-negative': { ...head, needsBody: true, about: 'a content-length below zero' },
  'length-no-number': { ...head, needsBody: true, about: 'a content-length that is no number' },
  'length-too-small': { ...head, needsBody: true, about: 'a content-length that leaves out the last bytes' },
  'length-too-large': {
    ...head,
    needsBody: true,
    isWhole: false,
    about: 'a content-length beyond the body',
  },
  'header-bare-lf': { ...head, isWhole: false, about: 'line feeds alone between headers' },
  'header-folded': { ...head, about: 'a header on two lines' },
  'header-space': { ...head, about: 'a space before the colon of a header' },
  'header-nul': { ...head, about: 'a NUL in a header' },
  'header-no-name': { ...head, about: 'a header without a name' },
  'header-long': { ...head, about: 'a header of 70,000 letters' },
  'header-many': { ...head, about: 'three thousand headers' },
  'host-missing': { ...head, about: 'no host' },
  'host-twice': { ...head, about: 'two hosts' },
  'target-absolute': { ...target, isWellFormed: true, about: 'the whole url for a target' },
  'target-fragment': { ...target, about: 'a fragment behind the path' },
  'target-space': { ...target, about: 'a space in the path' },
  'target-bytes': { ...target, about: 'bytes in the path that are no ASCII' },
  'target-backslash': { ...target, about: 'a backslash behind the path' },
  'target-no-slash': { ...target, about: 'no slash before the path' },
  'target-long': { ...target, about: 'a query of 70,000 letters' },
} as const satisfies Readonly<Record<string, WireTraits>>;

export type WireForm = keyof typeof wireForms;

/** The forms that one mutation makes. */
export type FormOf<Family extends WireTraits['family']> = {
  [Form in WireForm]: (typeof wireForms)[Form]['family'] extends Family ? Form : never;
}[WireForm];

/** Whether a form is of a family. */
export const isOfFamily = <Family extends WireTraits['family']>(
  form: WireForm,
  family: Family,
): form is FormOf<Family> => wireForms[form].family === family;

/** The names of all forms. */
export const wireFormNames: readonly WireForm[] = Object.keys(wireForms).filter(isWireForm);

/** Whether a text names a form. */
export function isWireForm(text: string): text is WireForm {
  return Object.hasOwn(wireForms, text);
}

/** What is known of a form. */
export const traitsOf = (form: WireForm): WireTraits => wireForms[form];

/** Whether it goes out twice on one connection: a server may carry out both at the same time. */
export const isBesideItself = (form: WireForm | undefined): boolean => form?.startsWith('behind-') === true;

/** Whether the request itself is as clients send it, and only stands among others: the contract decides it as ever. */
export const isPipelined = (form: WireForm): boolean => isOfFamily(form, 'pipelining');
