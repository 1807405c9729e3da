import {
  type Agent,
  type AgentUpdate,
  agentStatuses,
  faultsByField,
  isValidationError,
} from 'agent-console-kit/types';
import { type FormEvent, useState } from 'react';
import { api } from './api.ts';
import { Field } from './field.tsx';

interface Props {
  readonly agent: Agent;
  readonly onSaved: () => void;
}

interface Outcome {
  readonly faults: Readonly<Record<string, readonly string[]>>;
  /** What is wrong, but for the fields. */
  readonly problem?: string;
  readonly isSaved?: boolean;
}

/** What the form says, as the API takes it: an empty field is null. */
function updateOf(form: FormData): AgentUpdate {
  const text = (name: string) => String(form.get(name) ?? '') || null;
  const limit = text('rate_limit_requests_per_minute');
  return {
    agent_name: text('agent_name'),
    status: agentStatuses.find((status) => status === form.get('status')) ?? null,
    rate_limit_requests_per_minute: limit === null ? null : Number(limit),
    test_score: text('test_score'),
  };
}

async function save(id: string, body: AgentUpdate): Promise<Outcome> {
  const { error, response } = await api.PUT('/v1/agent-configurations/{id}', {
    params: { path: { id } },
    body,
  });
  if (error === undefined) return { faults: {}, isSaved: true };
  if (isValidationError(error)) return { faults: faultsByField(error) };
  return { faults: {}, problem: `Not saved: the server answered ${response.status}.` };
}

export function AgentForm({ agent, onSaved }: Props) {
  const [{ faults, problem, isSaved }, setOutcome] = useState<Outcome>({ faults: {} });
  const [isSaving, setIsSaving] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSaving(true);
    const outcome = await save(agent.id, updateOf(new FormData(event.currentTarget))).catch(() => ({
      faults: {},
      problem: 'Not saved: the server cannot be reached.',
    }));
    setIsSaving(false);
    setOutcome(outcome);
    if ('isSaved' in outcome) onSaved();
  };

  return (
    <form onSubmit={submit}>
      <Field label="Name" faults={faults['agent_name']}>
        <input name="agent_name" defaultValue={agent.agent_name} />
      </Field>
      <Field label="Status" faults={faults['status']}>
        <select name="status" defaultValue={agent.status}>
          {agentStatuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      </Field>
      <Field label="Requests a minute" faults={faults['rate_limit_requests_per_minute']}>
        <input
          name="rate_limit_requests_per_minute"
          type="number"
          defaultValue={agent.rate_limit_requests_per_minute}
        />
      </Field>
      <Field label="Test score" faults={faults['test_score']}>
        <input name="test_score" inputMode="decimal" defaultValue={agent.test_score ?? ''} />
      </Field>
      <button type="submit" disabled={isSaving}>
        Save
      </button>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {isSaved && <p role="status">Saved.</p>}
    </form>
  );
}
