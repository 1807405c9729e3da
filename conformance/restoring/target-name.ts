import { isLoopback } from '../send/loopback.ts';

/** A deployment by where it is, however its url is spelled: every name of this machine is one. */
export function targetName(url: string): string {
  const { protocol, hostname, port, pathname } = new URL(url);
  const host = isLoopback(hostname) ? 'loopback' : hostname.toLowerCase();
  const usualPort = protocol === 'https:' ? '443' : '80';
  return `${host}:${port === '' ? usualPort : port}${pathname.replace(/\/$/, '')}`;
}

/** The name of a deployment as part of a file's name. */
export const targetFileName = (url: string): string =>
  targetName(url)
    .replace(/[^\w.-]/g, '_')
    .slice(0, 80);
