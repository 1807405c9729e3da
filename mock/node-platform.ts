/** Edge: what a mock takes from node. */
import { createForward } from './forwarding/ask-evolution-service.ts';
import type { ReadDocsFile } from './kit/docs-pages.ts';
import { later } from './later.ts';

const loadValidator = () => import('../spec/validators.ts').then(({ validateAgent }) => validateAgent);

const readDocsFile: ReadDocsFile = async (name) => {
  const { readSwaggerUi } = await import('./server/swagger-ui.ts');
  return readSwaggerUi(name, [process.cwd()]);
};

const readPage = () =>
  import('./server/read-page.ts').then(({ readPageFile }) => readPageFile(import.meta.dirname));

/** Milliseconds. To load `performance`, which nothing else here needs, would take longer than the whole first answer. */
function stopwatch(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}

export const nodePlatform = {
  wallClock: Date.now,
  stopwatch,
  createForward,
  later,
  loadValidator,
  readDocsFile,
  readPage,
};
