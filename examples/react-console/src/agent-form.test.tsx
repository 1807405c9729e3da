import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AgentForm } from './agent-form.tsx';
import { kit } from './testing/mock-api.ts';

function renderForm() {
  const [agent] = kit.state().agents;
  if (agent === undefined) throw new Error('the mock has no agent');
  const onSaved = vi.fn();
  render(<AgentForm agent={agent} onSaved={onSaved} />);
  return { onSaved, stored: () => kit.state().agents.find(({ id }) => id === agent.id) };
}

async function fill(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('what is saved is stored', async () => {
  const { onSaved, stored } = renderForm();
  await fill('Name', 'Billing helper');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'under_review');
  await save();
  expect(await screen.findByRole('status')).toBeDefined();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(stored()).toMatchObject({ agent_name: 'Billing helper', status: 'under_review' });
});

test('what is wrong stands beside its field, and nothing is stored', async () => {
  const { onSaved, stored } = renderForm();
  const before = stored();
  await fill('Requests a minute', '0');
  await fill('Test score', 'high');
  await save();
  expect(await screen.findByText('Input should be greater than or equal to 1')).toBeDefined();
  expect(screen.getByLabelText('Requests a minute').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Test score').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('false');
  expect(onSaved).not.toHaveBeenCalled();
  expect(stored()).toEqual(before);
});

test('a server that fails, and one that is gone, are told apart', async () => {
  renderForm();
  kit.failNext('updateAgent', { status: 503 });
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved: the server answered 503.');
  kit.use('offline');
  await save();
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Not saved: the server cannot be reached.'),
  );
});
