import { expect, test } from '@playwright/test';

test('a preview needs no server, and keeps what was saved', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('listitem').first().getByRole('button').click();
  await page.getByLabel('Name').fill('Kept by the worker');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.reload();
  await expect(page.getByRole('listitem').first()).toContainText('Kept by the worker');
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
