import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { paystub } from '../../apps/server/test/hostile-files.ts';
import type { World } from '../world.ts';
import { deskPersona, logInAtDesk, signInAtDesk } from './console.ts';
import { deskCaller, fileAtDesk, versionAtDesk } from './desk.ts';
import { comeIn } from './device.ts';
import type { Driven } from './sandbox.ts';

/** A scan as a desk has it. */
export const SCAN = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: paystub() };

/** Somebody of the desk, signed in, at the closing of a file. */
export async function atClosing(page: Page, world: World, who: string, uuid: string, org = 'FIGURE'): Promise<void> {
  const colleague = await deskPersona(world, who, org);
  await signInAtDesk(page, colleague, colleague.totpCode, org);
  await openClosing(page, uuid);
}

export async function openClosing(page: Page, uuid: string): Promise<void> {
  await page.goto(`/desk/applications/${uuid}/closing`);
  await expect(page.getByRole('heading', { level: 2, name: 'Closing and money' })).toBeVisible();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** An attorney to whom a closer has given the file; they have no queue, and come by the address of the file. */
export async function attorneyAtClosing(page: Page, world: World, uuid: string): Promise<void> {
  const [ada, clara] = [await deskPersona(world, 'attorney'), await deskCaller(world, 'closer')];
  const given = await clara.ask('PUT', `${fileAtDesk(uuid)}/assignee`, { body: { staffUuid: ada.staffUuid }, version: await versionAtDesk(clara, uuid) });
  if (given.status >= 300) throw new Error(`The file was not given: ${given.text}`);
  await logInAtDesk(page, ada, ada.totpCode);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await openClosing(page, uuid);
}

/** Another person in a browser of their own, at the size of a phone. */
export async function another(browser: Browser, world: World): Promise<Page> {
  return (await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })).newPage();
}

/** The borrower in a browser of their own, where the file stands. */
export async function borrowerOf(browser: Browser, world: World, driven: Driven, org = 'FIGURE'): Promise<Page> {
  const page = await another(browser, world);
  await comeIn(page, world, driven, org);
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Loading/ }).first().waitFor();
  return page;
}

/** What is one press away on the page, opened. */
export async function opened(page: Page, name: string): Promise<Locator> {
  const part = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
  await part.locator('summary').click();
  return part;
}

/** The page of the desk says it. */
export const said = (page: Page, text: string): Promise<void> => expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 30_000 });

/** From the review of a file to the card of its closing by the link of the task. */
export async function byTask(page: Page, uuid: string, { title, link }: { title: string; link: string }): Promise<void> {
  await page.goto(`/desk/applications/${uuid}`);
  await expect(page.getByRole('complementary', { name: 'Your decision' }).getByText(title, { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: link }).first().click();
  await expect(page).toHaveURL(/\/closing$/);
}
