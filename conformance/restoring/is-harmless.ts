import { evolutionStatusRequest, updateRequest } from '../generate/cases.ts';
import type { Located } from '../oracle/locate.ts';
import type { Subject } from '../oracle/subject.ts';
import { understand } from '../oracle/understand.ts';
import type { SentRequest } from '../run/exchange.ts';
import { measureBody } from './measure-body.ts';

/**
 * What mutations that hurt nobody make at most: `chunked` sends four pieces, `nest-value` wraps what stands some levels
 * down sixty times, `grow-list` and `many-lengths` make lists of 220 items and texts of 4,200 letters, to which others
 * add a few.
 */
const most = { borders: 3, depth: 70, items: 220, letters: 4300 };

/** A long run of one letter. */
const run = /(.)\1{199,}/s;
/** Those that are made to see what length a field takes are of these letters, with two before them, or what a key begins with. */
const stretched = /^(?:kit-)?x{0,2}(?:x+|é+|0+)$/;

const isHarmlessText = (text: string) =>
  text.length <= most.letters && (!run.test(text) || stretched.test(text));

function isHarmlessBody(body: string): boolean {
  const { depth, items, texts } = measureBody(body);
  return depth <= most.depth && items <= most.items && texts.every(isHarmlessText);
}

/** Whether a path is spelled as the contract has it: a proxy may lead any other spelling to another service. */
function isUsualPath(path: string, { parameter }: Located, subject: Subject): boolean {
  const { updatePath, listPath, genomePath, otherGenomePath } = subject;
  if (parameter === undefined) return [listPath, genomePath, otherGenomePath].includes(path);
  const { text } = parameter;
  return (
    parameter.uuidClass === 'good' &&
    [updateRequest(updatePath, text, '').path, evolutionStatusRequest(text).path].includes(path)
  );
}

/** Whether none of the mutations that can hurt has a part in a request: the contract knows it, and nothing in it is large. */
export function isHarmless(request: SentRequest, subject: Subject): boolean {
  const { path, body = '', chunkedAt = [], wire } = request;
  const { located, expectation } = understand(request, subject);
  if (wire !== undefined || located === undefined || expectation.hostile) return false;
  if (typeof body !== 'string' || chunkedAt.length > most.borders) return false;
  return isUsualPath(path, located, subject) && isHarmlessBody(body);
}
