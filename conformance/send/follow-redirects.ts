import { wordList } from '../../spec/word-list.ts';
import type { Received } from './exchange-once.ts';
import { silence } from './silence.ts';

export interface Location {
  readonly origin: string;
  /** With its query, percent-encoded. */
  readonly path: string;
}

export interface Followed {
  readonly received: Received;
  /** Of all places together. */
  readonly ms: number;
  /** As `307 /v1/genomes/`; with the origin where it is another one. */
  readonly redirects: readonly string[];
}

/** Asks one place. `trusted` tells whether it may see the headers of the deployment that was meant. */
export type Visit = (place: Location, trusted: boolean, spentMs: number) => Promise<Received>;

const mostRedirects = 5;

/**
 * Follows 307 and 308, which keep method and body (RFC 9110, 15.4.8 and 15.4.9); every other status is an answer.
 * Trust is lost at the first step to another origin, for good: that origin chooses the way from there. What may not
 * leave the origin that was meant is not sent on, and has no answer; `keptBack` says in words what that is. Nor is a write
 * sent on to another agent.
 */
export async function followRedirects(
  start: Location,
  visit: Visit,
  keptBack: () => string | undefined = () => undefined,
  isWrite = false,
): Promise<Followed> {
  let place = start;
  let trusted = true;
  let ms = 0;
  let redirects: readonly string[] = [];
  const seen: Location[] = [];
  for (;;) {
    const received = await visit(place, trusted, ms);
    ms += received.ms;
    const location = readLocation(received);
    if (location === undefined) return { received, ms, redirects };
    seen.push(place);
    const next = resolveRedirect(location, place);
    const problem =
      judgeRedirect(next, seen, location) ?? (isWrite ? findOtherAgent(next, start) : undefined);
    if (next === undefined || problem !== undefined)
      return { received: silence('redirects', `${problem}.`, ms), ms, redirects };
    trusted &&= next.origin === start.origin;
    const kept = trusted ? undefined : keptBack();
    if (kept !== undefined) {
      const detail = `A redirect leads to ${next.origin}, another origin, which is sent ${kept}: give that url to the kit.`;
      return { received: silence('other-origin', detail, ms), ms, redirects };
    }
    redirects = [...redirects, describeStep(received, next, place)];
    place = next;
  }
}

/** Where a redirect leads, or undefined when its Location is no http url. */
export function resolveRedirect(location: string, from: Location): Location | undefined {
  const base = from.origin + from.path;
  if (!URL.canParse(location, base)) return undefined;
  const url = new URL(location, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return { origin: url.origin, path: url.pathname + url.search };
}

function readLocation(received: Received): string | undefined {
  if (received.kind === 'silence') return undefined;
  return received.status === 307 || received.status === 308 ? received.headers['location'] : undefined;
}

function judgeRedirect(
  next: Location | undefined,
  seen: readonly Location[],
  location: string,
): string | undefined {
  const shown = JSON.stringify(location.slice(0, 200));
  if (next === undefined) return `A redirect leads to ${shown}, which is no http url`;
  if (seen.some(({ origin, path }) => origin === next.origin && path === next.path)) {
    return `The redirects lead in a circle, back to ${shown}`;
  }
  return seen.length > mostRedirects ? `The redirects do not end: more than ${mostRedirects}` : undefined;
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
/** A hyphen or a digit may be escaped on the way there, and plain on the way on. */
const plainOf = (path: string): string =>
  path.replace(/%([2-6][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const uuidsIn = ({ path }: Location): readonly string[] => plainOf(path).toLowerCase().match(uuid) ?? [];

/** A write is sent on to no agent but the one that it was meant for. */
function findOtherAgent(next: Location | undefined, start: Location): string | undefined {
  const [other] = next === undefined ? [] : uuidsIn(next).filter((id) => !uuidsIn(start).includes(id));
  return other === undefined ? undefined : `A redirect of a write leads to ${other}, which nobody named`;
}

function describeStep(received: Received, next: Location, place: Location): string {
  const status = received.kind === 'silence' ? '' : received.status;
  return `${status} ${next.origin === place.origin ? '' : next.origin}${next.path}`;
}

/** What a request may carry to anybody: how its body is to be read, and what may come back. */
const neutral = new Set(wordList`accept accept-encoding content-encoding content-language content-type`);

/** The headers of a request that another origin than the one that was meant may see. */
export function neutralHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => neutral.has(name.toLowerCase())));
}
