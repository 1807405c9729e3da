import { useState } from 'react';
import { AgentForm } from './agent-form.tsx';
import { AgentList } from './agent-list.tsx';
import { api } from './api.ts';
import { Evolution } from './evolution.tsx';
import { useAnswer } from './use-answer.ts';

const listAgents = () => api.GET('/v1/agent-configurations', { params: { query: { include_scores: true } } });

export function App() {
  const { data: agents, problem, reload } = useAnswer(listAgents);
  const [chosenId, choose] = useState<string>();
  const chosen = agents?.find(({ id }) => id === chosenId);
  if (problem !== undefined)
    return (
      <p role="alert">
        {problem}{' '}
        <button type="button" onClick={reload}>
          Try again
        </button>
      </p>
    );
  if (agents === undefined) return <p>Loading…</p>;
  return (
    <main>
      <h1>Agents</h1>
      <AgentList agents={agents} chosenId={chosenId} onChoose={choose} />
      {chosen !== undefined && (
        <section key={chosen.id} aria-label={chosen.agent_name}>
          <AgentForm agent={chosen} onSaved={reload} />
          <Evolution agentId={chosen.id} />
        </section>
      )}
    </main>
  );
}
