/** What bounds a connection, in milliseconds and numbers. */
export interface ServerLimits {
  /** For the headers of a request to arrive. */
  readonly headersTimeout: number;
  /** For a whole request to arrive. */
  readonly requestTimeout: number;
  /** For which an idle connection is kept. */
  readonly keepAliveTimeout: number;
  readonly maxConnections: number;
}
