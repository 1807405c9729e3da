/** How the contract takes a text in place of a uuid: it is one, it is none for any parser, or that is left open. */
export type UuidClass = 'good' | 'bad' | 'either';

const hyphenated = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const simple = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/i;
export const urnPrefix = 'urn:uuid:';

// Front ends refuse kilobytes of path before any parser sees them.
const mostCharacters = 1000;

/** Tells whether the text is a hyphenated uuid (RFC 9562, section 4) of any case, version and variant. */
export function isUuid(text: string): boolean {
  return hyphenated.test(text);
}

const defined = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const nilOrMax = /^(?:0{8}-(?:0{4}-){3}0{12}|f{8}-(?:f{4}-){3}f{12})$/;

/** Tells whether RFC 9562 defines the uuid: versions 1 to 8 of its own variant, nil, and max, which zod takes in lower case alone. */
export function isDefinedUuid(text: string): boolean {
  return defined.test(text) || nilOrMax.test(text);
}

/** Gives the lower-case hyphenated form of a uuid, hyphenated, bare, in braces or as a urn. */
export function canonicalUuid(text: string): string | undefined {
  if (isUuid(text)) return text.toLowerCase();
  const unwrapped = unwrap(text);
  return isUuid(unwrapped) ? unwrapped.toLowerCase() : undefined;
}

/** The same as Python's uuid.UUID reads it: hyphens count for nothing, wherever they stand, nor do braces around it. */
export function canonicalUuidOfDigits(text: string): string | undefined {
  const digits = text.replace(/urn:|uuid:|^\{|\}$|-/g, '');
  return simple.test(digits) ? canonicalUuid(digits) : undefined;
}

/** Tells whether both texts spell the same uuid. */
export function sameUuid(left: string, right: string): boolean {
  const canonical = canonicalUuid(left);
  return canonical !== undefined && canonical === canonicalUuid(right);
}

/**
 * Sorts a text into good, bad and either. Bad has a character that no spelling of a uuid has, or digits that are
 * not 32; section 7 of the contract gives a path that is not a uuid as its own example of what is rejected.
 */
export function classifyUuid(text: string): UuidClass {
  if (isUuid(text)) return 'good';
  const isOpen = mayNotReachAParser(text) || hasThirtyTwoDigits(text);
  return isOpen ? 'either' : 'bad';
}

function unwrap(text: string): string {
  if (text.startsWith(urnPrefix)) return text.slice(urnPrefix.length);
  if (text.startsWith('{') && text.endsWith('}')) return text.slice(1, -1);
  return text.replace(simple, '$1-$2-$3-$4-$5');
}

/** In a path these are routed, trimmed, normalised or refused before they are parsed. */
function mayNotReachAParser(text: string): boolean {
  return (
    text.length > mostCharacters ||
    text === '' ||
    text === '.' ||
    text === '..' ||
    // Python strips more than JavaScript does.
    /^[\s\p{Cc}]|[\s\p{Cc}]$/u.test(text) ||
    text.includes('\0') ||
    // Lone surrogates, what undecodable bytes become, slashes.
    /[\p{Cs}\uFFFD/]/u.test(text)
  );
}

/**
 * Python's uuid.UUID drops `urn:` and `uuid:` anywhere, outer braces and all hyphens, and gives 32 characters
 * to int(…, 16), which takes digits of any script, underscores, a plus, `0x` and outer white space. Rust's uuid,
 * Postgres and ramsey/uuid take less than that. Letters of the prefix are passed over wherever they stand.
 */
function hasThirtyTwoDigits(text: string): boolean {
  const digits = text
    .replace(/urn:/gi, '')
    .replace(/uuid:/gi, '')
    .replace(/[-{}urni:]/gi, '');
  return Array.from(digits).length === 32 && /^\+?(?:0x)?[\p{Nd}a-f_]+$/iu.test(digits.trim());
}
