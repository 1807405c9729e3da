import type { DialectChoices } from './dialect-points.ts';
import { suggestWord } from './did-you-mean.ts';
import { Inability } from './inability.ts';

/** A stock FastAPI + pydantic deployment. */
const fastapi: DialectChoices = {
  'update-path': '/v1/agent-configurations/{id}',
  'time-unit': 'seconds',
  'null-on-required': 'keep',
  'unknown-keys': 'ignore',
  'read-only-keys': 'ignore',
  'integer-coercion': 'lax',
  'integer-range': 'any',
  'flag-coercion': 'lax',
  'uuid-spellings': 'accept',
  'uuid-answer': 'canonical',
  'uuid-words': 'from-1',
  'nul-in-texts': 'accept',
  'test-score-input': 'text-and-numbers',
  'test-score-lax-text': 'accept',
  'test-score-answer': 'canonical',
  'test-score-digits': 'any',
  'accepted-update': 200,
  'rejected-update': 422,
  'bad-uuid-on-update': 422,
  'malformed-body': 422,
  'missing-body': 422,
  'null-body': 422,
  'missing-genome': 422,
  'other-content-type': 422,
  'missing-content-type': 'reject',
  'unknown-agent-on-update': 404,
  'unknown-agent-on-status': 200,
  'genome-slash': 'redirect-to-slash',
  'trailing-slash': 'redirect',
  'redirect-status': 307,
  'error-items': 'all',
  'error-items-limit': '1000',
  'error-extra-keys': 'input-ctx',
  'unset-fields': 'null',
  'api-key-echo': 'plain',
  'other-method': 405,
  'head-requests': 'as-other-method',
  'options-requests': 'as-other-method',
  'unknown-path': 404,
  auth: 'none',
  'auth-scope': 'all',
  'auth-order': 'after-body',
  'auth-header': 'Authorization',
  'auth-scheme': 'Bearer',
  'list-path': '/v1/agent-configurations',
  'list-envelope': 'array',
  'list-items-key': 'items',
  'list-scores': 'when-asked',
  'list-unscored': 'null',
  'list-flags': 'lax',
  'list-flag-twice': 'last',
  'status-moves': 'free',
  'protection-moves': 'free',
  'simultaneous-updates': 'accept',
  'unique-names': 'free',
  'published-document': 'served',
  'nested-shapes': 'free',
};

/** The opposite corner: not a better server, but so that everything is tested at both ends. */
const strict: DialectChoices = {
  ...fastapi,
  'null-on-required': 'reset',
  'unknown-keys': 'reject',
  'read-only-keys': 'reject',
  'integer-coercion': 'strict',
  'integer-range': '64-bit',
  'flag-coercion': 'strict',
  'uuid-spellings': 'reject',
  'nul-in-texts': 'reject',
  'test-score-input': 'text-only',
  'test-score-lax-text': 'reject',
  'test-score-answer': 'as-sent',
  'malformed-body': 400,
  'other-content-type': 415,
  'missing-content-type': 'accept',
  'unknown-agent-on-status': 404,
  'genome-slash': 'both',
  'trailing-slash': 'unknown-path',
  'error-items-limit': '100',
  'error-extra-keys': 'none',
  'unset-fields': 'left-out',
  'list-unscored': 'left-out',
  'api-key-echo': 'masked',
  auth: 401,
  'auth-order': 'before-body',
  'published-document': 'not-served',
};

export const dialectPresets = { fastapi, strict } as const;

export type PresetName = keyof typeof dialectPresets;

const presetsByName: ReadonlyMap<string, DialectChoices> = new Map(Object.entries(dialectPresets));

export const presetNamed = (name: string): DialectChoices | undefined => presetsByName.get(name);

/** The preset of a name that a user gave. */
export function requirePreset(name: string): DialectChoices {
  const preset = presetNamed(name);
  if (preset !== undefined) return preset;
  throw new Inability(
    `dialect ${name}`,
    'there is no preset of that name',
    suggestWord(name, [...presetsByName.keys()]),
  );
}
