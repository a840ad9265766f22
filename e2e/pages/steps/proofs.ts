import { expect, type Page } from '@playwright/test';
import { submitPassport } from '../identity.ts';
import { openSource, logInAtSource } from '../income.ts';
import { waitForHeading, pressButton, pressFirstButton, type PageCheck } from '../page-actions.ts';
import { checkScreen } from './check-screen.ts';

/** Links payroll on the sandbox's payroll page. */
export async function proveIncome(page: Page, check: PageCheck): Promise<void> {
  await checkScreen(page, /\/income\/review$/, 'How would you like to prove your income?', check);
  await expect(
    page.getByText(/^\w+, we have your application for a \$[\d,]+ line of credit at [\d.]+%[ .]/),
  ).toBeVisible();
  await openSource(page, /payroll/, check);
  await logInAtSource(page, 'user_good');
}

/** Sends photos of a passport and a selfie. */
export async function proveIdentity(page: Page, check: PageCheck): Promise<void> {
  await checkScreen(page, /\/identity$/, 'Verify your identity', check);
  await expect(page.getByText(/We confirmed your income of \$[\d,]+ a year\./)).toBeVisible();
  await submitPassport(page);
}

/** Confirms every lien as owed and kept. */
export async function confirmLiens(page: Page, check: PageCheck): Promise<void> {
  await checkScreen(page, /\/liens$/, 'What’s owed on your home?', check);
  const creditMessage = page.getByText('checked your full credit report, as you agreed');
  await expect(creditMessage).toBeVisible();
  // The page says it once: after a reload the message is gone.
  await page.reload();
  await waitForHeading(page, 'What’s owed on your home?');
  await expect(creditMessage).toBeHidden();
  for (const correctOption of await page.getByRole('radio', { name: 'I owe it and will keep it' }).all())
    await correctOption.check();
  await pressFirstButton(page, 'Continue');
}

/** Connects the account that receives the money and pays by autopay from it. */
export async function connectAccount(page: Page, check: PageCheck): Promise<void> {
  await checkScreen(page, /\/bank\/disburse$/, 'Where should we send your money?', check);
  await pressButton(page, 'Continue');
  await waitForHeading(page, 'Connect your bank');
  await pressButton(page, 'Connect your bank');
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
  await logInAtSource(page, 'user_good');
  await checkScreen(page, /\/bank\/confirm$/, 'Use this account?', check);
  await pressButton(page, 'Confirm');
  await checkScreen(page, /\/bank\/autopay$/, 'How would you like to pay?', check);
  await page.getByRole('radio', { name: /^Autopay: \$[\d,.]+ a month/ }).check();
  await page.getByRole('checkbox', { name: 'I authorize these payments' }).check();
  await pressButton(page, 'Continue');
  await waitForHeading(page, 'Review your autopay account');
  await pressButton(page, 'Confirm');
}
