import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { App } from './app.tsx';
import { kit } from './testing/mock-api.ts';

test('every agent is listed', async () => {
  render(<App />);
  await screen.findByRole('heading', { name: 'Agents' });
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('button')?.textContent);
  expect(names).toEqual(kit.state().agents.map(({ agent_name }) => agent_name));
});

test('an empty list is told', async () => {
  kit.use('empty');
  render(<App />);
  expect(await screen.findByText('There are no agents.')).toBeDefined();
});

test('a list that failed is asked for again', async () => {
  kit.failNext('listAgents', { status: 503 });
  render(<App />);
  expect((await screen.findByRole('alert')).textContent).toContain('The server answered 503.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Agents' })).toBeDefined();
});
