import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programArguments } from '../../fixtures/program.ts';
import { root } from './pages.ts';

const quote = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' ');

/** Of a command that sends thousands of requests a few are enough to try it; what a page gives goes before this.
 * A shard needs as many cases as there are shards. */
const program = `part="$1"; shift
case "$part" in
  check)
    few=list-carries-scores-when-asked
    if [[ "$*" == *--shard* ]]; then few="evolution-status-*"; fi
    set -- --profile quick --cases 0 --only "$few" "$@" ;;
  compare) set -- --seed 1 --cases 40 "$@" ;;
  mock) set -- "$@" --port 0 ;;
esac
exec ${quote([process.execPath, ...programArguments])} "$part" "$@"`;

const npx = (version: string) => `if [[ "$1" == --yes ]]; then shift; fi
case "$1" in
  agent-console-kit | agent-console-kit@${version}) shift; exec agent-console-kit "$@" ;;
esac
echo "npx: $1 is not this version of this package" >&2; exit 127`;

/** A script of package.json: the program where it is one, else known by its name, since CI runs it. */
function scriptCase([name, command]: readonly [string, string]): string {
  const calls = name === 'start' || name === 'test' ? `${name} | "run ${name}"` : `"run ${name}"`;
  const [, part] = /^node dist\/cli\/main\.cjs (\w+)$/.exec(command) ?? [];
  return `  ${calls}) ${part === undefined ? 'exit 0' : `exec agent-console-kit ${part} "$@"`} ;;`;
}

const npm = (version: string, scripts: readonly (readonly [string, string])[]) => `called="$1"
if [[ "$1" == run ]]; then called="run $2"; shift; fi
shift
if [[ "$called" == i ]]; then called="i $*"; fi
if [[ "$1" == -- ]]; then shift; fi
case "$called" in
  ci | "i -D agent-console-kit" | "i -D agent-console-kit@${version}") exit 0 ;;
${scripts.map(scriptCase).join('\n')}
esac
echo "npm: there is no $called" >&2; exit 1`;

const curl = `exec ${quote([process.execPath, fileURLToPath(new URL('curl.mjs', import.meta.url))])} "$@"`;

/** Writes npm, npx, curl and the program into a folder, to be found before any others. */
export function writeStandIns(folder: string): void {
  const { version, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const texts = {
    'agent-console-kit': program,
    npx: npx(version),
    npm: npm(version, Object.entries(scripts)),
    curl,
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(join(folder, name), `#!/usr/bin/env bash\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
}
