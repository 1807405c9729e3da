import { parseJson } from '../../spec/json-parse.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { PrismReply, PrismViolation } from './prism.ts';

const isText = (value: JsonValue): value is string => typeof value === 'string';

/** Prism cuts a header past 8 KB, after a few words: what is whole of the list is kept. */
function parseList(header: string): JsonValue | undefined {
  const text = header.replace(/^[^[]*/, '');
  const whole = parseJson(text);
  if (whole.ok) return whole.value;
  const upToLastWhole = parseJson(`${text.slice(0, text.lastIndexOf('},{'))}}]`);
  return upToLastWhole.ok ? upToLastWhole.value : undefined;
}

function readViolation(item: JsonValue): PrismViolation | undefined {
  if (!isJsonObject(item)) return undefined;
  const { location, message } = item;
  if (!isJsonArray(location) || typeof message !== 'string') return undefined;
  return { location: location.filter(isText), message };
}

/** What Prism answers in place of an answer that it cannot read: a problem document of its own (RFC 9457). */
function readProblem({ body, status }: PrismReply): PrismViolation {
  const parsed = parseJson(body);
  const title = parsed.ok && isJsonObject(parsed.value) ? parsed.value['title'] : undefined;
  // Its titles name the place that Prism was given for the deployment, which is gone afterwards.
  const message =
    typeof title === 'string' ? title.replace(/ at https?:\S+/, '') : `Prism answers ${status} in its place`;
  return { location: ['response', 'body'], message };
}

/** The violations that Prism saw in an answer of this status; undefined where it did not judge it. */
export function readOpinion(status: number, reply: PrismReply): readonly PrismViolation[] | undefined {
  if (reply.status !== status) return [readProblem(reply)];
  if (reply.violations === undefined) return [];
  const list = parseList(reply.violations);
  if (!isJsonArray(list)) return undefined;
  const violations = list.flatMap((item) => readViolation(item) ?? []);
  // Requests are not validated, so what it says of one is that it knows no such path.
  if (violations.some(({ location }) => location[0] === 'request')) return undefined;
  return violations;
}
