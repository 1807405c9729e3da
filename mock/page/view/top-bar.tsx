import { type PageRoute, printRoute } from '../page-route.ts';
import type { PageState } from '../page-state.ts';
import { LineText } from './shown-text.tsx';

const views: readonly { readonly view: PageRoute['view']; readonly name: string }[] = [
  { view: 'agents', name: 'Agents' },
  { view: 'journal', name: 'Journal' },
  { view: 'controls', name: 'Controls' },
  { view: 'contract', name: 'Contract' },
];

const words: Readonly<Record<PageState['connection'], string>> = {
  connecting: 'connecting',
  open: 'live',
  lost: 'offline',
  refused: 'refused',
};

interface TopBarProps {
  readonly state: PageState;
  readonly chooseBucket: (name: string) => void;
}

/** The views, and in which world they look. */
export function TopBar({ state, chooseBucket }: TopBarProps) {
  const { connection, route, bucket, controls } = state;
  const names = new Set([bucket, ...(controls?.buckets.map(({ name }) => name) ?? [''])]);
  const scenario = controls?.scenario ?? '';
  return (
    <header class="top">
      <h1 class="brand">
        agent-console-kit <span>mock</span>
      </h1>
      <nav aria-label="Views">
        {views.map(({ view, name }) => (
          <a key={view} href={printRoute({ view })} aria-current={route.view === view ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div class="world">
        {scenario !== '' && scenario !== 'happy' && (
          <a class="chip should" href={printRoute({ view: 'controls', place: 'scenario' })}>
            scenario <LineText text={scenario} most={30} />
          </a>
        )}
        <label class="bucket">
          <span>bucket</span>
          <select
            aria-label="bucket"
            value={bucket}
            onChange={(event) => chooseBucket(event.currentTarget.value)}
          >
            {[...names].sort().map((name) => (
              <option key={name} value={name}>
                {name === '' ? '(none)' : name}
              </option>
            ))}
          </select>
        </label>
        <span class={`live ${connection}`}>{words[connection]}</span>
      </div>
    </header>
  );
}
