import { expect, type Locator, type Page } from '@playwright/test';
import type { World } from '../world.ts';
import { openApplicationShared } from './device.ts';
import { drive, driveOnce, type DrivenLoan } from './sandbox.ts';

/** One screen in one state, and how to reach it. */
export interface Screen {
  /** Its page and, after a comma, the state that it is in. */
  name: string;
  open: (context: { page: Page; world: World; org: string }) => Promise<void>;
}

export type ScreenOpener = Screen['open'];

/** Milliseconds for a screen to come to rest on a busy machine. */
const SCREEN_TIMEOUT_MS = 60_000;

/** Milliseconds without a change after which a screen counts as at rest. */
const QUIET_MS = 300;

/**
 * Waits for the screen itself, not the one before it and not its first frame: it has a heading, nothing is loading, and
 * nothing has moved for a moment.
 */
export async function waitForScreen(page: Page): Promise<void> {
  for (const end = Date.now() + SCREEN_TIMEOUT_MS; ;) {
    try {
      return await page.evaluate(waitUntilQuiet, { quiet: QUIET_MS, longest: SCREEN_TIMEOUT_MS });
    } catch (error) {
      // The page navigated in the meantime: waits for the new one.
      if (Date.now() > end || !/context|navigat/i.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
}

/** Runs inside the page, so one call covers the whole wait. */
async function waitUntilQuiet({ quiet, longest }: { quiet: number; longest: number }): Promise<void> {
  const startedAt = performance.now();
  let [last, since] = ['', startedAt];
  for (;;) {
    const main = document.querySelector('main');
    const isHere = [...document.querySelectorAll('h1')].some(
      (heading) => heading.checkVisibility() && !/^(?:Loading|Ļóóááðííñĝ)/.test(heading.innerText),
    );
    const text = main?.innerText ?? '';
    const now = performance.now();
    if (!isHere || !main || main.querySelector('[aria-busy=true]') || text !== last) [last, since] = [text, now];
    else if (now - since >= quiet) return;
    if (now - startedAt > longest) throw new Error(`${location.href} does not come to rest: ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Reloads until the page shows something that happens without it, each time after the page has come to rest, however
 * long that takes.
 */
export async function reloadUntil(
  page: Page,
  wanted: Locator,
  again: () => Promise<unknown> = () => page.reload(),
): Promise<void> {
  await expect(async () => {
    await again();
    await waitForScreen(page);
    expect(await wanted.filter({ visible: true }).count()).toBeGreaterThan(0);
  }).toPass();
}

interface VisitOptions {
  /** The path of the status, where the application opens. */
  path?: RegExp;
  /** Opens this page of the application instead; one that begins with a slash is a page of the site. */
  at?: string;
  /** The status to drive the persona to; the card's own by default. */
  until?: string;
  /**
   * Creates a persona that no other screen shares: `before` or `then` changes the application, or what its screens
   * keep.
   */
  changes?: true;
  /** Runs before the browser logs in: what another device does, or the replies the browser gets. */
  before?: (context: { page: Page; world: World; driven: DrivenLoan }) => Promise<void>;
  /** Runs on the screen. */
  then?: (page: Page) => Promise<void>;
}

/** Whether a page is open. True for any page if the address has a query, because it may redirect. */
const isPage = (at: string, pathname: string): boolean => at.includes('?') || pathname.endsWith(at);

/** Opens the screen of a sandbox persona's status, or another page, and runs `then` there. */
export const openAs =
  (name: string, { path, at, until, changes, before, then }: VisitOptions): ScreenOpener =>
  async ({ page, world, org }) => {
    const persona = org === 'HOMEPOINT' ? 'texas-homestead' : name;
    const driven = await (changes ? drive : driveOnce)(world, persona, until);
    await before?.({ page, world, driven });
    await openApplicationShared(page, world, driven, org, at);
    await page.waitForURL(({ pathname }) => (at === undefined ? path?.test(pathname) !== false : isPage(at, pathname)));
    await waitForScreen(page);
    await then?.(page);
  };

/** Presses the button and waits for the errors it causes. */
export const pressForErrors =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await page.getByRole('alert').first().waitFor();
  };

/** Goes from any page of an application to another one of it. */
export const goToPage = (page: Page, path: string): Promise<unknown> =>
  page.goto(page.url().replace(/(heloc\/[0-9a-f-]{36}).*/, `$1/${path}`));
