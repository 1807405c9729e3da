/** A part of an exchange, or of what else a check looks at. */
export type PlacePart =
  /** Of the request. */
  | 'request'
  | 'method'
  | 'path'
  | 'query'
  | 'header'
  | 'body'
  /** Of the answer: its status and body, or one of its headers. */
  | 'answer'
  | 'answer-header'
  /** What arrived at the evolution service. */
  | 'forwarded'
  /** The document that the deployment publishes. */
  | 'document'
  /** A point of the dialect. */
  | 'dialect';

/** Where a departure is: a part, and a JSON pointer into it; empty for all of it. */
export interface Place {
  readonly part: PlacePart;
  readonly pointer: string;
}

const escapeName = (name: string | number) => String(name).replaceAll('~', '~0').replaceAll('/', '~1');

/** The place that a way of names and positions leads to. */
export const placeAt = (part: PlacePart, ...names: readonly (string | number)[]): Place => ({
  part,
  pointer: names.map((name) => `/${escapeName(name)}`).join(''),
});

/** The names on the way to a place, outermost first. */
export const namesAt = ({ pointer }: Place): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Whether two places are one. */
export const isSamePlace = (left: Place, right: Place): boolean =>
  left.part === right.part && left.pointer === right.pointer;

/** A place in a few words: `body hub`, `answer detail 0 loc`. */
export const placeText = (place: Place): string => [place.part, ...namesAt(place)].join(' ');
