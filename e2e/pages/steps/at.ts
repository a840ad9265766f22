import { expect, type Page } from '@playwright/test';
import { heading, type Check } from '../on-page.ts';
import { stands } from '../ways.ts';

/** The screen has come and stands still: looked at, then gone on with. */
export async function at(page: Page, path: RegExp, name: string | RegExp, check: Check): Promise<void> {
  await heading(page, name);
  await expect(page).toHaveURL(path);
  await stands(page);
  await check(page);
}
