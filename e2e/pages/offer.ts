import { expect, type Page } from '@playwright/test';
import type { PageCheck } from './page-actions.ts';

/** Expects offers computed from the replies of the sandbox's bureau and property service. */
export async function expectOffers(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /You can borrow up to \$\d/ })).toBeVisible();
  await expect(page).toHaveURL(/\/product\/select$/);
}

/** Expects the amount field at its full size, which matches the figure it sets. */
export async function expectLargeAmount(page: Page): Promise<void> {
  const amount = page.getByRole('textbox', { name: 'How much do you want to draw?' });
  await expect(amount).toHaveCSS('font-size', '28px');
  expect((await amount.boundingBox())?.height).toBeGreaterThanOrEqual(56);
}

/** Returns the payment as the page shows it. */
export const readPayment = async (page: Page): Promise<string> =>
  (
    await page
      .getByText(/^\$[\d,.]+/)
      .filter({ visible: true })
      .allInnerTexts()
  ).join(' | ');

/** Presses the button that continues. On a phone it is in the bar at the bottom, otherwise next to the figures. */
export const continueWithOffer = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Continue( with this offer)?$/ })
    .filter({ visible: true })
    .first()
    .click();

/** Changes every choice and goes to the page that repeats them. */
export async function chooseOffer(page: Page, check: PageCheck = async () => {}): Promise<void> {
  await expectOffers(page);
  await check(page);
  const previousPayment = await readPayment(page);
  await page.getByRole('button', { name: '$1,000 less' }).click();
  await expect.poll(() => readPayment(page)).not.toBe(previousPayment);
  await page.getByRole('radiogroup', { name: 'Choose a term' }).getByRole('radio').nth(1).check();
  await continueWithOffer(page);
}

/** Confirms the choice; afterwards the disclosures are created and the missing details are asked for. */
export async function confirmOffer(page: Page, check: PageCheck = async () => {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your offer' })).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expectDetailsForm(page);
  await check(page);
}

export async function expectDetailsForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'A few details we still need' })).toBeVisible();
  await expect(page).toHaveURL(/\/start\/contact$/);
}
