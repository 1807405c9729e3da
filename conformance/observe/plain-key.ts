import type { JsonValue } from '../../spec/json-value.ts';

const mask = /[*•…#]|\.\.\.|redacted|masked|hidden/i;

/** api_key may be masked, hashed or left out: it is seen to be plain where it begins as the kit's keys do. */
export const isPlainKey = (shown: JsonValue | undefined): shown is string =>
  typeof shown === 'string' && /^kit-/i.test(shown) && !mask.test(shown);
