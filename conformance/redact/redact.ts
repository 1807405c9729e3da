import type { SentRequest } from '../run/exchange.ts';
import { type ApiKeyMember, apiKeyMembers, type KeyKind, saysApiKey } from './api-key-members.ts';
import { decodedLayers, type Layer } from './decoded-layers.ts';
import { foldCase } from './fold-case.ts';
import { createNeedleSearch, type NeedleSearch } from './needle-search.ts';
import { secretNeedles } from './secret-needles.ts';

/** What stands for a secret wherever something is recorded. */
export const redacted = '[redacted]';

/** Takes secrets out of a text: known ones in every spelling, and every api_key that the kit did not make up. */
export interface Redact {
  (text: string): string;
  /** The same, but for values that are no texts and that the kit itself sent as api_keys. */
  readonly except?: (own: ReadonlySet<string>) => (text: string) => string;
}

export interface RedactOptions {
  /** Names that go with secrets: they are taken out as words alone. */
  readonly names?: Iterable<string> | undefined;
  /** Texts that are shown whatever stands in them: the url that the user gave. */
  readonly shown?: readonly string[] | undefined;
}

/** A part of a text and what takes its place. */
interface Hit {
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/** Of the same kind as what it stands for, so that a finding about the kind of a value still shows it; a number cannot be. */
const marks: Readonly<Record<KeyKind, (quote: string) => string>> = {
  text: () => redacted,
  number: (quote) => quote + redacted + quote,
  object: (quote) => `{${quote}redacted${quote}:${quote}${redacted}${quote}}`,
  list: (quote) => `[${quote}${redacted}${quote}]`,
};

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** What the kit makes up begins so, and is no secret. */
export const isOwnText = (key: string) => key === '' || key.startsWith('kit-');

/** The api_keys of other kinds than text that the kit sent in these texts. */
export function sentKeys(bodies: readonly SentRequest['body'][]): ReadonlySet<string> {
  const texts = bodies.filter((body) => typeof body === 'string');
  const sent = texts.flatMap((text) =>
    [...apiKeyMembers(text)].flatMap(({ kind, start, end }) =>
      kind === 'text' ? [] : [withoutSpaces(text.slice(start, end))],
    ),
  );
  return new Set(sent);
}

function hitOf(
  member: ApiKeyMember,
  layer: Layer,
  source: string,
  own: ReadonlySet<string>,
): Hit | undefined {
  const { at, start, end, kind, quote } = member;
  const value = layer.text.slice(start, end);
  if (kind === 'text' ? isOwnText(value) : own.has(withoutSpaces(value))) return undefined;
  // As deep in JSON as the member is, a quote has backslashes before it.
  const written = quote === '' ? '' : source.slice(layer.offsetOf(at - 1), layer.offsetOf(at));
  return { start: layer.offsetOf(start), end: layer.offsetOf(end), mark: marks[kind](written) };
}

/** Members of every layer; one that an outer layer shows already has there its right end. */
function findMembers(layers: readonly Layer[], source: string, own: ReadonlySet<string>): readonly Hit[] {
  const seen = new Set<number>();
  return layers
    .filter(({ text }) => saysApiKey(text))
    .flatMap((layer) =>
      [...apiKeyMembers(layer.text)].flatMap((member) => {
        const at = layer.offsetOf(member.at);
        if (seen.has(at)) return [];
        seen.add(at);
        return hitOf(member, layer, source, own) ?? [];
      }),
    );
}

function findSecrets(layers: readonly Layer[], search: NeedleSearch): readonly Hit[] {
  const hits: Hit[] = [];
  for (const { text, offsetOf } of layers)
    search(foldCase(text), (start, end) => {
      hits.push({ start: offsetOf(start), end: offsetOf(end), mark: redacted });
    });
  return hits;
}

/** Whether a hit lies within one of these texts. */
function isWithin({ start, end }: Hit, texts: readonly string[], source: string): boolean {
  return texts.some((text) =>
    source.slice(Math.max(0, end - text.length), start + text.length).includes(text),
  );
}

/** Puts marks in the place of hits; those that overlap become one. */
function replaceHits(source: string, hits: readonly Hit[]): string {
  const sorted = hits.toSorted((left, right) => left.start - right.start || right.end - left.end);
  let shown = '';
  let [end, mark] = [0, ''];
  for (const hit of sorted) {
    if (hit.start >= end) {
      shown += mark + source.slice(end, hit.start);
      ({ end, mark } = hit);
    } else if (hit.end > end) [end, mark] = [hit.end, redacted];
  }
  return shown + mark + source.slice(end);
}

export function createRedact(
  secrets: Iterable<string>,
  { names = [], shown = [] }: RedactOptions = {},
): Redact {
  const known = new Set(secrets);
  const needles = [
    ...[...known].flatMap((secret) => secretNeedles(secret, false)),
    ...[...new Set(names)].flatMap((name) => secretNeedles(name, true)),
  ];
  const search = needles.length === 0 ? undefined : createNeedleSearch(needles);
  const spared = shown.filter((text) => text !== '');
  const redactExcept = (own: ReadonlySet<string>) => (text: string) => {
    // A secret too short to be told from other texts is known where it stands alone.
    if (text !== '' && known.has(text)) return redacted;
    const layers = decodedLayers(text);
    const hits = [
      ...findMembers(layers, text, own),
      ...(search === undefined ? [] : findSecrets(layers, search)),
    ];
    if (hits.length === 0) return text;
    return replaceHits(
      text,
      hits.filter((hit) => !isWithin(hit, spared, text)),
    );
  };
  return Object.assign(redactExcept(new Set()), { except: redactExcept });
}
