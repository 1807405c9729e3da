import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inability } from '../../spec/inability.ts';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** What the plugin uses of Vite's dev server: of no version in particular. */
export interface DevServer {
  readonly config: {
    readonly root: string;
    readonly logger: {
      readonly info: (message: string, options?: { timestamp?: boolean }) => void;
      readonly error: (message: string, options?: { timestamp?: boolean }) => void;
    };
    readonly server: { readonly https?: unknown };
  };
  readonly middlewares: {
    readonly use: (middleware: Middleware) => unknown;
    /** In the order in which they are asked. */
    readonly stack: { readonly route: string; readonly handle: unknown }[];
  };
  readonly watcher: {
    readonly add: (path: string) => unknown;
    readonly on: (event: 'add' | 'change', listener: (path: string) => void) => unknown;
  };
  readonly resolvedUrls: { readonly local: readonly string[]; readonly network: readonly string[] } | null;
  printUrls: () => void;
}

/** What is asked of a Vite that may be of any version. */
interface PerhapsServer {
  readonly middlewares?: { readonly use?: unknown; readonly stack?: unknown };
  readonly watcher?: { readonly add?: unknown };
  readonly config?: { readonly logger?: { readonly info?: unknown } };
  readonly printUrls?: unknown;
}

/** Refuses a Vite that does not have what the plugin needs. */
export function requireDevServer({ middlewares, watcher, config, printUrls }: PerhapsServer): void {
  const needed = [middlewares?.use, watcher?.add, config?.logger?.info, printUrls];
  if (needed.every((one) => typeof one === 'function') && Array.isArray(middlewares?.stack)) return;
  throw new Inability(
    'agent-console-kit/vite',
    'the dev server of this Vite lacks what the plugin needs',
    'Use it with Vite 5 or later: npm i -D vite@latest.',
  );
}
