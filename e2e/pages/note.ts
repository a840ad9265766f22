import { expect, type Page } from '@playwright/test';
import type { World } from '../world.ts';
import { pressButton } from './page-actions.ts';
import { readOutbox } from './sandbox.ts';

/** The document to read before the agreement, and the agreement to sign. */
export const NOTICE_TITLE = 'Notice of your right to cancel';
export const NOTE_TITLE = 'Home equity line of credit agreement';

/** A location with its own time zone and law, in the format of the browser's geolocation. */
export const DENVER = { latitude: 39.7392, longitude: -104.9903, accuracy: 20 };

/** Returns the code mailed last to an address. */
export async function waitForEmailCode(world: World, to: string): Promise<string> {
  const findCode = async () =>
    (await readOutbox(world))
      .find((mail) => mail.to === to && /your code is \d{6}/i.test(mail.text))
      ?.text.match(/\d{6}/)?.[0] ?? '';
  await expect.poll(findCode).toMatch(/^\d{6}$/);
  return findCode();
}

/** Signing requires a confirmed email address. */
export async function confirmEmail(page: Page, world: World, email: string): Promise<void> {
  await pressButton(page, 'Send me a code');
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(await waitForEmailCode(world, email));
  await pressButton(page, 'Confirm my email');
  await page.getByRole('link', { name: 'Start signing' }).click();
}

/** Goes to the document's end with the button that works for every reader. */
export async function readToEnd(page: Page, confirmation: string): Promise<void> {
  await pressButton(page, 'Go to the end');
  await expect(
    page.getByRole('region', { name: 'The document' }).getByText(confirmation, { exact: true }),
  ).toBeVisible();
}
