import type { WireForm } from './wire-form.ts';

/** A request and its answer as they are recorded: secrets redacted, texts bounded. */
export interface RecordedExchange {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    /** `base64` for bodies that are no text. */
    readonly bodyEncoding?: 'base64';
    /** Of a body that was sent chunked, the bytes of it after which a chunk ended. */
    readonly chunkedAt?: readonly number[];
    /** How it was put on the wire, where no HTTP client sends it so. */
    readonly wire?: WireForm;
  };
  readonly response:
    | {
        readonly status: number;
        readonly headers: Readonly<Record<string, string>>;
        readonly body: string;
        /** How many characters it had, where only the beginning is kept. */
        readonly bodyLength?: number;
        readonly ms: number;
        readonly redirects: readonly string[];
      }
    | { readonly silence: string; readonly detail: string; readonly ms: number };
}
