import { expect, type Page } from '@playwright/test';
import { waitForScreen } from '../open-screen.ts';
import { waitForHeading, type PageCheck } from '../page-actions.ts';

/** Waits until the screen is shown and at rest, then checks it. */
export async function checkScreen(page: Page, path: RegExp, name: string | RegExp, check: PageCheck): Promise<void> {
  await waitForHeading(page, name);
  await expect(page).toHaveURL(path);
  await waitForScreen(page);
  await check(page);
}
