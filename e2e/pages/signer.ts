import { expect, type Browser, type Page } from '@playwright/test';
import { recordFaults } from '../test.ts';
import type { World } from '../world.ts';
import { FINAL_OFFER_HEADING, OWNERS_HEADING } from './closing.ts';
import { waitForHeading, pressButton } from './page-actions.ts';
import { drive, logIn, readOutbox, type DrivenLoan } from './sandbox.ts';

/** The password of the sandbox's co-owners and of signers who open a link in a journey. */
export const SIGNER_PASSWORD = 'green Canal! lantern 4';
export const SIGNER_PATH = '/account/heloc/heloc-signer';
export const SIGNER_LOGIN_HEADING = 'Sign for a home equity line';
/** The heading of a logged-in signer's first page; the login page's heading begins with the same words. */
export const SIGNER_HOME_HEADING = /^You’ve been asked to sign$/;

/** Opens a page in another person's browser, without the borrower's session. */
export async function openSignerBrowser(browser: Browser, world: World, faults: string[]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.address,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await recordFaults(context, faults);
  return context.newPage();
}

/** Logs in a borrower who named Robin as a signer, with Robin's own email address. */
export async function inviteRobin(page: Page, world: World, email: string): Promise<DrivenLoan> {
  const driven = await drive(world, 'co-owner');
  await logIn(page, driven);
  await waitForHeading(page, OWNERS_HEADING);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('radio', { name: 'I don’t know' }).check();
  await pressButton(page, 'Save and invite');
  await waitForHeading(page, FINAL_OFFER_HEADING);
  return driven;
}

/** Returns the links mailed to an address, newest first; waits for `count` of them. */
export async function waitForSignerLinks(world: World, email: string, count = 1): Promise<string[]> {
  const findLinks = async () =>
    (await readOutbox(world))
      .filter(({ to }) => to === email)
      .flatMap((mail) => mail.links)
      .filter((link) => link.includes('heloc-signer'));
  await expect.poll(async () => (await findLinks()).length).toBeGreaterThanOrEqual(count);
  return findLinks();
}

/** Returns the code in the newest login email. */
export async function waitForLoginCode(world: World, email: string): Promise<string> {
  const findCode = async () =>
    (await readOutbox(world))
      .find(({ to, text }) => to === email && /or enter this code/i.test(text))
      ?.text.match(/code: (\d{6})/)?.[1] ?? '';
  await expect.poll(findCode).toMatch(/^\d{6}$/);
  return findCode();
}

/** Opens a link and creates an account with a password. */
export async function createSignerAccount(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await pressButton(page, 'Open the request');
  await page.getByLabel('Password', { exact: true }).fill(SIGNER_PASSWORD);
  for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.check();
  await pressButton(page, 'Continue');
  await waitForHeading(page, SIGNER_HOME_HEADING);
}

/** Answers whether they live in the home. */
export async function answerResidence(page: Page, lives: 'Yes' | 'No'): Promise<void> {
  await page.getByRole('radio', { name: lives, exact: true }).check();
  await pressButton(page, 'Continue');
}
