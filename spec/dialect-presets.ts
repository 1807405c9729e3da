import type { Dialect } from './dialect-points.ts';

/** A stock FastAPI + pydantic deployment. */
const fastapi: Dialect = {
  'update-path': '/v1/agent-configurations/{id}',
  'time-unit': 'seconds',
  'null-on-required': 'keep',
  'unknown-keys': 'ignore',
  'read-only-keys': 'ignore',
  'integer-coercion': 'lax',
  'flag-coercion': 'lax',
  'uuid-spellings': 'accept',
  'test-score-input': 'text-and-numbers',
  'test-score-lax-text': 'accept',
  'test-score-answer': 'canonical',
  'malformed-body': 422,
  'missing-body': 422,
  'other-content-type': 422,
  'missing-content-type': 'reject',
  'unknown-agent-on-update': 404,
  'unknown-agent-on-status': 200,
  'genome-slash': 'redirect-to-slash',
  'redirect-status': 307,
  'error-items': 'all',
  'error-extra-keys': 'input-ctx',
  'unset-fields': 'null',
  'api-key-echo': 'plain',
  'other-method': 405,
  'unknown-path': 404,
  auth: 'none',
  'auth-header': 'Authorization',
  'auth-scheme': 'Bearer',
  'list-path': '/v1/agent-configurations',
  'list-envelope': 'array',
  'list-items-key': 'items',
  'list-scores': 'when-asked',
  'nested-shapes': 'free',
};

/** The opposite corner: not a better server, but so that everything is tested at both ends. */
const strict: Dialect = {
  ...fastapi,
  'null-on-required': 'reset',
  'unknown-keys': 'reject',
  'read-only-keys': 'reject',
  'integer-coercion': 'strict',
  'flag-coercion': 'strict',
  'uuid-spellings': 'reject',
  'test-score-input': 'text-only',
  'test-score-lax-text': 'reject',
  'test-score-answer': 'as-sent',
  'malformed-body': 400,
  'missing-body': 422,
  'other-content-type': 415,
  'missing-content-type': 'accept',
  'unknown-agent-on-update': 404,
  'unknown-agent-on-status': 404,
  'genome-slash': 'both',
  'error-extra-keys': 'none',
  'unset-fields': 'left-out',
  'api-key-echo': 'masked',
  auth: 401,
};

/** The dialects that have a name. */
export const dialectPresets = { fastapi, strict } as const;

export type PresetName = keyof typeof dialectPresets;
