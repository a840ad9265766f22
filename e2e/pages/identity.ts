import { expect, type Page } from '@playwright/test';
import { samplePhoto } from '../../apps/server/src/sandbox/act-identity.ts';
import type { World } from '../world.ts';
import { pressButton } from './page-actions.ts';
import { readOutbox } from './sandbox.ts';

/** Adds the photo of a side and waits until `count` photos are there. */
export async function addPhoto(page: Page, side: string, count: number): Promise<void> {
  const buffer = Buffer.from(await samplePhoto(side));
  await page.locator(`input[data-side=${side}]`).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Photo added')).toHaveCount(count);
}

/** Adds both photos of a passport and sends them. */
export async function submitPassport(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Passport/ }).check();
  await pressButton(page, 'Continue');
  for (const [index, side] of ['FRONT', 'SELFIE'].entries()) await addPhoto(page, side, index + 1);
  await pressButton(page, 'Send my photos');
}

/** Asks for the text message with the link for another device, and returns that link. */
export async function textHandOffLink(page: Page, world: World): Promise<string> {
  const readLinks = async () => (await readOutbox(world)).flatMap(({ text }) => /http\S+hand-off#\S+/.exec(text) ?? []);
  // Other journeys move the clock by which the outbox is sorted.
  const earlier = new Set(await readLinks());
  await pressButton(page, 'Text me a link');
  await expect(page.getByText('We sent the link to your phone.')).toBeVisible();
  const [link = ''] = (await readLinks()).filter((one) => !earlier.has(one));
  return link;
}
