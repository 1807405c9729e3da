import { operationNames } from '../../routing/operation-names.ts';
import type { PageEvent } from '../page-event.ts';
import type { PageState } from '../page-state.ts';

interface FiltersProps {
  readonly state: PageState;
  readonly dispatch: (event: PageEvent) => void;
}

const statuses = ['2xx', '3xx', '4xx', '5xx', '422', '0'];

/** Which requests are listed. */
export function JournalFilters({ state, dispatch }: FiltersProps) {
  const { filter, agents, journal } = state;
  const set = (change: Partial<PageState['filter']>) => dispatch({ is: 'filtered', filter: change });
  const buckets = [...new Set(journal.rows.map(({ bucket }) => bucket))].sort();
  const known = [...(agents ?? [])].slice(0, 500);
  return (
    <div class="filters">
      <select
        aria-label="Operation"
        value={filter.operation}
        onChange={(event) => set({ operation: event.currentTarget.value })}
      >
        <option value="">every operation</option>
        {operationNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Status"
        value={filter.status}
        onChange={(event) => set({ status: event.currentTarget.value })}
      >
        <option value="">every status</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {status === '0' ? 'not answered' : status}
          </option>
        ))}
      </select>
      <select
        aria-label="Agent"
        value={filter.agentId}
        onChange={(event) => set({ agentId: event.currentTarget.value })}
      >
        <option value="">every agent</option>
        {known.map(([id, agent]) => (
          <option key={id} value={id}>
            {String(agent['agent_name'] ?? id).slice(0, 40)}
          </option>
        ))}
      </select>
      <select
        aria-label="Bucket"
        value={filter.bucket}
        onChange={(event) => set({ bucket: event.currentTarget.value })}
      >
        <option value="*">every bucket</option>
        {buckets.map((bucket) => (
          <option key={bucket} value={bucket}>
            {bucket === '' ? '(none)' : bucket}
          </option>
        ))}
      </select>
      <input
        type="search"
        placeholder="Text in path, field, cause"
        aria-label="Text"
        value={filter.text}
        onInput={(event) => set({ text: event.currentTarget.value })}
      />
    </div>
  );
}
