import { expect, type Page } from '@playwright/test';
import type { World } from '../../world.ts';
import { FINAL_OFFER_HEADING, readClosingDocuments, READY_TO_SIGN_HEADING } from '../closing.ts';
import { VIDEO_HEADING, signDeed } from '../notary.ts';
import { confirmEmail, DENVER, NOTE_TITLE, NOTICE_TITLE, readToEnd } from '../note.ts';
import { pressButton, type PageCheck } from '../page-actions.ts';
import { checkScreen } from './check-screen.ts';

/** Reads the closing documents and accepts the offer in them. */
export async function acceptFinalOffer(page: Page, check: PageCheck): Promise<void> {
  await checkScreen(page, /\/signing\/intro$/, FINAL_OFFER_HEADING, check);
  await readClosingDocuments(page);
  await pressButton(page, 'Accept this offer');
}

/** Confirms the email address, reads the notice and signs the agreement with a typed name. */
export async function signNote(page: Page, world: World, email: string, check: PageCheck): Promise<void> {
  await checkScreen(page, /\/signing\/intro$/, READY_TO_SIGN_HEADING, check);
  await confirmEmail(page, world, email);
  await checkScreen(page, /\/signing\/sign$/, NOTICE_TITLE, check);
  await readToEnd(page, 'You’ve read to the end.');
  await pressButton(page, 'I’ve read this, next');
  await checkScreen(page, /\/signing\/sign$/, NOTE_TITLE, check);
  await readToEnd(page, 'You’ve read to the end. You can sign it now.');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(DENVER);
  await page.getByRole('textbox', { name: 'Your initials' }).fill('MD');
  await pressButton(page, 'Finish signing');
  const locationDialog = page.getByRole('alertdialog', { name: 'Why we need your location' });
  const notaryHeading = page.getByRole('heading', { level: 1, name: VIDEO_HEADING });
  await expect(locationDialog.or(notaryHeading)).toBeVisible();
  if (await locationDialog.isVisible()) await pressButton(page, 'Allow location');
}

/**
 * Meets the notary by video on the sandbox's notary page and signs the deed. After the last signature the page shows
 * the cancellation deadline and when the money is sent.
 */
export async function meetNotary(page: Page, check: PageCheck, isLast = false): Promise<void> {
  await checkScreen(page, /\/notary\/intro$/, VIDEO_HEADING, check);
  await signDeed(page);
  if (isLast) {
    await expect(page.getByText(/^You can cancel for free through \w{3}, \w{3} \d+\.$/)).toBeVisible();
    await expect(page.getByText(/^If no one cancels, we’ll send \$[\d,.]+ on \w{3}, \w{3} \d+\.$/)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Continue' }).click();
}
