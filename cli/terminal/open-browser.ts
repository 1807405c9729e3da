/** Edge: the browser of whoever sits before this machine. */
import { spawn } from 'node:child_process';
import { Inability } from '../../spec/inability.ts';

const openers: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  // `start` is a word of the shell; its first argument is the title of a window.
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a url in the browser, the one that BROWSER names where it is set; resolves when it was asked to. */
export function openBrowser(url: string, browser = process.env['BROWSER']): Promise<void> {
  const usual = openers[process.platform] ?? ['xdg-open'];
  const [program = '', ...given] = browser === undefined || browser === '' ? usual : [browser];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...given, url], { stdio: 'ignore', detached: true });
    child.once('spawn', () => {
      child.unref();
      resolve();
    });
    child.once('error', (error) =>
      reject(
        new Inability(`--open ${url}`, `no browser could be started (${error.message})`, 'Open it by hand.'),
      ),
    );
  });
}
