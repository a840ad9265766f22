import type { Page } from '@playwright/test';
import { createStaff, fillConsoleLogin, logInToQueue, logOutOfConsole } from '../pages/console.ts';
import { waitForHeading } from '../pages/page-actions.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, test } from '../test.ts';

/** Marks the page; a full load removes the mark together with everything the page held in memory. */
const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isMarked: true });
  });
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
const expectReloaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !('isMarked' in window));
};

test('a tab forgets one borrower’s application when another borrower logs in', async ({ page, world, context }) => {
  const [first, second] = [
    await drive(world, 'found', 'INCOME_VERIFICATION'),
    await drive(world, 'found', 'INCOME_VERIFICATION'),
  ];
  await logIn(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/account/heloc/${first.uuid}/.`));
  await markPage(page);

  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: /account/i }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/auth\/login/);
  await logIn(other, second);
  await expectReloaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'the console forgets what one staff member read and searched when another logs in',
  { tag: '@long-run' },
  async ({ page, world, context }) => {
    const [una, otto] = [await createStaff(world, 'underwriter'), await createStaff(world, 'underwriter')];
    await page.setViewportSize({ width: 1280, height: 900 });
    const search = page.getByRole('searchbox');
    await logInToQueue(page, una);
    await page.goto('/desk/applications');
    await search.fill('Iris Looker');
    await search.press('Enter');
    await page.getByRole('link', { name: 'Reviews' }).click();
    await page.getByRole('link', { name: 'Pipeline' }).click();
    await expect(search).toHaveValue('Iris Looker');

    await logOutOfConsole(page);
    await waitForHeading(page, 'Log in to the console');
    await fillConsoleLogin(page, otto);
    await page.getByRole('link', { name: 'Pipeline' }).click();
    await expect(search).toHaveValue('');
    await markPage(page);

    const tab = await context.newPage();
    await tab.goto('/desk/applications');
    await logOutOfConsole(tab);
    await waitForHeading(page, 'Log in to the console');
    expect(await isMarked(page)).toBe(true);
    await fillConsoleLogin(tab, una, 1);
    await expectReloaded(page);
    await expect(page.getByRole('link', { name: 'Pipeline' })).toBeVisible();
  },
);
