import { expect, type Page } from '@playwright/test';
import { expectGoodPage } from '../test.ts';
import type { World } from '../world.ts';
import { waitForHeading, pressButton, type PageCheck } from './page-actions.ts';
import { drive, logIn, type DrivenLoan } from './sandbox.ts';

/** Logs in a borrower who sent the application and must now prove income. */
export async function goToIncomeStep(page: Page, world: World, persona = 'found'): Promise<DrivenLoan> {
  const driven = await drive(world, persona, 'INCOME_VERIFICATION');
  await logIn(page, driven);
  await waitForHeading(page, 'How would you like to prove your income?');
  await expect(page).toHaveURL(/\/income\/review$/);
  return driven;
}

/** Chooses a way to prove income and continues to the source's page. */
export async function openSource(page: Page, option: RegExp, check: PageCheck = expectGoodPage): Promise<void> {
  await page.getByRole('radio', { name: option }).check();
  await pressButton(page, 'Continue');
  await waitForHeading(page, /^Connect your/);
  await check(page);
  await pressButton(page, /^Connect your/);
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
}

/** Logs in on the sandbox page that acts as a bank, a payroll service or a tax office. */
export async function logInAtSource(page: Page, user: string): Promise<void> {
  await page.getByLabel('User name').fill(user);
  await page.getByRole('button', { name: 'Log in and share' }).click();
}
