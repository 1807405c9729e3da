import { namesAt } from '../conformance/run/place.ts';
import type { Finding } from '../conformance/run/run-record.ts';
import type { TextSpan } from './text/marked-line.ts';

/** The path of a url, as a stretch of it. */
function pathOf(url: string): TextSpan {
  const [origin = ''] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url) ?? [];
  const end = url.slice(origin.length).search(/[?#]/);
  return { at: origin.length, length: end === -1 ? url.length - origin.length : end };
}

/** The segment of a path that stands where the template has its parameter, counted from the end: a prefix may come before. */
function segmentAt(path: string, template: string): TextSpan | undefined {
  const after = template.slice(template.indexOf('}') + 1).split('/').length - 1;
  const segments = path.split('/');
  const index = segments.length - 1 - after;
  const segment = segments[index];
  if (index < 1 || segment === undefined || segment === '') return undefined;
  return { at: segments.slice(0, index).join('/').length + 1, length: segment.length };
}

/** Where in the url of a finding its place is, if it is there. */
export function findInUrl(
  { operation, place, exchange }: Pick<Finding, 'operation' | 'place' | 'exchange'>,
  updatePath: string,
): TextSpan | undefined {
  if (place.part !== 'path') return undefined;
  const whole = pathOf(exchange.request.url);
  const [name] = namesAt(place);
  if (name === undefined) return whole;
  const path = exchange.request.url.slice(whole.at, whole.at + whole.length);
  const segment = segmentAt(path, operation === 'updateAgent' ? updatePath : '{agent_id}');
  return segment === undefined ? undefined : { at: whole.at + segment.at, length: segment.length };
}
