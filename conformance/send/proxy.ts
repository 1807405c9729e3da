import { Inability } from '../../spec/inability.ts';
import { isLoopback } from './loopback.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The proxy through which an origin is reached, by HTTPS_PROXY, HTTP_PROXY and NO_PROXY; lower case goes first. */
export function chooseProxy(origin: string, environment: Environment): URL | undefined {
  const target = new URL(origin);
  if (isLoopback(target.hostname)) return undefined;
  const name = target.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const proxy = readVariable(name, environment);
  if (proxy === undefined || isExempt(target, readVariable('no_proxy', environment) ?? '')) return undefined;
  return parseProxy(name.toUpperCase(), proxy);
}

function readVariable(name: string, environment: Environment): string | undefined {
  const value = (environment[name] ?? environment[name.toUpperCase()])?.trim();
  return value === '' ? undefined : value;
}

/** The host of an entry, as a url spells it, and its port where it names one. */
function readExemption(entry: string): { readonly host: string; readonly port?: string | undefined } {
  const isBare = !entry.startsWith('[') && entry.indexOf(':') !== entry.lastIndexOf(':');
  if (isBare) return { host: `[${entry}]` };
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
  return { host, port };
}

function isExempt(target: URL, exemptions: string): boolean {
  const port = target.port === '' ? (target.protocol === 'https:' ? '443' : '80') : target.port;
  return exemptions
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => {
      if (entry === '*') return true;
      const { host, port: onlyPort } = readExemption(entry);
      const suffix = host.replace(/^\*?\./, '');
      if (suffix === '' || (onlyPort !== undefined && onlyPort !== port)) return false;
      return target.hostname === suffix || target.hostname.endsWith(`.${suffix}`);
    });
}

function parseProxy(name: string, text: string): URL {
  const whole = text.includes('://') ? text : `http://${text}`;
  const proxy = URL.canParse(whole) ? new URL(whole) : undefined;
  if (proxy === undefined || !/^https?:$/.test(proxy.protocol)) {
    // The value may carry a password: it is not shown.
    throw new Inability(
      name,
      'it is not the http or https url of a proxy',
      'Correct it, or add the host to NO_PROXY.',
    );
  }
  return proxy;
}
