import { expect, type Browser, type Page } from '@playwright/test';
import { listen } from '../test.ts';
import type { World } from '../world.ts';
import { FINAL, OWNERS } from './closing.ts';
import { heading, press } from './on-page.ts';
import { drive, logIn, outbox, type Driven } from './sandbox.ts';

/** The password of the sandbox's co-owners and of signers who open a link in a journey. */
export const SIGNER_PASSWORD = 'green Canal! lantern 4';
export const WAY = '/account/heloc/heloc-signer';
export const SIGN_IN = 'Sign for a home equity line';
/** The heading of a logged-in signer's first page; the login page's heading begins with the same words. */
export const ASKED = /^You’ve been asked to sign$/;

/** Another person's browser, which holds nothing of the borrower's. */
export async function ownBrowser(browser: Browser, world: World, faults: string[]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.address,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await listen(context, faults);
  return context.newPage();
}

/** A borrower who named Robin with Robin's own email address. */
export async function nameRobin(page: Page, world: World, email: string): Promise<Driven> {
  const cora = await drive(world, 'co-owner');
  await logIn(page, cora);
  await heading(page, OWNERS);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('radio', { name: 'I don’t know' }).check();
  await press(page, 'Save and invite');
  await heading(page, FINAL);
  return cora;
}

/** Returns the links mailed to an address, newest first; waits for `count` of them. */
export async function linksTo(world: World, email: string, count = 1): Promise<string[]> {
  const links = async () =>
    (await outbox(world))
      .filter(({ to }) => to === email)
      .flatMap((mail) => mail.links)
      .filter((link) => link.includes('heloc-signer'));
  await expect.poll(async () => (await links()).length).toBeGreaterThanOrEqual(count);
  return links();
}

/** Returns the code in the newest login email. */
export async function codeTo(world: World, email: string): Promise<string> {
  const code = async () =>
    (await outbox(world))
      .find(({ to, text }) => to === email && /or enter this code/i.test(text))
      ?.text.match(/code: (\d{6})/)?.[1] ?? '';
  await expect.poll(code).toMatch(/^\d{6}$/);
  return code();
}

/** Opens a link and creates an account with a password. */
export async function makeAccount(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await press(page, 'Open the request');
  await page.getByLabel('Password', { exact: true }).fill(SIGNER_PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Continue');
  await heading(page, ASKED);
}

/** Answers whether they live in the home. */
export async function sayResidence(page: Page, lives: 'Yes' | 'No'): Promise<void> {
  await page.getByRole('radio', { name: lives, exact: true }).check();
  await press(page, 'Continue');
}
