/** Adapter: the mock and its page inside Vite's dev server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inability } from '../../spec/inability.ts';
import { validateAgent } from '../../spec/validators.ts';
import { createControl, type MockControl } from '../mock-control.ts';
import { type MockOptions, mockOptionNames } from '../mock-options.ts';
import { requireKnownOptions } from '../option-names.ts';
import { NodeListener } from '../server/node-listener.ts';
import { type DevServer, requireDevServer } from './dev-server.ts';
import { type GivenFiles, kindOfFile, pathsOf } from './given-files.ts';
import { type KeptOptions, keepMock, reloadFile } from './kept-mock.ts';
import { showPageUrl } from './show-page-url.ts';

/** How the mock behaves and which paths it answers; everything may be left out. */
export interface AgentConsoleKitOptions extends GivenFiles, Omit<MockOptions, keyof GivenFiles> {
  /** The paths that the mock answers, each with all below it; Vite keeps the others. Default: /v1 and /__kit. */
  readonly mount?: readonly string[];
}

/** A plugin of Vite: a type of its own, so that it fits every version. */
export interface AgentConsoleKitPlugin {
  readonly name: 'agent-console-kit';
  readonly apply: 'serve';
  readonly configureServer: (server: DevServer) => void;
  /** What programs that start Vite themselves do to the mock, once the dev server is there. */
  readonly api: { readonly kit: () => MockControl };
}

function requireMount(path: string): string {
  if (/^(?:\/[\w.~-]+)+$/.test(path)) return path;
  throw new Inability(
    `mount ${path}`,
    'it is not a path below the root',
    'Give it as /v1, without a slash at its end: all below it is meant.',
  );
}

function createIsMounted(mount: readonly string[]): (url: string) => boolean {
  if (!Array.isArray(mount))
    throw new Inability(
      `mount ${String(mount)}`,
      'it is not a list of paths',
      "Write it as ['/v1', '/__kit'].",
    );
  const paths = mount.map(requireMount);
  return (url) => {
    const [path = ''] = url.split('?', 1);
    return paths.some((one) => path === one || path.startsWith(`${one}/`));
  };
}

/** Milliseconds from a change of a file to its reading: it may be written in pieces, not each of which is told. */
const settling = 50;

/** Reads files again when they change; what is broken stays out of force. */
function watchGivenFiles(server: DevServer, project: string, options: KeptOptions): void {
  const { root, logger } = server.config;
  const reload = (path: string) => {
    const kind = kindOfFile(path, options, root);
    if (kind === undefined) return;
    try {
      if (reloadFile(project, kind, options, root))
        logger.info(`agent-console-kit: ${kind} ${options[kind]} was read again`, { timestamp: true });
    } catch (error) {
      logger.error(`agent-console-kit: ${error instanceof Error ? error.message : error}`, {
        timestamp: true,
      });
    }
  };
  const waiting = new Map<string, NodeJS.Timeout>();
  const settle = (path: string) => {
    if (kindOfFile(path, options, root) === undefined) return;
    clearTimeout(waiting.get(path));
    waiting.set(path, setTimeout(reload, settling, path).unref());
  };
  for (const { path } of pathsOf(options, root)) server.watcher.add(path);
  server.watcher.on('change', settle);
  server.watcher.on('add', settle);
}

/** Serves the mock and its page inside Vite's dev server: no port, no proxy, no CORS. Nothing of it is in a build. */
export function agentConsoleKit(given: AgentConsoleKitOptions = {}): AgentConsoleKitPlugin {
  requireKnownOptions('agentConsoleKit', given, ['mount', ...mockOptionNames]);
  const { mount = ['/v1', '/__kit'], ...options } = given;
  const isMounted = createIsMounted(mount);
  let control: MockControl | undefined;
  return {
    name: 'agent-console-kit',
    apply: 'serve',
    configureServer(server) {
      requireDevServer(server);
      const { root, logger, server: settings } = server.config;
      const project = `${root} ${mount.join(' ')}`;
      const mock = keepMock(project, options, root);
      control = createControl(mock, validateAgent);
      const tell = (error: unknown) => logger.error(`agent-console-kit: ${String(error)}`);
      const listener = new NodeListener(mock, tell, settings.https ? 'https' : 'http');
      const answer = (req: IncomingMessage, res: ServerResponse, next: () => void) => {
        if (!isMounted(req.url ?? '')) return next();
        // Of Vite's own CORS: here that of the mock holds.
        for (const name of res.getHeaderNames()) res.removeHeader(name);
        listener.take(req, res);
      };
      server.middlewares.use(answer);
      // Vite answers every OPTIONS itself, before plugins are asked.
      server.middlewares.stack.unshift({
        route: '',
        handle: (req: IncomingMessage, res: ServerResponse, next: () => void) =>
          req.method === 'OPTIONS' ? answer(req, res, next) : next(),
      });
      watchGivenFiles(server, project, options);
      if (isMounted('/__kit/')) showPageUrl(server);
    },
    api: {
      kit: () => {
        if (control !== undefined) return control;
        throw new Inability(
          'agentConsoleKit, api.kit',
          'the dev server has not started',
          'Call it after createServer of Vite.',
        );
      },
    },
  };
}

export type { MockControl } from '../mock-control.ts';
export type { MockOptions } from '../mock-options.ts';
export type * from '../public-types.ts';
