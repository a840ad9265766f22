import type { Page } from '@playwright/test';
import type { World } from '../world.ts';
import { comeIn } from './device.ts';
import { drive, type Driven } from './sandbox.ts';

/** One screen in one state, and the way to it. */
export interface Screen {
  name: string;
  open: (at: { page: Page; world: World; org: string }) => Promise<void>;
}

export type Way = Screen['open'];

/** The screen itself, not the one before it and not its first frame: a heading stands, and nothing has moved for a moment. */
export async function stands(page: Page): Promise<void> {
  let last = '';
  for (let still = 0; still < 2;) {
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: /^Loading/ })
      .first()
      .waitFor();
    const now = await page.getByRole('main').innerText();
    const waits = await page.getByRole('main').locator('[aria-busy=true]').count();
    still = now === last && waits === 0 ? still + 1 : 0;
    last = now;
    await page.waitForTimeout(200);
  }
}

interface Then {
  /** The path that the status leads to. */
  path: RegExp;
  /** How far the persona goes; where the card says without one. */
  until?: string;
  /** Before the browser is signed in: what another device does, or what the browser is to see. */
  before?: (at: { page: Page; world: World; driven: Driven }) => Promise<void>;
  /** At the screen. */
  then?: (page: Page) => Promise<void>;
}

/** A persona of the sandbox at the screen of its status, and further from there. */
export const as =
  (name: string, { path, until, before, then }: Then): Way =>
  async ({ page, world, org }) => {
    const driven = await drive(world, org === 'HOMEPOINT' ? 'texas-homestead' : name, until);
    await before?.({ page, world, driven });
    await comeIn(page, world, driven, org);
    await page.waitForURL(path, { timeout: 20_000 });
    await stands(page);
    await then?.(page);
  };

/** The button, and the errors that it leads to. */
export const pressed =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await page.getByRole('alert').first().waitFor();
  };

/** Another screen of the same application. */
export const further =
  (path: string, then: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page): Promise<void> => {
    await page.goto(page.url().replace(/(heloc\/[0-9a-f-]{36}).*/, `$1/${path}`));
    await page.waitForURL(new RegExp(`${path}$`));
    await stands(page);
    await then(page);
  };
