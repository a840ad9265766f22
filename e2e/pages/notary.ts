import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHeading, pressButton } from './page-actions.ts';

export const VIDEO_HEADING = 'Meet a notary by video';
export const IN_PERSON_HEADING = 'Meet a notary in person';

/** The time slots of the chosen day. */
export const locateTimeSlots = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: /^What time on/ }).getByRole('radio');

/** Chooses the slot at this position in the list. */
export async function chooseTimeSlot(page: Page, index = 0): Promise<void> {
  await locateTimeSlots(page).nth(index).check();
}

/** Goes from the waiting page to the notary platform's page. */
export async function joinNotarySession(page: Page): Promise<void> {
  await waitForHeading(page, 'Your notary is ready');
  await pressButton(page, 'Go to the notary');
  await expect(page.getByRole('heading', { level: 1, name: 'Show the notary your ID' })).toBeVisible();
}

/** Signs by video now, from the page before the waiting line to the signed deed. */
export async function signDeed(page: Page): Promise<void> {
  await pressButton(page, 'Join now');
  await joinNotarySession(page);
  await pressButton(page, 'Show my ID');
  await pressButton(page, 'Sign and have it notarized');
  await waitForHeading(page, /^You’ve signed/);
}

/** Returns the text of the booking's calendar entry. */
export async function readCalendarEntry(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), pressButton(page, 'Add to calendar')]);
  expect(file.suggestedFilename()).toBe('notary.ics');
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
