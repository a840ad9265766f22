import { expect, type Page } from '@playwright/test';
import type { World } from '../world.ts';
import { atItsEnd } from './documents.ts';
import { payment } from './offer.ts';
import { heading, press } from './on-page.ts';
import { drive, logIn, type Driven } from './sandbox.ts';

export const FINAL = 'Your final offer';
export const OWNERS = 'Others who own this home must sign';
/** Where an accepted offer leads, once the papers to sign are made. */
export const READY = 'You’re ready to sign';

/** Whoever has a final offer, signed in, at its page. */
export async function atFinalOffer(page: Page, world: World): Promise<Driven> {
  const driven = await drive(world, 'found', 'FINAL_OFFER');
  await logIn(page, driven);
  await heading(page, FINAL);
  await expect(page).toHaveURL(/\/signing\/intro$/);
  return driven;
}

/** Reads the one paper of an ordinary closing to its end, from the final offer and back to it. */
export async function readClosingPapers(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Read the documents' }).click();
  await (await atItsEnd(page)).click();
  await expect(page.getByText('You’ve read everything.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await heading(page, FINAL);
  await expect(page.getByText('You’ve read all of them.')).toBeVisible();
}

/** A row of the page's figures: its value. */
export const figure = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .first()
    .locator('dd');

/** Another draw is chosen and confirmed. */
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
