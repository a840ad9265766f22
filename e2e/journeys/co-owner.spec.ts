import { cancelSigner, readCoDeedStatus, readRescission, readSigners, resendSignerInvitation } from '@lintel/contract';
import { CHROMIUM } from '../chromium.ts';
import { createCaller } from '../pages/caller.ts';
import { OWNERS_HEADING, readClosingDocuments, READY_TO_SIGN_HEADING } from '../pages/closing.ts';
import { expectText, logInToClosing, openDisclosure, openPhonePage } from '../pages/console-closing.ts';
import { logInOnDevice } from '../pages/device.ts';
import { consentToElectronicDocuments, readAllDocuments } from '../pages/documents.ts';
import { submitPassport } from '../pages/identity.ts';
import { VIDEO_HEADING, signDeed } from '../pages/notary.ts';
import { waitForHeading, pressButton, locateErrorSummary } from '../pages/page-actions.ts';
import {
  SIGNER_HOME_HEADING,
  waitForLoginCode,
  waitForSignerLinks,
  createSignerAccount,
  inviteRobin,
  openSignerBrowser,
  answerResidence,
  SIGNER_PASSWORD,
  SIGNER_LOGIN_HEADING,
  SIGNER_PATH,
} from '../pages/signer.ts';
import { meetNotary, signNote } from '../pages/steps/closing.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

