import { AgentsView } from './agents-view.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { ContractView } from './contract-view.tsx';
import { ControlsView } from './controls-view.tsx';
import { JournalView } from './journal-view.tsx';
import { TopBar } from './top-bar.tsx';
import type { ViewProps } from './view-props.ts';

interface AppProps extends ViewProps {
  readonly go: (hash: string) => void;
  readonly chooseBucket: (name: string) => void;
}

function View(props: AppProps) {
  const { route } = props.state;
  switch (route.view) {
    case 'agents':
      return <AgentsView {...props} agentId={route.agentId} part={route.part} />;
    case 'journal':
      return <JournalView {...props} entry={route.entry} />;
    case 'controls':
      return <ControlsView {...props} place={route.place} />;
    case 'contract':
      return <ContractView {...props} place={route.place} />;
  }
}

/** The whole page. */
export function App(props: AppProps) {
  const { state, dispatch } = props;
  const { notice } = state;
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <TopBar state={state} chooseBucket={props.chooseBucket} />
      <ConnectionLine state={state} />
      <main id="main" tabIndex={-1} class={`view view-${state.route.view}`}>
        <View {...props} />
      </main>
      <div class="notice-place" role="status">
        {notice !== undefined && (
          <p class={`notice ${notice.is}`}>
            <span>{notice.text.slice(0, 400)}</span>
            <button type="button" class="quiet" onClick={() => dispatch({ is: 'told', notice: undefined })}>
              Close
            </button>
          </p>
        )}
      </div>
    </>
  );
}
