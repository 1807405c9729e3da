/**
 * What bounds a connection, in milliseconds and numbers; the contract shows no limit (8). How large a body may be is
 * `maxBody`: errors/refused-body.ts.
 */
export interface ServerLimits {
  /** For the headers of a request to arrive. */
  readonly headersTimeout: number;
  /** For a whole request to arrive. */
  readonly requestTimeout: number;
  /** For which an idle connection is kept. */
  readonly keepAliveTimeout: number;
  readonly maxConnections: number;
}
