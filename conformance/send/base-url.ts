import { Inability } from '../../spec/inability.ts';

/** Reads the url of a deployment; the prefix of its paths has no slash at its end, and is empty at the root. */
export function parseBaseUrl(text: string): { readonly origin: string; readonly prefix: string } {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new Inability(`url ${text}`, 'it is not an http or https url', 'Write it as https://host/api/v2/.');
  }
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    const remedy = 'Reports would show them: pass them with --token or --secret-header.';
    throw new Inability(`url ${url.host}`, 'it contains a user or password', remedy);
  }
  if (url.search !== '' || url.hash !== '') {
    const remedy = 'Remove it: paths are appended to the url.';
    // What stands there may be a secret.
    const shown = `${url.origin}${url.pathname}`;
    throw new Inability(`url ${shown}`, 'it contains a query or fragment', remedy);
  }
  return { origin: url.origin, prefix: url.pathname.replace(/\/$/, '') };
}
