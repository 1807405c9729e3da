import type { Environment } from '../send/proxy.ts';

/** A deployment as the caller names it, and how it may be asked. The names are those of the command line. */
export interface TargetOptions {
  readonly url: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly secretHeaders?: Readonly<Record<string, string>> | undefined;
  /** Other values that no record may show; the url may. */
  readonly hidden?: readonly string[] | undefined;
  /** PEM text. */
  readonly ca?: string | undefined;
  readonly concurrency?: number | undefined;
  readonly ratePerSecond?: number | undefined;
  readonly timeoutMs?: number | undefined;
  /** Whether redirects to another origin are not followed. */
  readonly staysAtOrigin?: boolean | undefined;
  /** For HTTPS_PROXY and NO_PROXY. */
  readonly environment?: Environment | undefined;
}
