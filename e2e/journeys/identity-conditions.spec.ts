import { readSigners } from '@lintel/contract';
import type { Browser, Page } from '@playwright/test';
import {
  closeConditionInConsole,
  openConditionInConsole,
  postConditionInConsole,
  returnConditionInConsole,
} from '../pages/conditions.ts';
import { logInOnDevice } from '../pages/device.ts';
import { withFlag } from '../pages/flags.ts';
import { addPhoto, submitPassport, textHandOffLink } from '../pages/identity.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import {
  createSignerAccount,
  inviteRobin,
  openSignerBrowser,
  SIGNER_PATH,
  waitForSignerLinks,
} from '../pages/signer.ts';
import { openConsoleSession } from '../pages/staff.ts';
import { expect, expectGoodPage, test } from '../test.ts';
import type { World } from '../world.ts';

const TYPE = 'ID verification failed';
const TITLE = 'Let’s try your ID again';
const MESSAGE = 'Your photo was cut off. Please photograph the whole ID.';

async function openConsole(browser: Browser, world: World): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL: world.address, viewport: { width: 1280, height: 800 } })
  ).newPage();
  await openConsoleSession(page, world, 'underwriter', 'FIGURE');
  return page;
}

/** Chooses a passport and continues on another device, by the link in a text message. */
async function openOnPhone(page: Page, browser: Browser, world: World): Promise<Page> {
  await page.getByRole('radio', { name: /Passport/ }).check();
  await pressButton(page, 'Continue');
  const link = await textHandOffLink(page, world);
  const phone = await (
    await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 844 } })
  ).newPage();
  await phone.goto(link);
  await pressButton(phone, 'Start');
  return phone;
}

test('a borrower answers an ID condition that staff posted with new photos, staff return it once, and photos from a phone settle it [SCREEN-069, NOTIF-010, NOTIF-025]', async ({
  page,
  browser,
  world,
}) => {
  const { uuid, ...person } = await drive(world, 'found');
  const consolePage = await openConsole(browser, world);
  await postConditionInConsole(consolePage, uuid, { type: TYPE, message: MESSAGE });

  await logIn(page, { uuid, ...person });
  await page.goto(`/account/heloc/${uuid}/conditions`);
  await page.getByRole('link', { name: 'Take photos' }).click();
  await waitForHeading(page, TITLE);
  await expect(page).toHaveURL(/\/conditions\/identity\?conditionUuid=/);
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await expectGoodPage(page);
  await submitPassport(page);
  await waitForHeading(page, 'Your to-do list');
  await expect(page.getByRole('article').filter({ hasText: TITLE })).toContainText('In review');

  const panel = await openConditionInConsole(consolePage, uuid, TYPE, ['Needs review', 'Received', MESSAGE]);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await returnConditionInConsole(consolePage, panel, 'The number is hidden by your thumb.');

  // Without an ID in the URL, the page of the only open condition of that type opens.
  await page.goto(`/account/heloc/${uuid}/conditions/identity?conditionType=identity`);
  await waitForHeading(page, TITLE);
  await expect(page.getByText('The number is hidden by your thumb.')).toBeVisible();
  const phone = await openOnPhone(page, browser, world);
  for (const [index, side] of ['FRONT', 'SELFIE'].entries()) await addPhoto(phone, side, index + 1);
  await pressButton(phone, 'Send my photos');
  await waitForHeading(phone, 'We have your photos');
  await waitForHeading(page, 'Your to-do list');
  await phone.context().close();

  await consolePage.reload();
  await closeConditionInConsole(consolePage, panel, 'Cleared: Requested item accepted');
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: TITLE })).toContainText('Accepted');
  // A condition that is met has no page any more.
  await page.goto(`/account/heloc/${uuid}/conditions/identity?conditionType=identity`);
  await waitForHeading(page, 'Your to-do list');
  await consolePage.context().close();
});

test('an additional signer answers their own ID condition below heloc-signer, and staff close it [SCREEN-032]', async ({
  page,
  browser,
  world,
  org,
  faults,
}) => {
  const email = 'robin-photos@example.com';
  const cora = await inviteRobin(page, world, email);
  const robin = await openSignerBrowser(browser, world, faults);
  const [link = ''] = await waitForSignerLinks(world, email);
  await createSignerAccount(robin, link);
  const device = await logInOnDevice(world, cora);
  const [signer] = (await device.send(readSigners, { params: { uuid: cora.uuid } })).signers;
  const consolePage = await openConsole(browser, world);
  await withFlag(world, { key: 'fe-heloc-additional-signer-conditions', org }, async () => {
    // Staff can choose a signer only while signers see their conditions.
    await postConditionInConsole(consolePage, cora.uuid, {
      type: TYPE,
      message: MESSAGE,
      signer: signer!.signerUuid,
    });
    await robin.goto(`${SIGNER_PATH}/conditions`);
    await waitForHeading(robin, TITLE);
    await expect(robin).toHaveURL(/\/heloc-signer\/conditions\/identity\?conditionUuid=/);
    await expect(robin.getByText(MESSAGE)).toBeVisible();
    await expectGoodPage(robin);
    await submitPassport(robin);
    await waitForHeading(robin, 'Your to-do list');
    await expect(robin.getByRole('article').filter({ hasText: TITLE })).toContainText('In review');

    const panel = await openConditionInConsole(consolePage, cora.uuid, TYPE, ['Needs review', 'Received']);
    await closeConditionInConsole(consolePage, panel, 'Cleared: Requested item accepted');
    await robin.reload();
    await expect(robin.getByRole('article').filter({ hasText: TITLE })).toContainText('Accepted');
  });
  // The signer's condition isn't the borrower's.
  await page.goto(`/account/heloc/${cora.uuid}/conditions`);
  await waitForHeading(page, 'Your to-do list');
  await expect(page.getByText(TITLE)).toHaveCount(0);
  await consolePage.context().close();
  await robin.context().close();
});
