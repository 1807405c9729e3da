import { parseJson } from '../../spec/json-parse.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { numberOf } from './controls-state.ts';
import type { StreamEvent } from './event-stream.ts';
import { readRow } from './journal-row.ts';
import type { PageEvent } from './page-event.ts';

/** What the mock tells comes to: events of the page, and what has to be read again. */
export interface Heard {
  readonly events: readonly PageEvent[];
  readonly reload?: 'all' | 'controls';
}

const nothing: Heard = { events: [] };

function hearRows({ rows, skipped, isKept }: JsonObject): Heard {
  const read = isJsonArray(rows) ? rows.filter(isJsonObject).map(readRow) : [];
  const told = { is: 'rows-told', rows: read, skipped: numberOf(skipped), isKept: isKept === true } as const;
  // An answer that was told beforehand is used up now.
  return read.some(({ why }) => why === 'next') && !told.isKept
    ? { events: [told], reload: 'controls' }
    : { events: [told] };
}

export function hearMock({ name, data }: StreamEvent, now: number): Heard {
  const parsed = parseJson(data);
  if (!parsed.ok || !isJsonObject(parsed.value)) return nothing;
  const value = parsed.value;
  switch (name) {
    case 'hello':
      return { events: [{ is: 'connected', instance: String(value['instance']) }], reload: 'all' };
    case 'agent':
      return { events: [{ is: 'agent-told', agent: value, now }] };
    case 'state':
    case 'controls':
      return { events: [], reload: 'all' };
    case 'requests':
      return hearRows(value);
    case 'cleared':
      return { events: [{ is: 'journal-cleared', bucket: String(value['bucket'] ?? '') }] };
    default:
      return nothing;
  }
}
