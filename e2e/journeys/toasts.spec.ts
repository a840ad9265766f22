import type { Page } from '@playwright/test';
import { pressButton, stopClock, waitForHeading } from '../pages/page-actions.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, test } from '../test.ts';

/** Milliseconds that a toast is shown, and a little. */
const SHOWN_FOR = 6100;

const locateToasts = (page: Page) => page.getByRole('region', { name: 'Messages' }).locator('div');

async function addAccount(page: Page, institution: string): Promise<void> {
  const another = page.getByRole('button', { name: 'Add another account' });
  if (await another.isVisible()) await another.click();
  await page.getByRole('radio', { name: 'Savings' }).check();
  await page.getByRole('textbox', { name: 'Bank or investment firm' }).fill(institution);
  await page.getByRole('textbox', { name: 'Balance' }).fill('1,000');
  await pressButton(page, 'Add this account');
  const entry = page.getByRole('list').filter({ hasText: `Savings, ${institution}` });
  // The page's clock stands still, and its reads need a tick of it.
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return entry.isVisible();
    })
    .toBe(true);
}

test('what a borrower saves in place is confirmed in at most five toasts, which leave by themselves, not under the pointer [DS-002, CONST-025]', async ({
  page,
  world,
}) => {
  await logIn(page, await drive(world, 'assets'));
  await waitForHeading(page, 'Your savings can help you qualify');
  await page.clock.install();
  await page.reload();
  await waitForHeading(page, 'Your savings can help you qualify');
  await stopClock(page);
  await addAccount(page, 'Harbor Bank');
  const toasts = locateToasts(page);
  await expect(toasts).toHaveText(['Savings, Harbor Bank added']);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');

  await toasts.first().hover();
  await page.clock.runFor(SHOWN_FOR);
  await expect(toasts).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(SHOWN_FOR);
  await expect(toasts).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.clock.runFor(SHOWN_FOR);
  await expect(toasts).toHaveCount(0);

  for (let count = 1; count <= 6; count += 1) await addAccount(page, `Bank ${count}`);
  await expect(toasts).toHaveCount(5);
  await expect(toasts.filter({ hasText: 'Bank 6' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(toasts).toHaveCount(5);
  await expect(toasts.filter({ hasText: 'Bank 6' })).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: 'Bank 6' })).toBeVisible();
});
