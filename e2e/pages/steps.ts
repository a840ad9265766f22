import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { samplePhoto } from '../../apps/server/src/sandbox/act-identity.ts';
import type { World } from '../world.ts';
import type { Caller } from './caller.ts';
import { FINAL, readClosingPapers } from './closing.ts';
import { agreeToScreens, atDisclosures } from './documents.ts';
import { deskCaller } from './desk.ts';
import { deviceOf } from './device.ts';
import { logInAtSource } from './income.ts';
import { BY_VIDEO, goIn } from './notary.ts';
import { heading, press, pressFirst } from './on-page.ts';
import { moveClock, timeLeft } from './rescission.ts';
import { outbox, type Driven } from './sandbox.ts';
import { stands } from './ways.ts';

export type Check = (page: Page) => Promise<void>;

/** The screen has come and stands still: looked at, then gone on with. */
async function at(page: Page, path: RegExp, name: string | RegExp, check: Check): Promise<void> {
  await heading(page, name);
  await expect(page).toHaveURL(path);
  await stands(page);
  await check(page);
}

/** Opens each paper that is still to be read, goes to its end and says so. */
export async function readAll(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: "I've read this" });
  await page.getByRole('button', { name: /^Read “/ }).first().click();
  for (let papers = 0; papers < 12; papers += 1) {
    const title = await page.locator('#document').innerText();
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(done).toBeEnabled({ timeout: 500 });
    }).toPass();
    await done.click();
    const end = page.getByText('You have read everything.');
    await expect(page.locator('#document').filter({ hasNotText: title }).or(end).first()).toBeVisible();
    if (await end.isVisible()) return;
  }
  throw new Error('There was no end to the papers.');
}

/** Agrees to documents on the screen, reads the disclosures and gives the details that are missing. */
export async function readAndGiveDetails(page: Page, check: Check): Promise<void> {
  await at(page, /\/start\/contact$/, 'A few details we still need', check);
  await atDisclosures(page);
  await check(page);
  await agreeToScreens(page);
  await readAll(page);
  await check(page);
  await page.getByRole('link', { name: 'Continue' }).or(page.getByRole('button', { name: 'Continue' })).filter({ visible: true }).first().click();
  await at(page, /\/start\/contact$/, 'A few details we still need', check);
  await page.getByRole('radio', { name: 'Unmarried' }).check();
  await page.getByRole('radio', { name: 'U.S. citizen' }).check();
  await page.getByLabel('Years at your home address').fill('6');
  await page.getByRole('radio', { name: /only owner/ }).check();
  await page.getByLabel(/Social Security number/).fill('666-00-0001');
  await press(page, 'Save and continue');
}

/** Leaves the questions of the law unanswered, reads the summary and sends the application. */
export async function submit(page: Page, uuid: string, check: Check): Promise<void> {
  await at(page, /\/start\/hmda$/, 'Questions the law has us ask', check);
  for (const group of ['Ethnicity', 'Race', 'Sex']) await page.getByRole('group', { name: group }).getByRole('checkbox', { name: 'I do not wish to provide this information' }).check();
  await press(page, 'Continue');
  const SUMMARY = 'Check your application before you send it';
  await at(page, /\/start\/app-summary$/, SUMMARY, check);
  // The summary is a paper of its own, made from the answers.
  await page.getByRole('link', { name: /Read the documents|Open the documents/ }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Documents to read' })).toBeVisible();
  await readAll(page);
  await page.goto(`/account/heloc/${uuid}`);
  await at(page, /\/start\/app-summary$/, SUMMARY, check);
  await expect(page.getByText('You have read them all.')).toBeVisible();
  await page.getByRole('checkbox', { name: /true and complete/ }).check();
  await page.getByRole('checkbox', { name: /full credit check/ }).check();
  await press(page, 'Submit application');
}

/** Links payroll. */
export async function showIncome(page: Page, check: Check): Promise<void> {
  await at(page, /\/income\/review$/, 'How would you like to show your income?', check);
  await page.getByRole('radio', { name: /payroll/ }).check();
  await press(page, 'Continue');
  await heading(page, /^Connect your/);
  await check(page);
  await press(page, /^Connect your/);
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
  await logInAtSource(page, 'user_good');
}

/** Photographs a passport and the face. */
export async function showIdentity(page: Page, check: Check): Promise<void> {
  await at(page, /\/identity$/, 'Verify your identity', check);
  await page.getByRole('radio', { name: /Passport/ }).check();
  await press(page, 'Continue');
  for (const [index, side] of ['FRONT', 'SELFIE'].entries()) {
    await page.locator(`input[data-side=${side}]`).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await samplePhoto(side)) });
    await expect(page.getByText('Photo added')).toHaveCount(index + 1, { timeout: 20_000 });
  }
  await press(page, 'Send my photos');
}

/** Confirms what is owed on the home. */
export async function confirmLiens(page: Page, check: Check): Promise<void> {
  await at(page, /\/liens$/, "What's owed on your home?", check);
  for (const right of await page.getByRole('radio', { name: 'Yes, this is correct' }).all()) await right.check();
  await pressFirst(page, 'Continue');
}

/** Connects the account that gets the money and pays by autopay from it. */
export async function giveAccount(page: Page, check: Check): Promise<void> {
  await at(page, /\/bank\/disburse$/, 'Where should we send your money?', check);
  await press(page, 'Continue');
  await heading(page, 'Connect your bank');
  await press(page, 'Connect your bank');
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
  await logInAtSource(page, 'user_good');
  await at(page, /\/bank\/confirm$/, 'Use this account?', check);
  await press(page, 'Confirm');
  await at(page, /\/bank\/autopay$/, 'How would you like to pay?', check);
  await page.getByRole('radio', { name: /^Autopay: \$[\d,.]+ a month/ }).check();
  await page.getByRole('checkbox', { name: 'I authorize these payments' }).check();
  await press(page, 'Continue');
  await heading(page, 'Please check the autopay account');
  await press(page, 'Confirm');
}

