import type { Caller, ReceivedRequest } from '../exchange.ts';
import { isLoopbackAddress } from '../loopback.ts';

/** Headers as node:http gives them. */
type NodeHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The end of a connection, as node:net has it: without an address once it is closed. */
interface Peer {
  readonly remoteAddress?: string | undefined;
}

/**
 * Path and query of a request target in absolute form, as proxies send it; others stay as they are. The host that it
 * names outranks the Host header (RFC 9112, 3.2.2).
 */
function readTarget(target: string): { readonly target: string; readonly host: string | undefined } {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(target) ?? [];
  if (host === undefined) return { target, host };
  return { target: rest.startsWith('/') ? rest : `/${rest}`, host };
}

export class NodeRequest implements ReceivedRequest {
  readonly method: string;
  readonly target: string;
  readonly scheme: 'http' | 'https';
  readonly body: Uint8Array;
  readonly #headers: NodeHeaders;
  readonly #host: string | undefined;
  readonly #peer: Peer;

  constructor(
    method: string,
    target: string,
    headers: NodeHeaders,
    body: Uint8Array,
    peer: Peer,
    scheme: 'http' | 'https' = 'http',
  ) {
    this.scheme = scheme;
    const read = target.startsWith('/') ? undefined : readTarget(target);
    this.method = method;
    this.target = read?.target ?? target;
    this.body = body;
    this.#headers = headers;
    this.#host = read?.host;
    this.#peer = peer;
  }

  /** Who is gone has no address, and is nobody of this machine. */
  caller(): Caller {
    return isLoopbackAddress(this.#peer.remoteAddress ?? '') ? 'this-machine' : 'elsewhere';
  }

  header(name: string): string | undefined {
    if (name === 'host' && this.#host !== undefined) return this.#host;
    // HTTP/2 has the host in a field of its own.
    const value = this.#headers[name] ?? (name === 'host' ? this.#headers[':authority'] : undefined);
    return typeof value === 'string' || value === undefined ? value : value.join(', ');
  }
}
