import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Evolution } from './evolution.tsx';
import { kit } from './testing/mock-api.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

test('every member of the status is shown, and a new status on demand', async () => {
  kit.setState({ ...kit.state(), evolution: { [agentId]: { stage: 'queued', champion: { score: 0.93 } } } });
  render(<Evolution agentId={agentId} />);
  expect(await screen.findByText('queued')).toBeDefined();
  expect(screen.getByText('champion').nextSibling?.textContent).toBe('{"score":0.93}');
  kit.setState({ ...kit.state(), evolution: { [agentId]: { stage: 'adopted' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('adopted')).toBeDefined();
});

test('a service that is down is told', async () => {
  kit.use('evolution-down');
  render(<Evolution agentId={agentId} />);
  expect((await screen.findByRole('alert')).textContent).toBe('The server answered 502.');
});
