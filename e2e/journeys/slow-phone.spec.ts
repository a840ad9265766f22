import type { Page } from '@playwright/test';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, test } from '../test.ts';

/** What a borrower saw while a page loaded on a slow phone. */
interface FrameCounts {
  /** Frames since the page's first paint. */
  frames: number;
  /** Frames with a visible "Log in". */
  logIn: number;
  /** Frames with nothing to see below the header: no text, no loader. */
  empty: number;
}

declare global {
  interface Window {
    frameCounts?: FrameCounts;
  }
}

/** Looks at every frame of the page that is loaded next. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts: FrameCounts = { frames: 0, logIn: 0, empty: 0 };
    window.frameCounts = counts;
    const look = (): void => {
      requestAnimationFrame(look);
      const main = document.querySelector('main');
      if (!main) return;
      counts.frames += 1;
      const links = [...document.querySelectorAll('header a, header button')];
      if (links.some((link) => link.textContent === 'Log in' && link.checkVisibility({ visibilityProperty: true })))
        counts.logIn += 1;
      const parts = [...document.querySelectorAll('main h1, main p, main button, [data-loader]')];
      const isVisible = parts.some((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
      if (!isVisible) counts.empty += 1;
    };
    requestAnimationFrame(look);
  });
}

test(
  'a logged-in borrower on a slow phone never sees "Log in" or an empty page',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const maria = await drive(world, 'found', 'INCOME_VERIFICATION');
    await logIn(page, maria);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const phone = await page.context().newCDPSession(page);
    await phone.send('Network.enable');
    await phone.send('Network.setCacheDisabled', { cacheDisabled: true });
    await phone.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchFrames(page);
    for (const { path, heading } of [
      { path: '/dashboard', heading: /^(\w+, we need one thing from you|Welcome back)/ },
      { path: '/dashboard/settings', heading: 'Settings' },
      { path: `/account/heloc/${maria.uuid}`, heading: /income/i },
      { path: '/contact', heading: /./ },
    ]) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 60_000 });
      await expect(
        page
          .getByRole('link', { name: 'Dashboard' })
          .or(page.getByRole('button', { name: /account/i }))
          .first(),
      ).toBeVisible({ timeout: 60_000 });
      const seen = await page.evaluate(() => window.frameCounts!);
      expect(seen.frames, `${path} was looked at`).toBeGreaterThan(10);
      expect(seen, path).toMatchObject({ logIn: 0, empty: 0 });
    }
  },
);
