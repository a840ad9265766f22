import { expect, type Locator, type Page } from '@playwright/test';

/** Runs on each page of a journey, in addition to the journey's own expectations. */
export type PageCheck = (page: Page) => Promise<void>;

/** Waits for the screen's heading, which a vendor's answer may delay. */
export const waitForHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const locateButton = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true });

/** Presses the only button of that name. */
export const pressButton = (page: Page, name: string | RegExp): Promise<void> => locateButton(page, name).click();

/** Presses the first of several buttons that start alike. */
export const pressFirstButton = (page: Page, name: string | RegExp): Promise<void> =>
  locateButton(page, name).first().click();

/** Presses a button and then the one that confirms it in a dialog. */
export async function pressAndConfirm(page: Page, button: Locator, yes: string): Promise<void> {
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
}

/** The error summary of a form. */
export const locateErrorSummary = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Fix the following to continue' });

/** Stops the page's clock, which only the test moves from now on. */
export async function stopClock(page: Page): Promise<void> {
  // Fails when the page's time has already passed that moment.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass();
}
