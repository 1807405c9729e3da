import type { JsonObject } from '../../../spec/json-value.ts';
import { matchesSearch } from '../agent-search.ts';
import { printRoute } from '../page-route.ts';
import { AgentEditor } from './agent-editor.tsx';
import { AgentRow } from './agent-row.tsx';
import { EvolutionPart } from './evolution-part.tsx';
import { LongList } from './long-list.tsx';
import { LineText } from './shown-text.tsx';
import type { ViewProps } from './view-props.ts';

interface AgentsProps extends ViewProps {
  readonly agentId: string | undefined;
  readonly part: 'evolution' | undefined;
}

const rowHeight = 72;

function AgentList({ state, dispatch, agentId }: AgentsProps) {
  const { agents, search, marks } = state;
  const shown = [...(agents ?? [])].filter(([, agent]) => matchesSearch(agent, search));
  return (
    <section class="list-pane" aria-label="Agents">
      <div class="list-head">
        <h2 class="title">Agents</h2>
        <input
          type="search"
          placeholder="Search name, model, status, id"
          aria-label="Search agents"
          value={search}
          onInput={(event) => dispatch({ is: 'searched', text: event.currentTarget.value })}
        />
        <p class="count" role="status">
          {agents === undefined
            ? 'Loading'
            : shown.length === agents.size
              ? `${agents.size.toLocaleString('en')} agents`
              : `${shown.length.toLocaleString('en')} of ${agents.size.toLocaleString('en')} agents`}
        </p>
      </div>
      {agents !== undefined && shown.length === 0 && (
        <p class="empty">
          {agents.size === 0
            ? 'This bucket holds no agents. Reset it, or upload a state file under Controls.'
            : 'No agent matches this search.'}
        </p>
      )}
      <LongList items={shown} rowHeight={rowHeight} label="All agents" keyOf={([id]) => id}>
        {([id, agent]) => <AgentRow id={id} agent={agent} isOpen={id === agentId} isMarked={marks.has(id)} />}
      </LongList>
    </section>
  );
}

function AgentPane(props: AgentsProps & { readonly agent: JsonObject; readonly id: string }) {
  const { agent, id, part } = props;
  const tab = (to: 'evolution' | undefined, name: string) => (
    <a
      href={printRoute(
        to === undefined ? { view: 'agents', agentId: id } : { view: 'agents', agentId: id, part: to },
      )}
      aria-current={part === to ? 'page' : undefined}
    >
      {name}
    </a>
  );
  return (
    <>
      <div class="pane-head">
        <h2>
          <LineText text={String(agent['agent_name'] ?? '')} most={120} />
        </h2>
        <nav class="tabs" aria-label="Parts of this agent">
          {tab(undefined, 'Fields')}
          {tab('evolution', 'Evolution and genomes')}
        </nav>
      </div>
      {part === 'evolution' ? <EvolutionPart {...props} key={id} /> : <AgentEditor {...props} key={id} />}
    </>
  );
}

/** What the mock holds. */
export function AgentsView(props: AgentsProps) {
  const { state, agentId } = props;
  const id = agentId?.toLowerCase();
  const agent = id === undefined ? undefined : state.agents?.get(id);
  return (
    <div class={`split ${id === undefined ? '' : 'is-open'}`}>
      <AgentList {...props} agentId={id} />
      <section class="detail-pane" aria-label="Agent">
        {id !== undefined && (
          <a class="back" href={printRoute({ view: 'agents' })}>
            All agents
          </a>
        )}
        {id === undefined && <p class="empty">Choose an agent to see and change its 35 fields.</p>}
        {id !== undefined && agent === undefined && state.agents !== undefined && (
          <p class="empty">This bucket holds no agent of this id.</p>
        )}
        {id !== undefined && agent !== undefined && <AgentPane {...props} agent={agent} id={id} />}
      </section>
    </div>
  );
}
