import type { JsonObject } from '../../spec/json-value.ts';
import type { Outcome, Send, SentRequest } from '../run/exchange.ts';
import { readDocument } from './read-document.ts';

export const documentRequest: SentRequest = { method: 'GET', path: '/openapi.json', headers: {} };

/** What a deployment serves at /openapi.json: a document, or why there is none. */
export type ServedDocument =
  | { readonly document: JsonObject; readonly outcome: Extract<Outcome, { kind: 'answer' }> }
  | { readonly document?: never; readonly why: string };

/** Asks for the document, once; the answer is handed on to all that read it. */
export async function fetchDocument(send: Send): Promise<ServedDocument> {
  const outcome = await send(documentRequest);
  if (outcome.kind === 'silence') return { why: `/openapi.json had no answer: ${outcome.detail}` };
  if (outcome.status !== 200) return { why: `it serves no /openapi.json: it answered ${outcome.status}` };
  const document = readDocument(outcome.body);
  return typeof document === 'string' ? { why: unreadable(document) } : { document, outcome };
}

export const unreadable = (why: string) => `what it serves at /openapi.json cannot be read: ${why}`;
