import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';
import type { World } from '../world.ts';
import { createStaff, followMenuLink, logInToConsole } from './console.ts';
import { waitForHeading } from './page-actions.ts';

/** Milliseconds within which an open page shows what the lender changed. */
const MINUTE = 60_000;

/** Lets a minute of the page's timers pass. Its clock, installed before it was opened, stays the server's. */
export async function waitOneMinute(page: Page): Promise<void> {
  await page.clock.runFor(MINUTE);
  await page.clock.setSystemTime(Date.now());
}

/** Opens a console page in a separate window, logged in as an admin. */
export async function openConsolePage(
  page: Page,
  world: World,
  { menu, title, org = 'FIGURE' }: { menu: string; title: string; org?: string },
): Promise<Page> {
  const context = await page.context().browser()!.newContext({ baseURL: world.address });
  const staffPage = await context.newPage();
  await logInToConsole(staffPage, await createStaff(world, 'admin', org), org);
  await followMenuLink(staffPage, menu);
  await waitForHeading(staffPage, title);
  return staffPage;
}

/** A banner above a page, by its message. */
export const locateBanner = (page: Page, message: string): Locator =>
  page.getByRole('complementary', { name: message, exact: true });

/** The preview of a banner in the console, by its message. Unlike the banner, it isn't a landmark. */
export const locatePreview = (page: Page, message: string): Locator =>
  page.getByRole('group', { name: message, exact: true });

/** Presses a console form's button, confirms with a new code if asked, and waits for the confirmation. */
export async function submitInConsole(page: Page, button: string, done: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const toast = page.getByRole('region', { name: 'Messages' }).getByText(done, { exact: true });
  await expect(toast.last()).toBeVisible();
}
