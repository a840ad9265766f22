import type { Page } from '@playwright/test';
import type { World } from '../world.ts';
import { withDatabase } from './database.ts';
import { pressButton, waitForHeading } from './page-actions.ts';

export const PROVIDER_HEADING = 'Log in with Sample Login';

/** Logs in with an email address on the provider's page, and returns to the site. */
export async function logInAtProvider(page: Page, email: string): Promise<void> {
  await waitForHeading(page, PROVIDER_HEADING);
  await page.getByLabel('Email').fill(email);
  await pressButton(page, /^Log in$/);
}

/** Ends the login on the provider's page, which opens after logging out of the site. */
export async function logOutAtProvider(page: Page): Promise<void> {
  await waitForHeading(page, 'Log out of Sample Login?');
  await pressButton(page, 'Log out here too');
}

/** Removes the password of a persona's account, so that its owner can only log in at the provider. */
export async function removePassword({ databaseUrl }: World, uuid: string): Promise<void> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(
      `update identity set password_hash = '' where uuid = (select identity_uuid from application where uuid = $1)`,
      [uuid],
    );
  });
}
