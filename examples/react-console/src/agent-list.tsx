import type { Agent } from 'agent-console-kit/types';

interface Props {
  readonly agents: readonly Agent[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

export function AgentList({ agents, chosenId, onChoose }: Props) {
  if (agents.length === 0) return <p>There are no agents.</p>;
  return (
    <ul>
      {agents.map(({ id, agent_name, status }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
            {agent_name}
          </button>{' '}
          {status}
        </li>
      ))}
    </ul>
  );
}
