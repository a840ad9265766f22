import { expect, type Page } from '@playwright/test';
import type { World } from '../world.ts';
import { scrollToEnd } from './documents.ts';
import { readPayment } from './offer.ts';
import { waitForHeading, pressButton } from './page-actions.ts';
import { drive, logIn, type DrivenLoan } from './sandbox.ts';

export const FINAL_OFFER_HEADING = 'Your final offer';
export const OWNERS_HEADING = 'Others who own this home must sign';
/** The heading after an accepted offer, once the documents to sign are created; the email may need a code first. */
export const READY_TO_SIGN_HEADING = /^(You’re ready to sign|Confirm your email, then sign)$/;

/** Logs in a borrower with a final offer, on its page. */
export async function goToFinalOffer(page: Page, world: World): Promise<DrivenLoan> {
  const driven = await drive(world, 'found', 'FINAL_OFFER');
  await logIn(page, driven);
  await waitForHeading(page, FINAL_OFFER_HEADING);
  await expect(page).toHaveURL(/\/signing\/intro$/);
  return driven;
}

/** Reads the one document of an ordinary closing to its end, and returns to the final offer. */
export async function readClosingDocuments(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Read the documents?$/ }).click();
  await (await scrollToEnd(page)).click();
  await expect(page.getByText('You’ve read everything.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await waitForHeading(page, FINAL_OFFER_HEADING);
  await expect(page.getByText('You’ve read it.')).toBeVisible();
}

/** The value of a row of figures on the page. */
export const locateFigure = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .first()
    .locator('dd');

/** Chooses another draw and confirms it. */
export async function changeDraw(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/product\/select\?origin=signing%2Fintro&uwDecision=\w+$/);
  await waitForHeading(page, /You can borrow up to \$\d/);
  const before = await readPayment(page);
  await page.getByRole('button', { name: '$1,000 more' }).click();
  await expect.poll(() => readPayment(page)).not.toBe(before);
  await page
    .getByRole('button', { name: /^Continue( with this offer)?$/ })
    .filter({ visible: true })
    .first()
    .click();
  await waitForHeading(page, 'Confirm your offer');
  await pressButton(page, 'Accept and continue');
}
