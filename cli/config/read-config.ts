import type { Environment } from '../../conformance/send/proxy.ts';
import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { parseJsonFile } from '../../spec/json-file.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { type DeclaredOption, isConfigurable, type OptionKind } from '../options/declared-options.ts';
import { type Substituted, substituteVariables, variableName } from '../options/substitute-variables.ts';

/** A value as the command line would have given it. */
type ConfiguredValue = string | readonly string[] | boolean;

/** What a configuration file asks for. */
export interface Configured {
  readonly url: string | undefined;
  /** By the attribute of the option. */
  readonly values: Readonly<Record<string, ConfiguredValue>>;
  /** What came from the environment. */
  readonly filled: Substituted['filled'];
  /** Those of these values that nothing may show, but within the url. */
  readonly hidden: readonly string[];
}

const remedy = 'Correct the file; its JSON Schema is agent-console-kit/config.schema.json.';

/** What each kind takes, in words for the message. */
const expected: Readonly<Record<OptionKind, string>> = {
  flag: 'true or false',
  integer: 'a whole number',
  duration: 'a duration, such as "30s"',
  text: 'a text',
  choice: 'a text',
  list: 'a text with commas, or a list of texts',
  texts: 'a text, or a list of texts',
};

/** What is of these kinds is no secret, and stands in every line of a report; nor is the id of an agent. */
const shownKinds: ReadonlySet<OptionKind> = new Set(['flag', 'integer', 'duration', 'choice']);
const isShown = (key: string, kind: OptionKind) => key === 'agent-id' || shownKinds.has(kind);

const isTexts = (value: JsonValue): value is readonly string[] =>
  isJsonArray(value) && value.every((item) => typeof item === 'string');

/** The value as the command line would have it; undefined where it is of the wrong type. */
function convert(value: JsonValue, is: OptionKind): ConfiguredValue | undefined {
  if (is === 'integer' && isJsonNumber(value)) return typeof value === 'number' ? String(value) : undefined;
  if (is === 'texts') return typeof value === 'string' ? [value] : isTexts(value) ? value : undefined;
  if (is === 'list' && isTexts(value)) return value.join(',');
  return typeof value === 'string' && is !== 'flag' ? value : undefined;
}

/** What a configuration is read with. */
interface ConfigSource {
  /** How the file is called in messages. */
  readonly file: string;
  readonly options: readonly DeclaredOption[];
  readonly variables: Environment;
  /** Resolves a path in the file to where the file is, as people expect. */
  readonly resolve: (path: string) => string;
}

function resolvePaths(
  value: ConfiguredValue,
  { placeholder }: DeclaredOption,
  resolve: ConfigSource['resolve'],
): ConfiguredValue {
  const resolveText = (text: string) => {
    if (placeholder === 'file' || placeholder === 'dir') return resolve(text);
    if (placeholder === 'format=path')
      return text.replace(/^([^=]*=)(.+)$/s, (_, start, path) => start + resolve(path));
    // A name has neither point nor slash; a file has.
    return placeholder.endsWith('|file') && /[./\\]/.test(text) ? resolve(text) : text;
  };
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' ? resolveText(value) : value.map(resolveText);
}

/** Ends the reading of a file; the remedy is to mend it, unless there is a better one. */
type Refuse = (why: string, how?: string) => never;

function checkKeys(given: readonly string[], options: readonly DeclaredOption[], refuse: Refuse): void {
  const keys = ['$schema', 'env', 'url', ...options.filter(isConfigurable).map(({ key }) => key)];
  const wrong = given.find((key) => !keys.includes(key));
  if (wrong === undefined) return;
  if (options.some(({ key }) => key === wrong))
    refuse(`"${wrong}" is allowed on the command line only`, `Remove it, and use --${wrong}.`);
  refuse(`it has an unknown key "${wrong}"`, suggestWord(wrong, keys));
}

/** The variables of the environment that a file lists: it is seen at once what it takes. */
function readListed(value: JsonValue | undefined, refuse: Refuse): ReadonlySet<string> {
  if (value === undefined) return new Set();
  if (!isTexts(value)) return refuse('"env" has to be a list of variable names');
  const wrong = value.find((name) => !variableName.test(name));
  return wrong === undefined
    ? new Set(value)
    : refuse(`"env" has ${JSON.stringify(wrong)}, which is not the name of a variable`);
}

const urlKey = { key: 'url', kind: 'text', isDeniable: false } as const;

/** Reads the text of a configuration file: a key for every option of the command, and `url`. */
export function readConfig(text: string, { file, options, variables, resolve }: ConfigSource): Configured {
  const what = `configuration ${file}`;
  const refuse: Refuse = (why, how = remedy) => {
    throw new Inability(what, why, how);
  };
  const config = parseJsonFile(text, { what, remedy });
  if (!isJsonObject(config)) return refuse('it is not an object');
  checkKeys(Object.keys(config), options, refuse);
  const listed = readListed(config['env'], refuse);
  const filled: (readonly [string, string])[] = [];
  const hidden: string[] = [];
  const read = (
    { key, kind, isDeniable }: Pick<DeclaredOption, 'key' | 'kind' | 'isDeniable'>,
    value: JsonValue,
  ): ConfiguredValue | undefined => {
    if (kind === 'flag' && typeof value === 'boolean') return value || isDeniable ? value : undefined;
    const substituted = substituteVariables(value, { key, listed, variables, refuse });
    filled.push(...substituted.filled);
    if (!isShown(key, kind)) hidden.push(...substituted.filled.map(([, found]) => found));
    return convert(substituted.value, kind) ?? refuse(`"${key}" has to be ${expected[kind]}`);
  };
  const values: Record<string, ConfiguredValue> = {};
  for (const option of options) {
    const { key, attribute } = option;
    const given = config[key];
    const value = given === undefined ? undefined : read(option, given);
    if (value !== undefined) values[attribute] = resolvePaths(value, option, resolve);
  }
  const url = config['url'] === undefined ? undefined : read(urlKey, config['url']);
  return { url: typeof url === 'string' ? url : undefined, values, filled, hidden };
}
