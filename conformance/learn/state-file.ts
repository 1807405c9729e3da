import { printJson } from '../../spec/json-print.ts';
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '../../spec/json-value.ts';
import { isSecretMember, isSecretPair } from '../redact/holds-secret.ts';
import { type Redact, redacted } from '../redact/redact.ts';

/** All texts and numbers of a value that is called a secret. */
function hide(value: JsonValue): JsonValue {
  if (value === null || typeof value === 'boolean') return value;
  if (isJsonArray(value)) return value.map(hide);
  return isJsonObject(value) ? mapMembers(value, hide) : redacted;
}

/** Of a pair, what it is called stays. */
const saysWhat = /^(?:name|key)$/;

/** A value as it was read, without the secrets that are known or called so. */
function withoutSecrets(value: JsonValue, redact: Redact): JsonValue {
  if (typeof value === 'string') return redact(value);
  if (isJsonArray(value)) return value.map((item) => withoutSecrets(item, redact));
  if (isJsonObject(value)) {
    const isPair = isSecretPair(value);
    return mapMembers(value, (member, name) =>
      isSecretMember(name, member) || (isPair && !saysWhat.test(name))
        ? hide(member)
        : withoutSecrets(member, redact),
    );
  }
  const printed = printJson(value);
  return redact(printed) === printed ? value : redacted;
}

/** A state file of agents that were read, for the mock: as they were, but that nobody has an api_key. */
export function stateFileOf(agents: Iterable<JsonObject>, redact: Redact): JsonObject {
  const shown = [...agents].map((agent) =>
    mapMembers(agent, (member, name) => {
      if (name === 'api_key') return null;
      return isSecretMember(name, member) ? hide(member) : withoutSecrets(member, redact);
    }),
  );
  return { agents: shown };
}
