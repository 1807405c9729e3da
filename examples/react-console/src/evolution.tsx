import { useCallback } from 'react';
import { api } from './api.ts';
import { useAnswer } from './use-answer.ts';

interface Props {
  readonly agentId: string;
}

/** How far the evolution of an agent is. The contract leaves the shape of it open, so all of it is shown. */
export function Evolution({ agentId }: Props) {
  const ask = useCallback(
    () => api.GET('/v1/evolution/status/{agent_id}', { params: { path: { agent_id: agentId } } }),
    [agentId],
  );
  const { data: status, problem, reload } = useAnswer(ask);
  return (
    <section aria-labelledby="evolution">
      <h2 id="evolution">Evolution</h2>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {status !== undefined && (
        <dl>
          {Object.entries(status).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <button type="button" onClick={reload}>
        Refresh
      </button>
    </section>
  );
}
