import { isInability } from '../../spec/inability.ts';
import type { LoadedConfig } from './config-file.ts';
import type { Configured } from './read-config.ts';

export interface CommandLine<Given> {
  readonly url: string | undefined;
  readonly given: Given;
}

const keyOf = (attribute: string) => attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Takes from the configuration what the command line does not say; an option that is given replaces a whole list. */
export function applyConfig<Given extends object>(
  { url, given }: CommandLine<Given>,
  config: Configured,
  isGiven: (attribute: string) => boolean,
): CommandLine<Given> & { readonly fromFile: readonly string[] } {
  const missing = Object.entries(config.values).filter(([attribute]) => !isGiven(attribute));
  return {
    url: url ?? config.url,
    given: { ...given, ...Object.fromEntries(missing) },
    fromFile: [...missing.map(([attribute]) => keyOf(attribute)), ...(url === undefined ? ['url'] : [])],
  };
}

/** Texts shorter than this are no secrets, and stand in every other word. */
const shortestSecret = 4;

/** A text in which values that came from the environment stand as their names. */
export const nameVariables = (text: string, { filled }: Pick<LoadedConfig, 'filled'>): string =>
  filled
    .filter(([, value]) => value.length >= shortestSecret)
    .toSorted(([, left], [, right]) => right.length - left.length)
    .reduce((named, [name, value]) => named.replaceAll(value, `\${${name}}`), text);

/** Runs a command; what it refuses of a configuration is told with its file, and secrets stay hidden. */
export async function namingSource(
  config: LoadedConfig,
  fromFile: readonly string[],
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!isInability(error)) throw error;
    const safe = nameVariables(error.message, config);
    const [, option = ''] = /^(?:--)?([a-z-]+)\b/.exec(error.message) ?? [];
    error.message = fromFile.includes(option) ? `configuration ${config.file}: ${safe}` : safe;
    throw error;
  }
}
