// Imports a module of tests, which node:test runs one after another.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The seconds of processor time that this process and those it waited for have taken. */
function secondsTaken() {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  if (!existsSync('/proc/self/stat')) return own;
  // Behind the name, which may hold spaces, user and system time of children are the 14th and 15th, in hundredths.
  const fields = readFileSync('/proc/self/stat', 'latin1')
    .replace(/^.*\) /, '')
    .split(' ');
  return own + (Number(fields[13]) + Number(fields[14])) / 100;
}

if (process.env.KIT_TEST_TIMES !== undefined)
  process.on('exit', () => console.log(`# seconds ${secondsTaken().toFixed(2)}`));

await import(pathToFileURL(resolve(process.argv[2])).href);
