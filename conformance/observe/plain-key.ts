import type { JsonValue } from '../../spec/json-value.ts';

const mask = /[*•…#]|\.\.\.|redacted|masked|hidden/i;

/** api_key may be masked, hashed or left out: it is seen to be plain where it begins as the kit's keys do. */
export const isPlainKey = (shown: JsonValue | undefined): shown is string =>
  typeof shown === 'string' && /^kit-/i.test(shown) && !mask.test(shown);

const hash = /^(?:sha\d*[:-])?[\da-f]{32,}$|^\$\w+\$/i;

/** Whether a key is there and not shown: some deployments show it to whoever sets it, and to nobody else. */
export const isHiddenKey = (shown: JsonValue | undefined): boolean =>
  shown === undefined || (typeof shown === 'string' && (mask.test(shown) || hash.test(shown)));
