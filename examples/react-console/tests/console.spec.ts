import { expect, test } from 'agent-console-kit/playwright';

// All of them change the same agent at the same time: each test has a world of its own.
for (const name of ['Support', 'Billing', 'Research', 'Sales'])
  test(`the agent is called ${name}`, async ({ page, kit }) => {
    const [agent] = (await kit.state()).agents;
    await page.goto('/');
    await page.getByRole('button', { name: agent?.agent_name }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('listitem').first()).toContainText(name);
    expect((await kit.state()).agents[0]?.agent_name).toBe(name);
    expect(await kit.requests({ operation: 'updateAgent' })).toHaveLength(1);
  });

test('what is wrong stands beside its field', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('listitem').first().getByRole('button').click();
  await page.getByLabel('Requests a minute').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Requests a minute')).toHaveAccessibleDescription(
    'Input should be greater than or equal to 1',
  );
});

test('a server that fails loses nothing of what was typed', async ({ page, kit }) => {
  await kit.failNext('updateAgent', { status: 503 });
  await page.goto('/');
  await page.getByRole('listitem').first().getByRole('button').click();
  await page.getByLabel('Name').fill('Night shift');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Not saved: the server answered 503.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await expect(page.getByRole('listitem').first()).toContainText('Night shift');
});

test('the evolution of an agent is shown', async ({ page, kit }) => {
  const state = await kit.state();
  const id = state.agents[0]?.id ?? '';
  await kit.setState({ ...state, evolution: { [id]: { stage: 'adopted' } } });
  await page.goto('/');
  await page.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Evolution' })).toContainText('adopted');
});
