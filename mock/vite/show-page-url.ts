/** Edge: the line of the page among those that Vite prints. */
import { styleText } from 'node:util';
import type { DevServer } from './dev-server.ts';

type Style = Parameters<typeof styleText>[0];

/** In colours where Vite has them: on a terminal that shows some. */
function paint(style: Style, text: string): string {
  const hasColours = process.stdout.isTTY === true && process.stdout.hasColors();
  return hasColours ? styleText(style, text) : text;
}

/** Prints where the page of the mock is, below Vite's own urls and in their form. */
export function showPageUrl(server: DevServer): void {
  const { printUrls } = server;
  server.printUrls = () => {
    printUrls();
    const [url] = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
    if (url === undefined) return;
    const page = new URL('/__kit/', url).href;
    server.config.logger.info(
      `  ${paint('green', '➜')}  ${paint('bold', 'Mock')}:    ${paint('cyan', page)}`,
    );
  };
}
