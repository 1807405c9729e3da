import type { JsonObject } from '../../../spec/json-value.ts';

const texts = [
  ...['name', 'display_name', 'title', 'description', 'notes', 'category', 'icon', 'color', 'owner', 'team'],
  ...['type', 'role', 'version', 'environment', 'region', 'language', 'framework', 'provider', 'model'],
  ...['agent_name', 'instructions', 'system_prompt', 'prompt', 'reasoning_effort', 'transport', 'protocol'],
  ...['command', 'cwd', 'branch', 'commit', 'commit_sha', 'path', 'entrypoint', 'checksum', 'organization'],
];
const addresses = ['url', 'endpoint', 'base_url', 'server_url', 'repository_url', 'repo_url', 'archive_url'];
const numbers = [
  ...['temperature', 'top_p', 'top_k', 'max_tokens', 'max_output_tokens', 'frequency_penalty', 'seed', 'n'],
  ...['presence_penalty', 'repetition_penalty', 'timeout', 'timeout_ms', 'timeout_seconds', 'max_retries'],
  ...['weight', 'priority', 'order', 'depth', 'max_depth', 'port'],
];
const flags = ['enabled', 'stream', 'required', 'active', 'is_default'];
const lists = ['servers', 'tools', 'allowed_tools', 'args', 'stop', 'tags', 'labels', 'scopes', 'children'];
const objects = [
  'headers',
  'env',
  'extra',
  'metadata',
  'config',
  'params',
  'options',
  'settings',
  'logit_bias',
];

/**
 * Keys that nested objects usually have, with values that most would take. None that is called a key, a token or a
 * secret: what stands there is not overwritten.
 */
export const usualKeys: JsonObject = Object.fromEntries([
  ...texts.map((key) => [key, 'kit'] as const),
  ...addresses.map((key) => [key, 'https://kit.example/kit'] as const),
  ...['repository', 'avatar_url', 'homepage'].map((key) => [key, 'https://kit.example/kit'] as const),
  ...numbers.map((key) => [key, 1] as const),
  ...flags.map((key) => [key, true] as const),
  ...lists.map((key) => [key, []] as const),
  ...objects.map((key) => [key, {}] as const),
  ['agent_id', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'] as const,
]);
