import type { BrowserContext } from '@playwright/test';
import { test as base } from './test.ts';

/** Kinds of data that a page leaves in the browser, except the files in its cache. */
const LEFT_BEHIND = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

interface ContextFixtures {
  /** Opens the context of a locale, once for each worker. */
  openContext: (locale: string) => Promise<BrowserContext>;
}

/**
 * For files of many short tests: the tests of a worker share a browser context for each locale, so that a page of a
 * hundred files takes them from the browser's cache. Each test has its own page and begins without cookies and storage.
 */
export const test = base.extend<object, ContextFixtures>({
  openContext: [
    async ({ browser }, use) => {
      const byLocale = new Map<string, BrowserContext>();
      await use(async (locale) => {
        const context = byLocale.get(locale) ?? (await browser.newContext());
        byLocale.set(locale, context);
        return context;
      });
      for (const context of byLocale.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ openContext, locale, world }, use) => {
    const context = await openContext(String(locale));
    await use(context);
    for (const page of context.pages()) {
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: world.address, storageTypes: LEFT_BEHIND });
      await page.close();
    }
    await context.clearCookies();
    await context.clearPermissions();
  },
});