// A fake camera and microphone; these launch options give this file its own browser and world.
test.use({
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('a co-owner signs in their own browser, from the emailed link to the right to cancel, and a second tab repeats nothing [SCOPE-005, SCOPE-006, SIGNER-001, SIGNER-004, SIGNER-005, SCREEN-022, SCREEN-023, SCREEN-025, SCREEN-026, SCREEN-028, SCREEN-029]', async ({
  page,
  browser,
  world,
  faults,
}) => {
  const email = 'robin-way@example.com';
  const cora = await inviteRobin(page, world, email);
  const robin = await openSignerBrowser(browser, world, faults);
  const [link = ''] = await waitForSignerLinks(world, email);
  await robin.goto(link);
  await waitForHeading(robin, SIGNER_LOGIN_HEADING);
  await expectGoodPage(robin);
  await pressButton(robin, 'Open the request');
  await waitForHeading(robin, 'You’ve been asked to sign for Cora O.’s home equity line');
  await expect(robin.getByRole('main')).toContainText('You don’t take on the debt.');
  await pressButton(robin, 'Continue');
  await expect(locateErrorSummary(robin)).toBeFocused();
  await expect(locateErrorSummary(robin)).toContainText('Choose a password');
  await expectGoodPage(robin);
  await robin.getByLabel('Password', { exact: true }).fill(SIGNER_PASSWORD);
  for (const box of await robin.getByRole('checkbox').all()) await box.check();
  await robin.getByLabel('Password', { exact: true }).press('Enter');
  await waitForHeading(robin, SIGNER_HOME_HEADING);
  await expect(robin.getByText('Identity verification').first()).toBeVisible();
  await expect(robin.getByRole('main')).toContainText('If Cora O. doesn’t pay it back, the home can be lost.');
  // The amount that the deed secures, and none of the borrower's other figures.
  await expect(robin.getByRole('main')).toContainText(/^[^$]*The home secures this line of (about )?\$[\d,]+\.[^$]*$/);
  await expectGoodPage(robin);

  // Two tabs show the same question: the second tab follows the first.
  const tab = await robin.context().newPage();
  await tab.goto(`${SIGNER_PATH}/intro`);
  await waitForHeading(tab, SIGNER_HOME_HEADING);
  await pressButton(robin, 'Continue');
  await expect(locateErrorSummary(robin)).toContainText('Choose yes or no');
  await answerResidence(robin, 'Yes');
  await waitForHeading(robin, 'Show us your ID');
  await answerResidence(tab, 'Yes');
  await waitForHeading(tab, 'Show us your ID');
  await expectGoodPage(robin);
  await submitPassport(robin);
  await waitForHeading(robin, 'Your documents come next');
  await expect(robin).toHaveURL(/\/heloc-signer\/documents$/);
  await expectGoodPage(robin);
  await tab.reload();
  await waitForHeading(tab, 'Your documents come next');

  // The borrower accepts, so both have documents.
  await readClosingDocuments(page);
  await expect(page.getByText(/^You’ve read (it|all of them)\.$/)).toBeVisible();
  await pressButton(page, 'Accept this offer');
  await waitForHeading(page, READY_TO_SIGN_HEADING);
  await expect(page.getByRole('main')).toContainText(/Who else signs[^]*Robin Sample[^]*To sign/);
  // Robin's page updates by itself.
  await expect(robin.getByRole('button', { name: 'Save the sample PDF' })).toBeVisible();
  await expectGoodPage(robin);
  await consentToElectronicDocuments(robin);
  await readAllDocuments(robin);
  await expect(robin.getByText('You’ve read everything.')).toBeVisible();
  await expectGoodPage(robin);
  await robin.getByRole('link', { name: 'Continue' }).click();
  await waitForHeading(robin, 'The notary comes next');
  await expect(robin).toHaveURL(/\/heloc-signer\/sign$/);
  await expectGoodPage(robin);

  // The borrower signs everything and waits only for Robin.
  await signNote(page, world, cora.email, async () => {});
  await meetNotary(page, async () => {});
  await expect(page).toHaveURL(/\/complete$/);
  await expect(page.getByRole('main')).toContainText(/Robin Sample/);
  await pressButton(page, 'Remind Robin');
  await expect(page.getByRole('status').filter({ hasText: 'Robin' })).toBeVisible();
  await expectGoodPage(page);
  await waitForSignerLinks(world, email, 2);

  await robin.goto(`${SIGNER_PATH}/resume`);
  await waitForHeading(robin, 'Welcome back');
  await expectGoodPage(robin);
  await robin.getByRole('link', { name: 'Continue' }).click();
  await waitForHeading(robin, VIDEO_HEADING);
  await expect(robin.getByText('Talk to eNotary').first()).toBeVisible();
  await expectGoodPage(robin);
  await tab.goto(`${SIGNER_PATH}/sign?at=session`);
  await waitForHeading(tab, VIDEO_HEADING);
  await signDeed(robin);
  await expectGoodPage(robin);
  // The second tab still offers the call; pressing it shows that everything is signed.
  await pressButton(tab, 'Join now');
  await waitForHeading(tab, /^You’ve signed/);
  await robin.getByRole('link', { name: 'Continue' }).click();
  await waitForHeading(robin, 'You’re done');
  await expect(robin.getByRole('main')).toContainText(/You can cancel through \w{3}, \w{3} \d+/);
  await expect(robin.getByRole('button', { name: 'Cancel the loan' })).toBeVisible();
  await expectGoodPage(robin);
  await tab.goto(`${SIGNER_PATH}/sign`);
  await waitForHeading(tab, /^You’ve signed/);
  await expect(page.getByRole('main')).toContainText(/You can cancel through/);
  const rescission = await (await logInOnDevice(world, cora)).send(readRescission, { params: { uuid: cora.uuid } });
  expect(rescission.owners.map(({ firstName }) => firstName).toSorted()).toEqual(['Cora', 'Robin']);
  if (faults.length > 0) expectLogged(faults, /stale-version|already-signed|not-at-this-step/);
});

test('a signer logs in only by their newest link or a code, opens no borrower page, can decline to sign, and learns no reason for a removal [AUTH-017, ROLE-005, ROLE-006, SIGNER-002, SIGNER-003, SIGNER-008, SIGNER-010, SIGNER-011, SCREEN-021, SCREEN-024, SCREEN-027, SCREEN-030, SCREEN-034]', async ({
  page,
  browser,
  world,
  faults,
}) => {
  const email = 'robin-stops@example.com';
  const cora = await inviteRobin(page, world, email);
  const [first = ''] = await waitForSignerLinks(world, email);
  // In the borrower's own browser the link belongs to another person.
  const borrowers = await page.context().newPage();
  await borrowers.goto(first);
  await pressButton(borrowers, 'Open the request');
  await waitForHeading(borrowers, 'This link is for someone else');
  await expectGoodPage(borrowers);
  await borrowers.close();

  const device = await logInOnDevice(world, cora);
  const { uuid } = cora;
  const [invited] = (await device.send(readSigners, { params: { uuid } })).signers;
  await device.send(resendSignerInvitation, { params: { uuid, signerUuid: invited?.signerUuid ?? '' } });
  const robin = await openSignerBrowser(browser, world, faults);
  await robin.goto(first);
  await pressButton(robin, 'Open the request');
  await waitForHeading(robin, 'This link no longer works');
  await expectGoodPage(robin);
  const before = (await waitForSignerLinks(world, email, 2)).length;
  await pressButton(robin, 'Ask for a new link');
  await expect(robin.getByRole('status').filter({ hasText: 'sent a new link to the address' })).toBeVisible();
  const [newest = ''] = await waitForSignerLinks(world, email, before + 1);
  await createSignerAccount(robin, newest);

  // Once logged in, the base path and an unknown path lead to the current step; without the flag no conditions are
  // asked.
  await robin.goto(`${SIGNER_PATH}/intro/what-is-this`);
  await waitForHeading(robin, SIGNER_HOME_HEADING);
  for (const path of ['', '/unknown', '/conditions/upload-document']) {
    await robin.goto(`${SIGNER_PATH}${path}`);
    await waitForHeading(robin, 'Welcome back');
  }
  await robin
    .getByRole('button', { name: /menu|account/i })
    .first()
    .click();
  await expect(
    robin
      .getByRole('link', { name: 'Contact support' })
      .or(robin.getByRole('button', { name: 'Log out' }))
      .first(),
  ).toBeVisible();
  await expect(robin.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);

  await robin.keyboard.press('Escape');
  // The logo leads a signer to their own start page.
  await robin.getByRole('link', { name: 'Alderpoint Home' }).click();
  await waitForHeading(robin, 'Welcome back');
  await expect(robin).toHaveURL(/\/heloc-signer\/resume$/);

  // Opening a borrower's page discards the signer's token.
  await robin.goto(`/account/heloc/${cora.uuid}`);
  await waitForHeading(robin, SIGNER_LOGIN_HEADING);
  await expect(robin.getByText('This page is for people who sign with the borrower.')).toBeVisible();
  expect(await robin.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  await expectGoodPage(robin);
  await robin.goto(`${SIGNER_PATH}/sign`);
  await expect(robin).toHaveURL(/\/heloc-signer\/login$/);

  // The signer logs in again with a code.
  await pressButton(robin, 'Send me a code');
  await expect(locateErrorSummary(robin)).toContainText('Please enter your email');
  await robin.getByRole('textbox', { name: 'Email' }).fill(email);
  await pressButton(robin, 'Send me a code');
  const right = await waitForLoginCode(world, email);
  const code = robin.getByRole('textbox', { name: 'Code' });
  await code.fill(right === '000000' ? '111111' : '000000');
  await pressButton(robin, 'Log in');
  await expect(locateErrorSummary(robin)).toBeVisible();
  await expectGoodPage(robin);
  await code.fill(right);
  await pressButton(robin, 'Log in');
  await waitForHeading(robin, 'Welcome back');
  expectLogged(faults, /code-wrong|link-expired|\[signer\]/);

  await robin.getByRole('link', { name: 'Continue' }).click();
  await pressButton(robin, 'I don’t want to sign');
  const question = robin.getByRole('alertdialog', { name: 'Don’t want to sign?' });
  await question.getByRole('radio', { name: 'I want to talk to someone first' }).check();
  await pressButton(robin, 'Decline to sign');
  await waitForHeading(robin, 'A loan specialist will contact you');
  await expect(robin.getByRole('main')).toContainText('You told us you don’t want to sign. Nothing was signed.');
  await expect(question).toBeHidden();
  await expect(robin.getByRole('button', { name: 'I don’t want to sign' })).toBeHidden();
  await expectGoodPage(robin);

  // A closer removes Robin, so the documents become invalid and the borrower names who signs again.
  const staffPage = await openPhonePage(browser, world);
  await logInToClosing(staffPage, world, 'closer', uuid);
  const form = await openDisclosure(staffPage, 'Remove a signer');
  await expect(form).toContainText('Voids the current documents for everyone and prepares new ones.');
  const remove = form.getByRole('button', { name: 'Remove signer' });
  await remove.click();
  await expect(locateErrorSummary(staffPage)).toContainText('Choose a reason.');
  await expectGoodPage(staffPage);
  await form.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Robin Sample' });
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('WILL_NOT_SIGN');
  await remove.click();
  const warning = staffPage.getByRole('dialog', { name: 'Remove Robin Sample?' });
  await expect(warning).toContainText('This voids the current closing documents and every signature on them');
  await expectGoodPage(staffPage);
  await warning.getByRole('button', { name: 'Remove signer' }).click();
  await expectText(staffPage, 'Signer removed.');
  await expect(form).toHaveCount(0);
  await expectGoodPage(staffPage);
  await staffPage.context().close();
  await page.goto(`/account/heloc/${uuid}`);
  await waitForHeading(page, OWNERS_HEADING);
  await robin.goto(newest);
  await pressButton(robin, 'Open the request');
  await waitForHeading(robin, 'This request was canceled');
  await robin.context().close();

  // A signer who is removed before they open the link.
  const other = 'robin-out@example.com';
  const clio = await inviteRobin(await (await browser.newContext({ baseURL: world.address })).newPage(), world, other);
  const [removedLink = ''] = await waitForSignerLinks(world, other);
  const clioDevice = await logInOnDevice(world, clio);
  const [removed] = (await clioDevice.send(readSigners, { params: { uuid: clio.uuid } })).signers;
  await clioDevice.send(cancelSigner, {
    params: { uuid: clio.uuid, signerUuid: removed?.signerUuid ?? '' },
    body: { reason: 'Not the right one.' },
  });
  const late = await openSignerBrowser(browser, world, faults);
  await late.goto(removedLink);
  await pressButton(late, 'Open the request');
  await waitForHeading(late, 'This request was canceled');
  await expect(late.getByRole('main')).not.toContainText(/Not the right one|Cora/);
  await expectGoodPage(late);
  if (faults.length > 0) expectLogged(faults, /request-cancelled|\[signer\]/);
  // The signer's calls need a signer's session.
  expect((await createCaller(world).ask(readCoDeedStatus)).status).toBe(401);
});
