import { expect, type Page } from '@playwright/test';
import type { World } from '../world.ts';
import { atItsEnd } from './documents.ts';
import { payment } from './offer.ts';
import { heading, press } from './on-page.ts';
import { drive, logIn, type Driven } from './sandbox.ts';

export const FINAL = 'Your final offer';
export const OWNERS = 'Others who own this home must sign';
/** The heading after an accepted offer, once the documents to sign are created. */
export const READY = 'You’re ready to sign';

/** Logs in a borrower with a final offer, on its page. */
export async function atFinalOffer(page: Page, world: World): Promise<Driven> {
  const driven = await drive(world, 'found', 'FINAL_OFFER');
  await logIn(page, driven);
  await heading(page, FINAL);
  await expect(page).toHaveURL(/\/signing\/intro$/);
  return driven;
}

/** Reads the one document of an ordinary closing to its end, and returns to the final offer. */
export async function readClosingPapers(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Read the documents' }).click();
  await (await atItsEnd(page)).click();
  await expect(page.getByText('You’ve read everything.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await heading(page, FINAL);
  await expect(page.getByText('You’ve read all of them.')).toBeVisible();
}

/** The value of a row of figures on the page. */
export const figure = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .first()
    .locator('dd');

/** Chooses another draw and confirms it. */
export async function chooseAnotherDraw(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/product\/select\?origin=signing%2Fintro&uwDecision=\w+$/);
  await heading(page, /You can borrow up to \$\d/);
  const before = await payment(page);
  await page.getByRole('button', { name: '$1,000 more' }).click();
  await expect.poll(() => payment(page)).not.toBe(before);
  await page
    .getByRole('button', { name: /^Continue( with this offer)?$/ })
    .filter({ visible: true })
    .first()
    .click();
  await heading(page, 'Confirm your offer');
  await press(page, 'Accept and continue');
}
