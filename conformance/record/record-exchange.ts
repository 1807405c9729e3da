import { startOf } from '../../spec/cut-text.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { toBase64 } from '../redact/base64.ts';
import { createRedact, isOwnText, type Redact, redacted, sentKeys } from '../redact/redact.ts';
import { isSecretName } from '../redact/secret-name.ts';
import { secretsInside } from '../redact/secrets-inside.ts';
import type { Exchange, Outcome, SentRequest } from '../run/exchange.ts';
import type { RecordedExchange } from '../run/recorded-exchange.ts';
import { chunkedHeader } from '../run/transfer.ts';

/** Answers are kept up to here; what matters of a longer one stands in the finding. */
const mostCharacters = 20_000;

/** A secret may stand where the text is cut, and be known by the mark. */
function recordBody(text: string, redact: Redact): { readonly body: string; readonly bodyLength?: number } {
  if (text.length <= mostCharacters) return { body: redact(text) };
  const body = redact(`${startOf(text, mostCharacters)}…`).replace(/…$/, '');
  return { body, bodyLength: text.length };
}

function recordRequest(
  { method, path, headers, body, chunkedAt, wire }: SentRequest,
  url: string,
): RecordedExchange['request'] {
  const form = wire === undefined ? {} : { wire };
  const asked = { method, url: url.replace(/\/$/, '') + path, headers, ...form };
  if (body === undefined) return asked;
  const start =
    chunkedAt === undefined ? asked : { ...asked, headers: { ...headers, ...chunkedHeader }, chunkedAt };
  if (typeof body === 'string') return { ...start, body };
  return { ...start, body: toBase64(body), bodyEncoding: 'base64' };
}

function recordOutcome(outcome: Outcome, redact: Redact): RecordedExchange['response'] {
  if (outcome.kind === 'silence') {
    return { silence: outcome.reason, detail: redact(outcome.detail), ms: Math.round(outcome.ms) };
  }
  const headers = Object.entries(outcome.headers).filter(([name]) => name !== 'set-cookie');
  return {
    status: outcome.status,
    headers: Object.fromEntries(
      headers.map(([name, value]) => [name, isSecretName(name) ? redacted : redact(value)]),
    ),
    ...recordBody(outcome.body, redact),
    ms: Math.round(outcome.ms),
    redirects: outcome.redirects.map(redact),
  };
}

/** What a list, a status or a genome shows of agents that nobody named is called a secret there. */
function secretsOf({ operation, outcome }: Exchange): readonly string[] {
  if (operation === 'updateAgent' || outcome.kind !== 'answer') return [];
  const parsed = parseJson(outcome.body);
  return parsed.ok ? secretsInside(parsed.value).filter((secret) => !isOwnText(secret)) : [];
}

/** An exchange as it goes into a record: secrets are taken out here, so that nothing later can print them. */
export function recordExchange(exchange: Exchange, url: string, hide: Redact): RecordedExchange {
  const { request, outcome } = exchange;
  const known = hide.except?.(sentKeys([request.body])) ?? hide;
  const shown = secretsOf(exchange);
  const hideShown = shown.length === 0 ? undefined : createRedact(shown);
  const redact: Redact = hideShown === undefined ? known : (text) => hideShown(known(text));
  const recorded = recordRequest(request, url);
  const body = recorded.body === undefined ? {} : { body: redact(recorded.body) };
  return {
    request: { ...recorded, url: redact(recorded.url), ...body },
    response: recordOutcome(outcome, redact),
  };
}
