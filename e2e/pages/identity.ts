import { expect, type Page } from '@playwright/test';
import { samplePhoto } from '../../apps/server/src/sandbox/act-identity.ts';

/** Gives the photo of a side, and waits until so many are there. */
export async function addPhoto(page: Page, side: string, count: number): Promise<void> {
  const buffer = Buffer.from(await samplePhoto(side));
  await page.locator(`input[data-side=${side}]`).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Photo added')).toHaveCount(count, { timeout: 20_000 });
}
