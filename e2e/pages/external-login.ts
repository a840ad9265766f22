import type { Page } from '@playwright/test';
import { pressButton, waitForHeading } from './page-actions.ts';

export const PROVIDER_HEADING = 'Log in with Sample Login';

/** On the provider's page: logs in with an address, and comes back. */
export async function logInAtProvider(page: Page, email: string): Promise<void> {
  await waitForHeading(page, PROVIDER_HEADING);
  await page.getByLabel('Email').fill(email);
  await pressButton(page, 'Log in');
}

/** On the provider's page after logging out here: ends the login there, too. */
export async function logOutAtProvider(page: Page): Promise<void> {
  await waitForHeading(page, 'Log out of Sample Login?');
  await pressButton(page, 'Log out here too');
}
