import { expect, type Locator, type Page } from '@playwright/test';
import { heading, press } from './on-page.ts';

export const BY_VIDEO = 'Last step: meet a notary by video';
export const IN_PERSON = 'Last step: meet a notary in person';

/** The time slots of the chosen day. */
export const times = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: /^What time on/ }).getByRole('radio');

/** Chooses the slot at this position in the list. */
export async function takeTime(page: Page, place = 0): Promise<void> {
  await times(page).nth(place).check();
}

/** Goes from the waiting page to the notary platform's page. */
export async function goIn(page: Page): Promise<void> {
  await heading(page, 'Your notary is ready');
  await press(page, 'Go to the notary');
  await expect(page.getByRole('heading', { level: 1, name: 'Show the notary your ID' })).toBeVisible();
}

/** Signs by video now, from the page before the waiting line to the signed deed. */
export async function signDeed(page: Page): Promise<void> {
  await press(page, 'Join now');
  await goIn(page);
  await press(page, 'Show my ID');
  await press(page, 'Sign and have it notarized');
  await heading(page, /^You’ve signed/);
}

/** Returns the text of the booking's calendar entry. */
export async function calendarEntry(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Add to calendar')]);
  expect(file.suggestedFilename()).toBe('notary.ics');
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
