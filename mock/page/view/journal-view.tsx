import { useEffect, useMemo } from 'preact/hooks';
import { countNewer, filterRows, type JournalFilter } from '../journal-list.ts';
import type { JournalRow } from '../journal-row.ts';
import { printRoute } from '../page-route.ts';
import { statusTone } from '../status-tone.ts';
import { EntryDetail } from './entry-detail.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { LongList } from './long-list.tsx';
import { LineText } from './shown-text.tsx';
import type { ViewProps } from './view-props.ts';

interface JournalProps extends ViewProps {
  readonly entry: string | undefined;
}

const rowHeight = 44;

function Row({ row, isOpen }: { readonly row: JournalRow; readonly isOpen: boolean }) {
  const isRequest = row.method !== '';
  return (
    <a
      class="journal-row"
      href={printRoute({ view: 'journal', entry: row.key })}
      aria-current={isOpen ? 'true' : undefined}
    >
      <time dateTime={row.time}>{row.time.slice(11, 23)}</time>
      <span class={`status ${isRequest ? statusTone(row.status) : ''}`}>
        {isRequest ? (row.status === 0 ? row.broken || 'none' : row.status) : ''}
      </span>
      <span class="what">
        <b>{row.operation === '' ? row.method : row.operation}</b> <LineText text={row.path} most={120} />
      </span>
      <span class="more">
        {row.fields.length > 0 && (
          <em>
            <LineText text={row.fields.join(', ')} most={40} />
          </em>
        )}
        {row.fields.length === 0 && row.why !== 'contract' && <LineText text={row.why} most={30} />}
        {row.bucket !== '' && (
          <span class="chip known">
            <LineText text={row.bucket} most={20} />
          </span>
        )}
      </span>
      <span class="ms">{row.ms === undefined ? '' : `${row.ms} ms`}</span>
    </a>
  );
}

function emptyText(count: number, filter: JournalFilter): string {
  if (count > 0) return 'No request matches these filters.';
  return filter.bucket === '*'
    ? 'Nothing was asked yet. Send a request to the mock, and it appears here.'
    : 'Nothing was asked in this bucket yet.';
}

/** What was asked and answered, while it happens. */
export function JournalView({ state, actions, dispatch, entry }: JournalProps) {
  const { journal, heldRows, filter, opened } = state;
  const rows = heldRows ?? journal.rows;
  const shown = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const row = entry === undefined ? undefined : journal.rows.find(({ key }) => key === entry);
  const isThere = state.connection === 'open';
  useEffect(() => {
    if (row !== undefined && isThere && opened?.key !== row.key)
      void actions.openEntry(row.bucket, row.number, row.key);
  }, [row, isThere, opened, actions]);
  const isHeld = heldRows !== undefined;
  const waiting = isHeld ? countNewer(journal.rows, heldRows) : 0;
  return (
    <div class={`split journal ${entry === undefined ? '' : 'is-open'}`}>
      <section class="list-pane" aria-label="Journal">
        <div class="list-head">
          <h2 class="title">Journal</h2>
          <JournalFilters state={state} dispatch={dispatch} />
          <p class="count">
            {shown.length.toLocaleString('en')} of {rows.length.toLocaleString('en')} requests
            {journal.skipped > 0 && `; ${journal.skipped.toLocaleString('en')} came too fast to be listed`}
            {isHeld && (
              <button
                type="button"
                class="quiet"
                onClick={() => dispatch({ is: 'rows-held', isHeld: false })}
              >
                {waiting > 0 ? `Show ${waiting.toLocaleString('en')} new` : 'Follow new ones'}
              </button>
            )}
          </p>
        </div>
        {shown.length === 0 && <p class="empty">{emptyText(rows.length, filter)}</p>}
        <LongList
          items={shown}
          rowHeight={rowHeight}
          label="Requests, the newest first"
          keyOf={({ key }) => key}
          isFollowing={!isHeld}
          onLeaveTop={(isAway) => {
            if (isAway !== isHeld) dispatch({ is: 'rows-held', isHeld: isAway });
          }}
        >
          {(one) => <Row row={one} isOpen={one.key === entry} />}
        </LongList>
      </section>
      <section class="detail-pane" aria-label="Opened request">
        {entry !== undefined && (
          <a class="back" href={printRoute({ view: 'journal' })}>
            All requests
          </a>
        )}
        {entry === undefined && (
          <p class="empty">Choose a request to see what was sent, what was answered, and why.</p>
        )}
        {entry !== undefined && row === undefined && (
          <p class="empty">The journal does not have this request, or no longer.</p>
        )}
        {row !== undefined && (
          <EntryDetail row={row} record={opened?.key === row.key ? opened.record : undefined} />
        )}
      </section>
    </div>
  );
}
