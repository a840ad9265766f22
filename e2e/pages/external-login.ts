import type { Page } from '@playwright/test';
import type { World } from '../world.ts';
import { withDatabase } from './database.ts';
import { pressButton, waitForHeading } from './page-actions.ts';

export const PROVIDER_HEADING = 'Log in with Sample Login';

/** On the provider's page: logs in with an address, and comes back. */
export async function logInAtProvider(page: Page, email: string): Promise<void> {
  await waitForHeading(page, PROVIDER_HEADING);
  await page.getByLabel('Email').fill(email);
  await pressButton(page, /^Log in$/);
}

/** On the provider's page after logging out here: ends the login there, too. */
export async function logOutAtProvider(page: Page): Promise<void> {
  await waitForHeading(page, 'Log out of Sample Login?');
  await pressButton(page, 'Log out here too');
}

/** Takes the password of a persona's account away, so that its owner can only log in at the provider. */
export async function removePassword({ databaseUrl }: World, uuid: string): Promise<void> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(
      `update identity set password_hash = '' where uuid = (select identity_uuid from application where uuid = $1)`,
      [uuid],
    );
  });
}
