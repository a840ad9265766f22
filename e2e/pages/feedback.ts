import type { sendFeedback, SentBodyOf } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { pressButton } from './page-actions.ts';

/** Returns feedback as the form sends it from the dashboard. */
export const buildFeedback = (
  message = 'The offer page answered every question I had.',
): SentBodyOf<typeof sendFeedback> => ({
  topic: 'Give us a compliment',
  message,
  marketingConsent: false,
  pathname: '/dashboard',
  productType: 'HELOC',
});

export const locateSurvey = (page: Page) => page.getByRole('dialog', { name: 'Before you go: why are you leaving?' });

/** Opens the feedback form from the account menu. */
export async function openFeedback(page: Page): Promise<void> {
  await pressButton(page, /account menu/i);
  await pressButton(page, 'Send feedback');
  await expect(page.getByRole('dialog', { name: 'Share your thoughts with our CEO' })).toBeVisible();
}

/** Presses "Log out" in the account menu. A page may ask something before it logs out. */
export async function pressLogOut(page: Page): Promise<void> {
  await pressButton(page, /account menu/i);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
}

/** Presses "Log out" on a page that asks why, and waits for its survey. */
export async function openSurvey(page: Page): Promise<void> {
  await pressLogOut(page);
  await expect(locateSurvey(page)).toBeVisible();
}
