import { expect, type Page } from '@playwright/test';
import type { World } from '../../world.ts';
import { FINAL, readClosingPapers, READY } from '../closing.ts';
import { BY_VIDEO, signDeed } from '../notary.ts';
import { confirmEmail, DENVER, NOTE, NOTICE, readToEnd } from '../note.ts';
import { press, type Check } from '../on-page.ts';
import { at } from './at.ts';

/** Reads the closing documents and accepts the offer in them. */
export async function acceptFinalOffer(page: Page, check: Check): Promise<void> {
  await at(page, /\/signing\/intro$/, FINAL, check);
  await readClosingPapers(page);
  await press(page, 'Accept this offer');
}

/** Confirms the email address, reads the notice and signs the agreement with a typed name. */
export async function signNote(page: Page, world: World, email: string, check: Check): Promise<void> {
  await at(page, /\/signing\/intro$/, READY, check);
  await confirmEmail(page, world, email);
  await at(page, /\/signing\/sign$/, NOTICE, check);
  await readToEnd(page, 'You’ve read to the end.');
  await press(page, "I've read this, next");
  await at(page, /\/signing\/sign$/, NOTE, check);
  await readToEnd(page, 'You’ve read to the end. You can sign it now.');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(DENVER);
  await page.getByRole('textbox', { name: 'Your initials' }).fill('MD');
  await press(page, 'Finish signing');
  const why = page.getByRole('alertdialog', { name: 'Why we need your location' });
  const notary = page.getByRole('heading', { level: 1, name: BY_VIDEO });
  await expect(why.or(notary)).toBeVisible();
  if (await why.isVisible()) await press(page, 'Allow location');
}

/**
 * Meets the notary by video on the sandbox's notary page and signs the deed. After the last signature the page shows
 * the cancellation deadline and when the money is sent.
 */
export async function meetNotary(page: Page, check: Check, isLast = false): Promise<void> {
  await at(page, /\/notary\/intro$/, BY_VIDEO, check);
  await signDeed(page);
  if (isLast) {
    await expect(page.getByText(/^You can cancel for free until midnight on \w{3}, \w{3} \d+\.$/)).toBeVisible();
    await expect(page.getByText(/^If no one cancels, we’ll send \$[\d,.]+ on \w{3}, \w{3} \d+\.$/)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Continue' }).click();
}
