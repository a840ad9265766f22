import { expect, type Page } from '@playwright/test';
import { showPassport } from '../identity.ts';
import { goToSource, logInAtSource } from '../income.ts';
import { heading, press, pressFirst, type Check } from '../on-page.ts';
import { at } from './at.ts';

export async function showIncome(page: Page, check: Check): Promise<void> {
  await at(page, /\/income\/review$/, 'How would you like to show your income?', check);
  await expect(
    page.getByText(/^\w+, we have your application for a \$[\d,]+ line of credit at [\d.]+%\.$/),
  ).toBeVisible();
  await goToSource(page, /payroll/, check);
  await logInAtSource(page, 'user_good');
}

/** Sends photos of a passport and a selfie. */
export async function showIdentity(page: Page, check: Check): Promise<void> {
  await at(page, /\/identity$/, 'Verify your identity', check);
  await expect(page.getByText(/We confirmed your income of \$[\d,]+ a year\./)).toBeVisible();
  await showPassport(page);
}

export async function confirmLiens(page: Page, check: Check): Promise<void> {
  await at(page, /\/liens$/, "What's owed on your home?", check);
  const credit = page.getByText('checked your full credit report, as you agreed');
  await expect(credit).toBeVisible();
  // The page says it once: after a reload the message is gone.
  await page.reload();
  await heading(page, "What's owed on your home?");
  await expect(credit).toBeHidden();
  for (const right of await page.getByRole('radio', { name: 'Yes, this is correct' }).all()) await right.check();
  await pressFirst(page, 'Continue');
}

/** Connects the account that receives the money and pays by autopay from it. */
export async function giveAccount(page: Page, check: Check): Promise<void> {
  await at(page, /\/bank\/disburse$/, 'Where should we send your money?', check);
  await press(page, 'Continue');
  await heading(page, 'Connect your bank');
  await press(page, 'Connect your bank');
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
  await logInAtSource(page, 'user_good');
  await at(page, /\/bank\/confirm$/, 'Use this account?', check);
  await press(page, 'Confirm');
  await at(page, /\/bank\/autopay$/, 'How would you like to pay?', check);
  await page.getByRole('radio', { name: /^Autopay: \$[\d,.]+ a month/ }).check();
  await page.getByRole('checkbox', { name: 'I authorize these payments' }).check();
  await press(page, 'Continue');
  await heading(page, 'Review your autopay account');
  await press(page, 'Confirm');
}
