import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { shellWord } from '../../spec/shell-word.ts';

/** A recorded request with its answer, as far as it is copied. */
export interface CopiedExchange {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly bucket: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonValue | undefined;
  readonly operation: string;
  readonly agentId: string;
  readonly status: number;
  readonly answer: JsonValue | undefined;
}

/** What was redacted has to be filled in by whoever sends it again. */
function headersOf({ headers, bucket }: CopiedExchange): readonly (readonly [string, string])[] {
  const named = Object.entries(headers);
  return bucket === '' ? named : [...named, ['x-kit-bucket', bucket]];
}

export function asCurl(exchange: CopiedExchange): string {
  const { origin, method, path, body } = exchange;
  return [
    ...['curl', '-i', ...(method === 'GET' ? [] : ['-X', method]), shellWord(`${origin}${path}`)],
    ...headersOf(exchange).flatMap(([name, value]) => ['-H', shellWord(`${name}: ${value}`)]),
    ...(body === undefined ? [] : ['-d', shellWord(printJson(body))]),
  ].join(' ');
}

export function asFetch(exchange: CopiedExchange): string {
  const { origin, method, path, body } = exchange;
  const headers = headersOf(exchange);
  const lines = [
    `  method: ${JSON.stringify(method)},`,
    ...(headers.length === 0 ? [] : [`  headers: ${JSON.stringify(Object.fromEntries(headers))},`]),
    ...(body === undefined ? [] : [`  body: ${JSON.stringify(printJson(body))},`]),
  ];
  return `await fetch(${JSON.stringify(`${origin}${path}`)}, {\n${lines.join('\n')}\n});`;
}

function answerOf({ status, answer }: CopiedExchange): JsonObject {
  return answer === undefined ? { status } : { status, body: answer };
}

/** A line of a test that brings this answer about; undefined where there is no such operation, or no answer. */
export function asFailNext(exchange: CopiedExchange): string | undefined {
  const { operation, status } = exchange;
  if (operation === '' || status < 200) return undefined;
  return `mock.failNext('${operation}', ${printJson(answerOf(exchange))});`;
}

/** The same as a rule of a scenario. */
export function asRule(exchange: CopiedExchange): string | undefined {
  const { operation, agentId, status } = exchange;
  if (status < 200) return undefined;
  return printJson({
    on: operation === '' ? '*' : operation,
    ...(agentId === '' ? {} : { agentId }),
    answer: answerOf(exchange),
  });
}
