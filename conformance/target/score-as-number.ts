import { canonicalDecimalText, isDecimalText } from '../../spec/decimal-text.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, JsonNumber } from '../../spec/json-value.ts';
import type { SentRequest } from '../run/exchange.ts';

/** Up to so many digits every deployment keeps what it takes. */
const longest = 15;

/**
 * An update whose test_score is a decimal text, with the number in its place: a deployment that takes numbers only refuses
 * the text, and all that stands beside it. What is spelled in an unusual way is sent as it is.
 */
export function scoreAsNumber(request: SentRequest): SentRequest {
  const { body } = request;
  if (typeof body !== 'string' || !body.includes('"test_score":"')) return request;
  const parsed = parseJson(body);
  if (!parsed.ok || !isJsonObject(parsed.value) || printJson(parsed.value) !== body) return request;
  const { test_score: score } = parsed.value;
  if (typeof score !== 'string' || !isDecimalText(score) || score.replace(/\D/g, '').length > longest)
    return request;
  const number = new JsonNumber(canonicalDecimalText(score));
  return { ...request, body: printJson({ ...parsed.value, test_score: number }) };
}
