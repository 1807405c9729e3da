#!/usr/bin/env node
// npm test: type check, lint and tests side by side, since none of them keeps every processor busy by itself. What
// each of the first two printed is shown when it is done.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(script, stdio) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, stdio });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => {
      const isDone = code === 0;
      process.stdout.write(Buffer.concat(chunks));
      console.log(`${isDone ? 'ok' : 'failed'}  npm run ${script}`);
      resolve(isDone);
    });
  });
}

const results = await Promise.all([
  run('typecheck', 'pipe'),
  run('lint', 'pipe'),
  run('test:unit', 'inherit'),
]);
process.exitCode = results.every((isDone) => isDone) ? 0 : 1;