/** Reads the closing papers and accepts what they say. */
export async function acceptFinalOffer(page: Page, check: Check): Promise<void> {
  await at(page, /\/signing\/intro$/, FINAL, check);
  await readClosingPapers(page);
  await press(page, 'Accept this offer');
}

/** The code that was mailed last to somebody. */
export async function mailedCode(world: World, to: string): Promise<string> {
  const code = async () => (await outbox(world)).findLast((mail) => mail.to === to && /your code is \d{6}/.test(mail.text))?.text.match(/\d{6}/)?.[0] ?? '';
  await expect.poll(code).toMatch(/^\d{6}$/);
  return code();
}

const NOTICE = 'Notice of your right to cancel';
const DENVER = { latitude: 39.7392, longitude: -104.9903, accuracy: 20 };

/** To the end of the paper by the button that every reader has. */
async function readToEnd(page: Page, said: string): Promise<void> {
  await press(page, 'Go to the end');
  await expect(page.getByRole('region', { name: 'The document' }).getByText(said, { exact: true })).toBeVisible();
}

/** Confirms the email address, reads the notice and signs the agreement with a typed name. */
export async function signNote(page: Page, world: World, email: string, check: Check): Promise<void> {
  await at(page, /\/signing\/intro$/, 'You’re ready to sign', check);
  await press(page, 'Send me a code');
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(await mailedCode(world, email));
  await press(page, 'Confirm my email');
  await page.getByRole('link', { name: 'Start signing' }).click();
  await at(page, /\/signing\/sign$/, NOTICE, check);
  await readToEnd(page, 'Read to the end.');
  await press(page, "I've read this, next");
  await at(page, /\/signing\/sign$/, 'Home equity line of credit agreement', check);
  await readToEnd(page, 'Read to the end. You can sign it now.');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(DENVER);
  await page.getByRole('textbox', { name: 'Your initials' }).fill('MD');
  await press(page, 'Finish signing');
  const why = page.getByRole('alertdialog', { name: 'Why we need your location' });
  const notary = page.getByRole('heading', { level: 1, name: BY_VIDEO });
  await expect(why.or(notary)).toBeVisible({ timeout: 30_000 });
  if (await why.isVisible()) await press(page, 'Allow location');
}

/** Meets the notary by video on the page of the sandbox's notaries and signs the deed. */
export async function meetNotary(page: Page, check: Check): Promise<void> {
  await at(page, /\/notary\/intro$/, BY_VIDEO, check);
  await press(page, 'Join now');
  await goIn(page);
  await press(page, 'Show my ID');
  await press(page, 'Sign and have it notarized');
  await heading(page, 'Done');
  await page.getByRole('link', { name: 'Continue' }).click();
}

const cameTo = (page: Page, sentence: string | RegExp): Promise<void> => expect(page.getByRole('main').getByText(sentence).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 });

/** The time to cancel goes by, the deed is recorded, and the borrower says not to have cancelled. */
export async function letTimePass(page: Page, world: World, who: Pick<Driven, 'email' | 'password' | 'uuid'>, check: Check): Promise<void> {
  await heading(page, /^You're done/);
  await expect(page).toHaveURL(/\/complete$/);
  await cameTo(page, /^You may cancel until midnight/);
  await check(page);
  await moveClock(world, await timeLeft(await deviceOf(world, who), who.uuid), 60);
  // The county records the deed at once; then letters on their way are waited for.
  await expect(page.getByRole('button', { name: 'I am not cancelling' })).toBeVisible({ timeout: 60_000 });
  await check(page);
  await page.getByLabel('Type your full name').fill('Maria Delgado');
  await press(page, 'I am not cancelling');
}

/** Two people of the lender decide about the money; the borrower reads that it is on its way, and keeps the archive. */
export async function moneyLeaves(page: Page, world: World, uuid: string, check: Check): Promise<Buffer> {
  await cameTo(page, /Funding is being approved/);
  await check(page);
  const first = await deskCaller(world, 'funder');
  const path = `/service-krang-heloc/agent/secure/api/v1/applications/${uuid}`;
  const versionOf = async (desk: Caller) => (await desk.ask<{ version: number }>('GET', path)).body.version;
  const { body: { amount, approvals, proposed } } = await first.ask<{ amount: number; approvals: number; proposed: object | null }>('GET', `${path}/funding`);
  if (!proposed) expect((await first.ask('POST', `${path}/funding/proposal`, { body: { amount, approvals }, version: await versionOf(first), key: randomUUID() })).status).toBe(200);
  const second = await deskCaller(world, 'second funder');
  expect((await second.ask('POST', `${path}/funding/approval`, { body: { amount }, version: await versionOf(second), key: randomUUID() })).status).toBe(200);
  await expect.poll(async () => (await second.ask<{ status: { checklistStatus: string } }>('GET', path)).body.status.checklistStatus, { timeout: 60_000 }).toBe('COMPLETE');
  await page.goto(`/account/heloc/${uuid}/complete`);
  await heading(page, 'Your money is on its way, Maria');
  await stands(page);
  await check(page);
  const [archive] = await Promise.all([page.waitForEvent('download'), press(page, 'Download all (.zip)')]);
  return readFile(await archive.path());
}
