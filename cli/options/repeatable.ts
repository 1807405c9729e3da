import { Option } from 'commander';

/** An option that may be given several times; `byDefault` is what stands for none. */
export function repeatable(flags: string, description: string, byDefault = 'none'): Option {
  return new Option(flags, `${description}; can be repeated`)
    .argParser((value: string, before: readonly string[]) => [...before, value])
    .default([], byDefault);
}

/** Where reports are written, by format. */
export const reportOption = (byDefault: string): Option =>
  repeatable(
    '--report <format=path>',
    'write a report: json, junit, html, markdown, sarif or har',
    byDefault,
  );
