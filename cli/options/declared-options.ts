import type { Command, Option } from 'commander';

/** What an option takes, and a configuration file for it. */
export type OptionKind =
  | ('flag' | 'integer' | 'duration' | 'text' | 'choice')
  /** Several in one text, with commas between. */
  | 'list'
  /** It may be repeated. */
  | 'texts';

/** An option of a command as it was declared. */
export interface DeclaredOption {
  /** As on the command line, without dashes: `agent-id`. */
  readonly key: string;
  /** As the command is given it: `agentId`. */
  readonly attribute: string;
  readonly kind: OptionKind;
  /** What stands for its value in the help: `file`, `format=path`, `quick|deep` for a choice; '' for a flag. */
  readonly placeholder: string;
  readonly description: string;
  /** Whether it may also be said that it is not to be: a flag with `--no-` before its name. */
  readonly isDeniable: boolean;
}

const words = /^[a-z]+(?:\|[a-z]+)+$/;
/** A placeholder that is a word for any value of its sort, beside others. */
const anyName = /\b(?:file|name|dir)\b/;

function kindOf(option: Option, placeholder: string): OptionKind {
  if (option.isBoolean()) return 'flag';
  if (Array.isArray(option.defaultValue)) return 'texts';
  if (placeholder === 'n') return 'integer';
  if (placeholder === 'duration') return 'duration';
  if (placeholder === 'list' || placeholder.endsWith(',…')) return 'list';
  return words.test(placeholder) && !anyName.test(placeholder) ? 'choice' : 'text';
}

/** The options that a command declares, in their order. */
export function declaredOptions({ options }: Pick<Command, 'options'>): readonly DeclaredOption[] {
  const denied = new Set(options.filter(({ negate }) => negate).map((option) => option.attributeName()));
  const named = options.filter(({ negate }) => !negate);
  return named.map((option) => {
    const [, placeholder = ''] = /<([^<]*)>$/.exec(option.flags) ?? [];
    return {
      key: option.name(),
      attribute: option.attributeName(),
      kind: kindOf(option, placeholder),
      placeholder,
      description: option.description,
      isDeniable: denied.has(option.attributeName()),
    };
  });
}

/** Asked for on the command line only: a file that made every run list checks or accept findings would judge nothing. */
const onlyOnTheCommandLine: ReadonlySet<string> = new Set(['config', 'list', 'update-baseline']);

/** Whether a configuration file may have an option. */
export const isConfigurable = ({ key }: Pick<DeclaredOption, 'key'>): boolean =>
  !onlyOnTheCommandLine.has(key);
