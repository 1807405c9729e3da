import { isDefinedUuid } from '../../spec/uuid-text.ts';
import { accepted, acceptedByMost, type Expectation, openAt, rejectedAt } from './expectation.ts';
import type { PathParameter } from './locate.ts';

const hasControl = (text: string) => [...text].some((letter) => letter < ' ' || letter === '\u007f');

/** 4.1, 4.3: the id in a path is a uuid; what is none is rejected. */
export function expectPathParameter({ name, text, uuidClass }: PathParameter): Expectation {
  const place = ['path', name];
  if (uuidClass === 'good') return isDefinedUuid(text) ? accepted : acceptedByMost;
  // Routes are found by patterns in which a point stands for all but line ends, and what stands before a server refuses
  // control characters by itself: whoever reads the id may never see it.
  if (uuidClass === 'bad' && hasControl(text)) return openAt(place, 'control-in-path');
  // aiohttp takes no brace for a part of a path.
  if (uuidClass === 'bad' && /[{}]/.test(text)) return openAt(place, 'brace-in-path');
  if (uuidClass === 'bad') return rejectedAt(place, 'not-a-uuid');
  return openAt(place, /%5c|\\/i.test(text) ? 'backslash-in-path' : 'lax-uuid-spelling');
}
