import { type DeclaredOption, isConfigurable, type OptionKind } from '../options/declared-options.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A text in which a variable of the environment is filled in may come to anything. */
const withVariable: Schema = { type: 'string', pattern: '\\$\\{' };
const text: Schema = { type: 'string' };
const textOrTexts: Schema = { anyOf: [text, { type: 'array', items: text }] };

const schemas: Readonly<Record<OptionKind, (option: DeclaredOption) => Schema>> = {
  flag: () => ({ type: 'boolean' }),
  integer: () => ({ anyOf: [{ type: 'integer', minimum: 0 }, withVariable] }),
  duration: () => ({
    anyOf: [{ type: 'string', pattern: '^\\d+(?:\\.\\d+)?(?:ms|s|m|h)$' }, withVariable],
  }),
  choice: ({ placeholder }) => ({ anyOf: [{ enum: placeholder.split('|') }, withVariable] }),
  text: () => text,
  list: () => textOrTexts,
  texts: () => textOrTexts,
};

/** The JSON Schema of a configuration file, from the options that the command declares. */
export function configSchema(options: readonly DeclaredOption[]): Schema {
  const properties = options.filter(isConfigurable).map((option) => {
    const { key, kind, description } = option;
    return [key, { description, ...schemas[kind](option) }] as const;
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Configuration of agent-console-kit',
    description: `agent-console-kit.config.json: one key for each option of check. \${NAME} in a text is replaced by an environment variable that env lists; paths are relative to the file.`,
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: text,
      env: {
        description: 'the environment variables that the file uses; each has to be listed',
        type: 'array',
        items: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
      },
      url: { description: 'base url of the deployment; may have a path prefix', ...text },
      ...Object.fromEntries(properties),
    },
  };
}
