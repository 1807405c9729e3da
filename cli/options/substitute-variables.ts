import type { Environment } from '../../conformance/send/proxy.ts';
import { isJsonArray, type JsonValue } from '../../spec/json-value.ts';

/** Values with their variables filled in, and what was filled in: it may be secret. */
export interface Substituted {
  readonly value: JsonValue;
  readonly filled: readonly (readonly [name: string, text: string])[];
}

/** `$${` stands for `${` itself. */
const reference = /\$(\$\{)|\$\{([^}]*)(\}?)/g;
export const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** What values are filled in with. */
interface Filling {
  readonly key: string;
  /** The variables that the file says that it uses. */
  readonly listed: ReadonlySet<string>;
  readonly variables: Environment;
  /** Ends the reading with what is wrong, and what to do. */
  readonly refuse: (why: string, remedy: string) => never;
}

function substituteText(text: string, { key, listed, variables, refuse }: Filling): Substituted {
  const filled: [string, string][] = [];
  const value = text.replace(reference, (_, escaped, name = '', end = '') => {
    if (escaped !== undefined) return escaped;
    if (end === '' || !variableName.test(name))
      return refuse(
        `"${key}" has \${ without the name of a variable and }`,
        `Write it as \${NAME}, or $\${ for \${ itself.`,
      );
    if (!listed.has(name))
      return refuse(
        `"${key}" uses the environment variable ${name}, which is not listed in "env"`,
        `List it: "env": ["${name}"].`,
      );
    const found = variables[name];
    // CI systems give what is not set as an empty text.
    if (found === undefined || found === '')
      return refuse(`"${key}" uses the environment variable ${name}, which is not set`, `Set ${name}.`);
    filled.push([name, found]);
    return found;
  });
  return { value, filled };
}

/** Fills `${NAME}` in, in texts and in lists of them. */
export function substituteVariables(value: JsonValue, filling: Filling): Substituted {
  if (typeof value === 'string') return substituteText(value, filling);
  if (!isJsonArray(value)) return { value, filled: [] };
  const items = value.map((item) => substituteVariables(item, filling));
  return { value: items.map((item) => item.value), filled: items.flatMap(({ filled }) => filled) };
}
