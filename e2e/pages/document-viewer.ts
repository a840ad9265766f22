import { expect, type Locator, type Page } from '@playwright/test';

/** Expects pixels on a rendered page that are not white: its text. */
export const expectDrawn = (sheet: Locator): Promise<void> =>
  expect
    .poll(() =>
      sheet.evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return pixels.some((value, index) => index % 4 !== 3 && value < 128 && pixels[index - (index % 4) + 3] === 255);
      }),
    )
    .toBe(true);

interface Announcement {
  /** Empty when the message was cleared. */
  text: string;
  /** Milliseconds. */
  at: number;
}

/** Records the messages of the page's live region from now on. Returns a function that reads them. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<Announcement[]>> {
  const said = await page.locator('[aria-live=polite][aria-atomic=true]').evaluateHandle((region) => {
    const messages: Announcement[] = [];
    new MutationObserver(() => messages.push({ text: region.textContent, at: performance.now() })).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return messages;
  });
  return () => said.jsonValue();
}
