import { expect, type Page } from '@playwright/test';
import { samplePhoto } from '../../apps/server/src/sandbox/act-identity.ts';
import { pressButton } from './page-actions.ts';

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
