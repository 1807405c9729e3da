import { Inability } from '../../spec/inability.ts';

/** Where a deployment lives: request paths are put behind the prefix. */
export interface BaseUrl {
  readonly origin: string;
  /** Without a slash at its end; empty when the deployment lives at the root. */
  readonly prefix: string;
}

/** Reads the url of a deployment, which may carry a path prefix. */
export function parseBaseUrl(text: string): BaseUrl {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new Inability(`url ${text}`, 'it is not an http or https url', 'Write it as https://host/api/v2/.');
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    const remedy = 'Reports would show them: pass them with --token or --secret-header.';
    throw new Inability(`url ${url.host}`, 'it contains a user or password', remedy);
  }
  if (url.search !== '' || url.hash !== '') {
    throw new Inability(
      `url ${text}`,
      'it contains a query or fragment',
      'Remove it: paths are appended to the url.',
    );
  }
  return { origin: url.origin, prefix: url.pathname.replace(/\/$/, '') };
}
