/** Which view is shown, as the fragment of the address says it. */
export type PageRoute =
  | { readonly view: 'agents'; readonly agentId?: string; readonly part?: 'evolution' }
  | { readonly view: 'journal'; readonly entry?: string }
  | { readonly view: 'controls'; readonly place?: string }
  | { readonly view: 'contract'; readonly place?: string };

/** Text of a fragment that cannot be decoded stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function readRoute(hash: string): PageRoute {
  const [view, ...rest] = hash.replace(/^#\/?/, '').split('/').map(decode);
  const place = rest.join('/');
  if (view === 'journal') return place === '' ? { view } : { view, entry: place };
  if (view === 'controls' || view === 'contract') return place === '' ? { view } : { view, place };
  const [agentId = '', part] = rest;
  if (agentId === '') return { view: 'agents' };
  return part === 'evolution' ? { view: 'agents', agentId, part } : { view: 'agents', agentId };
}

export function printRoute(route: PageRoute): string {
  const parts = ['#', route.view];
  if (route.view === 'agents') parts.push(route.agentId ?? '', route.part ?? '');
  else parts.push(route.view === 'journal' ? (route.entry ?? '') : (route.place ?? ''));
  return parts
    .filter((part) => part !== '')
    .map((part, index) => (index === 0 ? part : part.split('/').map(encodeURIComponent).join('/')))
    .join('/');
}
