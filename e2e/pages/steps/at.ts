import { expect, type Page } from '@playwright/test';
import { heading, type Check } from '../on-page.ts';
import { stands } from '../ways.ts';

/** Waits until the screen is shown and at rest, then checks it. */
export async function at(page: Page, path: RegExp, name: string | RegExp, check: Check): Promise<void> {
  await heading(page, name);
  await expect(page).toHaveURL(path);
  await stands(page);
  await check(page);
}
