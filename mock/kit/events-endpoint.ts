import type { JsonObject } from '../../spec/json-value.ts';
import type { MockRequest, MockResponse } from '../exchange.ts';
import { printEvent, type WriteText } from './event-feed.ts';
import type { KitContext } from './kit-context.ts';

const asksForRequests = (target: string) =>
  new URLSearchParams(target.split('?', 2)[1] ?? '').has('requests');

/** The lines of all journals, the oldest first. */
function keptRows({ buckets }: KitContext): readonly JsonObject[] {
  const rows = buckets().flatMap(({ name, journal }) =>
    journal.rows().map((row) => (name === undefined ? row : { bucket: name, ...row })),
  );
  return rows.sort((left, right) => (String(left['time']) < String(right['time']) ? -1 : 1));
}

/** What happens in a bucket; with `?requests`, also what is asked in all of them, as the page wants it. */
export function listenToEvents(context: KitContext, { target }: MockRequest): MockResponse {
  const { bucket, requestFeed, instance } = context;
  const both = (write: WriteText) => {
    const endEvents = bucket.events.listen(write);
    write(printEvent('hello', { instance }));
    const endRequests = requestFeed.listen(write, keptRows(context));
    return () => {
      endEvents();
      endRequests();
    };
  };
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    body: undefined,
    stream: asksForRequests(target) ? both : (write) => bucket.events.listen(write),
  };
}
