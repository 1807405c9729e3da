import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { hashText } from '../record/finding-id.ts';
import { fromBase64, toBase64 } from '../redact/base64.ts';
import type { SentRequest } from '../run/exchange.ts';
import { isWireForm } from '../run/wire-form.ts';
import { hideAgents, showAgents } from './agent-placeholders.ts';
import { type FuzzInput, mostSteps } from './fuzz-input.ts';

/** Bytes as a text with a letter for each of them, and back. */
const lettersOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

/** The name of the file of a behaviour. */
export const corpusFileName = (fingerprint: string): string => `${hashText(fingerprint)}.json`;

function printStep(
  { method, path, headers, body, chunkedAt, wire }: SentRequest,
  agentIds: readonly string[],
) {
  const sent =
    body === undefined
      ? {}
      : typeof body === 'string'
        ? { body: hideAgents(body, agentIds) }
        : { body: toBase64(bytesOf(hideAgents(lettersOf(body), agentIds))), bodyEncoding: 'base64' };
  return {
    method,
    path: hideAgents(path, agentIds),
    headers,
    ...sent,
    ...(chunkedAt === undefined ? {} : { chunkedAt }),
    ...(wire === undefined ? {} : { wire }),
  };
}

/** An input of the corpus as a file. */
export function printInput(
  { steps, isTogether }: FuzzInput,
  fingerprint: string,
  agentIds: readonly string[],
): string {
  const file = {
    corpusVersion: 1,
    fingerprint,
    ...(isTogether ? { together: true } : {}),
    steps: steps.map((step) => printStep(step, agentIds)),
  };
  return `${JSON.stringify(file)}\n`;
}

const isHeaders = (value: JsonValue | undefined): value is { readonly [name: string]: string } =>
  isJsonObject(value) && Object.values(value).every((one) => typeof one === 'string');

const isBorders = (value: JsonValue | undefined): value is readonly number[] =>
  isJsonArray(value) && value.every((one) => typeof one === 'number' && one >= 0);

function readStep(value: JsonValue, agentIds: readonly string[]): SentRequest | undefined {
  if (!isJsonObject(value)) return undefined;
  const { method, path, headers, body, bodyEncoding, chunkedAt, wire } = value;
  if (typeof method !== 'string' || typeof path !== 'string' || !isHeaders(headers)) return undefined;
  if (body !== undefined && typeof body !== 'string') return undefined;
  if (chunkedAt !== undefined && !isBorders(chunkedAt)) return undefined;
  if (wire !== undefined && !(typeof wire === 'string' && isWireForm(wire))) return undefined;
  const start = {
    method,
    path: showAgents(path, agentIds),
    headers,
    ...(wire === undefined ? {} : { wire }),
  };
  if (body === undefined) return start;
  const sent =
    bodyEncoding === 'base64'
      ? bytesOf(showAgents(lettersOf(fromBase64(body)), agentIds))
      : showAgents(body, agentIds);
  return { ...start, body: sent, ...(chunkedAt === undefined ? {} : { chunkedAt }) };
}

/** An input as it was read, and the behaviour that it was kept for. */
export interface ReadInput {
  readonly input: FuzzInput;
  readonly fingerprint: string;
}

function takeInput(file: JsonObject, agentIds: readonly string[]): ReadInput | undefined {
  const { corpusVersion, fingerprint, together, steps } = file;
  if (corpusVersion !== 1 || typeof fingerprint !== 'string' || !isJsonArray(steps)) return undefined;
  const read = steps.flatMap((step) => readStep(step, agentIds) ?? []);
  if (read.length !== steps.length || read.length === 0 || read.length > mostSteps) return undefined;
  return { fingerprint, input: { steps: read, ...(together === true ? { isTogether: true } : {}) } };
}

/** Reads an input of the corpus for these agents; refuses what the kit did not write. */
export function readInput(text: string, file: string, agentIds: readonly string[]): ReadInput {
  const parsed = parseJson(text);
  const read = parsed.ok && isJsonObject(parsed.value) ? takeInput(parsed.value, agentIds) : undefined;
  if (read !== undefined) return read;
  throw new Inability(
    `corpus ${file}`,
    'it is not an input that fuzz kept',
    'Remove the file; the others are used.',
  );
}
