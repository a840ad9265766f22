import { assign, readFile, readOwnSigner, sayResidence } from '@lintel/contract';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { sendPhotos } from '../../apps/server/src/sandbox/act-identity.ts';
import { paystub } from '../../apps/server/test/hostile-files.ts';
import type { World } from '../world.ts';
import { acceptInvitation, createCaller } from './caller.ts';
import { deskPersona, logInAtDesk, signInAtDesk } from './console.ts';
import { deskCaller, versionAtDesk } from './desk.ts';
import { clientOn, comeIn } from './device.ts';
import { loanClock, outbox, type Driven } from './sandbox.ts';

export const SCAN = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: paystub() };

/** A staff member, logged in, on the closing of a file. */
export async function atClosing(page: Page, world: World, who: string, uuid: string, org = 'FIGURE'): Promise<void> {
  const colleague = await deskPersona(world, who, org);
  await signInAtDesk(page, colleague, org);
  await openClosing(page, uuid);
}

export async function openClosing(page: Page, uuid: string): Promise<void> {
  await page.goto(`/desk/applications/${uuid}/closing`);
  await expect(page.getByRole('heading', { level: 2, name: 'Closing and funding' })).toBeVisible();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** An attorney to whom a closer has assigned the file; here they open it by its address. */
export async function attorneyAtClosing(page: Page, world: World, uuid: string): Promise<void> {
  const [ada, clara] = [await deskPersona(world, 'attorney'), await deskCaller(world, 'closer')];
  await clara.send(assign, {
    params: { uuid },
    body: { staffUuid: ada.staffUuid },
    version: await versionAtDesk(clara, uuid),
  });
  await logInAtDesk(page, ada);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await openClosing(page, uuid);
}

/** Opens a page for another person in their own browser, at the size of a phone. */
export async function another(browser: Browser, world: World): Promise<Page> {
  return (
    await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
}

/** The borrower in their own browser, at the application's current step. */
export async function openBorrowerPage(browser: Browser, world: World, driven: Driven, org = 'FIGURE'): Promise<Page> {
  const page = await another(browser, world);
  await comeIn(page, world, driven, org);
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: /^Loading/ })
    .first()
    .waitFor();
  return page;
}

/** Opens a disclosure on the page and returns it. */
export async function opened(page: Page, name: string): Promise<Locator> {
  const part = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
  await part.locator('summary').click();
  return part;
}

/** Expects the console to show a text. */
export const said = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

/** Goes from the review of a file to a card of its closing by the link of the task. */
export async function byTask(
  page: Page,
  uuid: string,
  { title, link }: { title: string; link: string },
): Promise<void> {
  await page.goto(`/desk/applications/${uuid}`);
  await expect(
    page.getByRole('complementary', { name: 'Your decision' }).getByText(title, { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: link }).first().click();
  await expect(page).toHaveURL(/\/closing$/);
}

export async function daysLater(world: World, days: number): Promise<void> {
  await loanClock(world, { by: days * 86_400 });
}

/** An hour ago on the loan clock, or that many days earlier, in the console's input format: Pacific Time. */
export async function deskTime(world: World, daysAgo = 0): Promise<string> {
  const { now } = await loanClock(world);
  return new Date(Date.parse(now) - daysAgo * 86_400_000 - 3_600_000)
    .toLocaleString('sv-SE', { timeZone: 'America/Los_Angeles' })
    .slice(0, 16)
    .replace(' ', 'T');
}

/** Fills in the wet signing form: the time, the first office, the notary and the scan. */
export async function fillWetSigningForm(form: Locator, at: string): Promise<void> {
  await form.getByLabel('Signed at').fill(at);
  await form.getByRole('combobox', { name: 'Office' }).selectOption({ index: 1 });
  await form.getByRole('textbox', { name: 'Notary’s name' }).fill('Nora Sample');
  await form.getByRole('textbox', { name: 'Commission number' }).fill('SB-20417');
  await form.getByRole('textbox', { name: 'State of the commission' }).fill('tx');
  await form.getByLabel('Scan of the signed documents').setInputFiles(SCAN);
}

/**
 * The only other signer of a file opens the newest invitation, says that they live in the home and shows an ID, on
 * their own device.
 */
export async function signerShowsId(world: World, uuid: string, organisation: string): Promise<void> {
  const caller = createCaller(world, organisation);
  const client = clientOn(world, caller, organisation);
  const links = (await outbox(world)).flatMap((mail) => mail.links);
  const token = links.find((link) => link.includes('/heloc-signer/login'))?.split('#')[1] ?? '';
  await acceptInvitation(caller, token);
  const clara = await deskCaller(world, 'closer', organisation);
  const signers = async () => (await clara.send(readFile, { params: { uuid } })).signers;
  const [signer] = await signers();
  const params = { signerUuid: signer?.signerUuid ?? '' };
  const { version } = await client.send(readOwnSigner, { params });
  await client.send(sayResidence, { params, version, body: { livesThere: 'YES' } });
  await sendPhotos(client, uuid);
  await expect.poll(async () => (await signers())[0]?.identity).toBeTruthy();
}
