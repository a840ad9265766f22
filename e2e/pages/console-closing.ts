import { assignLoanFile, readLoanFile, readOwnSigner, saveSignerResidence } from '@lintel/contract';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { sendPhotos } from '../../apps/server/src/sandbox/act-identity.ts';
import { buildPaystub } from '../../apps/server/test/hostile-files.ts';
import type { World } from '../world.ts';
import { acceptInvitation, createCaller } from './caller.ts';
import { createStaff, logInToConsole, logInToQueue } from './console.ts';
import { createClient, openApplication } from './device.ts';
import { moveLoanClock, readLoanClock, readOutbox, type DrivenLoan } from './sandbox.ts';
import { createStaffCaller, readFileVersion } from './staff.ts';

export const SCAN = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: buildPaystub() };

/** Logs in a staff member and opens the closing of a file. */
export async function logInToClosing(
  page: Page,
  world: World,
  personaName: string,
  uuid: string,
  org = 'FIGURE',
): Promise<void> {
  const staff = await createStaff(world, personaName, org);
  await logInToQueue(page, staff, org);
  await openClosing(page, uuid);
}

export async function openClosing(page: Page, uuid: string): Promise<void> {
  await page.goto(`/desk/applications/${uuid}/closing`);
  await expect(page.getByRole('heading', { level: 2, name: 'Closing and funding' })).toBeVisible();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Opens the closing of a file as an attorney to whom a closer has assigned it. */
export async function openClosingAsAttorney(page: Page, world: World, uuid: string): Promise<void> {
  const [attorney, closer] = [await createStaff(world, 'attorney'), await createStaffCaller(world, 'closer')];
  await closer.send(assignLoanFile, {
    params: { uuid },
    body: { staffUuid: attorney.staffUuid },
    version: await readFileVersion(closer, uuid),
  });
  await logInToConsole(page, attorney);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await openClosing(page, uuid);
}

/** Opens a page for another person in their own browser, at the size of a phone. */
export async function openPhonePage(browser: Browser, world: World): Promise<Page> {
  return (
    await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage();
}

/** Opens the application's current step in the borrower's own browser. */
export async function openBorrowerPage(
  browser: Browser,
  world: World,
  driven: DrivenLoan,
  org = 'FIGURE',
): Promise<Page> {
  const page = await openPhonePage(browser, world);
  await openApplication(page, world, driven, org);
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: /^Loading/ })
    .first()
    .waitFor();
  return page;
}

/** Opens a disclosure on the page and returns it. */
export async function openDisclosure(page: Page, name: string): Promise<Locator> {
  const part = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
  await part.locator('summary').click();
  return part;
}

/** Expects the console to show a text. */
export const expectText = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

/** Follows the link of a task from the review of a file to a card of its closing. */
export async function followTaskLink(
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

export async function advanceClockDays(world: World, days: number): Promise<void> {
  await moveLoanClock(world, { by: days * 86_400 });
}

/** Returns an hour ago on the loan clock, or that many days earlier, in the console's input format. */
export async function getConsoleTime(
  world: World,
  { daysAgo = 0, timeZone = 'America/Los_Angeles' } = {},
): Promise<string> {
  const { now } = await readLoanClock(world);
  return new Date(Date.parse(now) - daysAgo * 86_400_000 - 3_600_000)
    .toLocaleString('sv-SE', { timeZone })
    .slice(0, 16)
    .replace(' ', 'T');
}

/** Fills in the wet signing form: the time, the first office, the notary and the scan. */
export async function fillWetSigningForm(form: Locator, signedAt: string): Promise<void> {
  await form.getByLabel('Signed on (date and time)').fill(signedAt);
  await form.getByRole('combobox', { name: 'Office' }).selectOption({ index: 1 });
  await form.getByRole('textbox', { name: 'Notary’s name' }).fill('Nora Sample');
  await form.getByRole('textbox', { name: 'Commission number' }).fill('SB-20417');
  await form.getByRole('textbox', { name: 'State of the commission' }).fill('tx');
  for (const copies of await form.getByRole('textbox', { name: /^Copies given/ }).all()) await copies.fill('2');
  await form.getByLabel('Scan of the signed documents').setInputFiles(SCAN);
}

/**
 * The only other signer of a file opens the newest invitation, says that they live in the home and shows an ID, on
 * their own device.
 */
export async function identifySigner(world: World, uuid: string, organization: string): Promise<void> {
  const caller = createCaller(world, organization);
  const client = createClient(world, caller, organization);
  const links = (await readOutbox(world)).flatMap((mail) => mail.links);
  const token = links.find((link) => link.includes('/heloc-signer/login'))?.split('#')[1] ?? '';
  await acceptInvitation(caller, token);
  const closer = await createStaffCaller(world, 'closer', organization);
  const fetchSigners = async () => (await closer.send(readLoanFile, { params: { uuid } })).signers;
  const [signer] = await fetchSigners();
  const params = { signerUuid: signer?.signerUuid ?? '' };
  const { version } = await client.send(readOwnSigner, { params });
  await client.send(saveSignerResidence, { params, version, body: { livesThere: 'YES' } });
  await sendPhotos(client, uuid);
  await expect.poll(async () => (await fetchSigners())[0]?.identity).toBeTruthy();
}
