import { cancelSigner, readCoDeedStatus, readRescission, readSigners, resendSignerInvitation } from '@lintel/contract';
import { CHROMIUM } from '../chromium.ts';
import { createCaller } from '../pages/caller.ts';
import { readClosingPapers, READY } from '../pages/closing.ts';
import { logInDevice } from '../pages/device.ts';
import { agreeToScreens, readAll } from '../pages/documents.ts';
import { showPassport } from '../pages/identity.ts';
import { BY_VIDEO, signDeed } from '../pages/notary.ts';
import { heading, press, problems } from '../pages/on-page.ts';
import {
  ASKED,
  codeTo,
  linksTo,
  makeAccount,
  nameRobin,
  ownBrowser,
  sayResidence,
  SIGNER_PASSWORD,
  SIGN_IN,
  WAY,
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

test('a co-owner signs in a browser of their own beside the borrower, from the mailed link to the right to cancel; a second tab of theirs asks, photographs and signs nothing twice [SIGNER-001, SIGNER-004, SIGNER-005, SCREEN-022, SCREEN-023, SCREEN-025, SCREEN-026, SCREEN-028, SCREEN-029]', async ({
  page,
  browser,
  world,
  faults,
}) => {
  const email = 'robin-way@example.com';
  const cora = await nameRobin(page, world, email);
  const robin = await ownBrowser(browser, world, faults);
  const [link = ''] = await linksTo(world, email);
  await robin.goto(link);
  await heading(robin, SIGN_IN);
  await expectGoodPage(robin);
  await press(robin, 'Open the request');
  await heading(robin, 'You’ve been asked to sign for Cora O.’s home equity line');
  await expect(robin.getByRole('main')).toContainText('You sign the deed, not the debt.');
  await press(robin, 'Continue');
  await expect(problems(robin)).toBeFocused();
  await expect(problems(robin)).toContainText('Choose a password');
  await expectGoodPage(robin);
  await robin.getByLabel('Password', { exact: true }).fill(SIGNER_PASSWORD);
  for (const box of await robin.getByRole('checkbox').all()) await box.check();
  await robin.getByLabel('Password', { exact: true }).press('Enter');
  await heading(robin, ASKED);
  await expect(robin.getByText('Identity verification').first()).toBeVisible();
  await expect(robin.getByRole('main')).toContainText("If Cora O. doesn't pay it back, the home can be lost.");
  // The amount that the deed secures, and none of the borrower's other figures.
  await expect(robin.getByRole('main')).toContainText(/^[^$]*The home secures this line of (about )?\$[\d,]+\.[^$]*$/);
  await expectGoodPage(robin);

  // Two tabs show the same question: the second tab follows the first.
  const tab = await robin.context().newPage();
  await tab.goto(`${WAY}/intro`);
  await heading(tab, ASKED);
  await press(robin, 'Continue');
  await expect(problems(robin)).toContainText('Choose yes or no');
  await sayResidence(robin, 'Yes');
  await heading(robin, 'Show us your ID');
  await sayResidence(tab, 'Yes');
  await heading(tab, 'Show us your ID');
  await expectGoodPage(robin);
  await showPassport(robin);
  await heading(robin, 'Your documents come next');
  await expect(robin).toHaveURL(/\/heloc-signer\/documents$/);
  await expectGoodPage(robin);
  await tab.reload();
  await heading(tab, 'Your documents come next');

  // The borrower accepts, so both have documents.
  await readClosingPapers(page);
  await expect(page.getByText('You’ve read all of them.')).toBeVisible();
  await press(page, 'Accept this offer');
  await heading(page, READY);
  await expect(page.getByRole('main')).toContainText(/Who else signs[^]*Robin Sample[^]*To sign/);
  // Robin's page updates by itself.
  await expect(robin.getByRole('button', { name: 'Save the sample PDF' })).toBeVisible();
  await expectGoodPage(robin);
  await agreeToScreens(robin);
  await readAll(robin);
  await expect(robin.getByText('You’ve read everything.')).toBeVisible();
  await expectGoodPage(robin);
  await robin.getByRole('link', { name: 'Continue' }).click();
  await heading(robin, 'The notary comes next');
  await expect(robin).toHaveURL(/\/heloc-signer\/sign$/);
  await expectGoodPage(robin);

  // The borrower signs everything and waits only for Robin.
  await signNote(page, world, cora.email, async () => {});
  await meetNotary(page, async () => {});
  await expect(page).toHaveURL(/\/complete$/);
  await expect(page.getByRole('main')).toContainText(/Robin Sample/);
  await press(page, 'Remind Robin');
  await expect(page.getByRole('status').filter({ hasText: 'Robin' })).toBeVisible();
  await expectGoodPage(page);
  await linksTo(world, email, 2);

  await robin.goto(`${WAY}/resume`);
  await heading(robin, 'Welcome back');
  await expectGoodPage(robin);
  await robin.getByRole('link', { name: 'Continue' }).click();
  await heading(robin, BY_VIDEO);
  await expect(robin.getByText('Talk to eNotary').first()).toBeVisible();
  await expectGoodPage(robin);
  await tab.goto(`${WAY}/sign?at=session`);
  await heading(tab, BY_VIDEO);
  await signDeed(robin);
  await expectGoodPage(robin);
  // The second tab still offers the call; pressing it shows that everything is signed.
  await press(tab, 'Join now');
  await heading(tab, /^You’ve signed/);
  await robin.getByRole('link', { name: 'Continue' }).click();
  await heading(robin, 'You’re done');
  await expect(robin.getByRole('main')).toContainText(/You can cancel until midnight, \w{3}, \w{3} \d+/);
  await expect(robin.getByRole('button', { name: 'Cancel the loan' })).toBeVisible();
  await expectGoodPage(robin);
  await tab.goto(`${WAY}/sign`);
  await heading(tab, /^You’ve signed/);
  await expect(page.getByRole('main')).toContainText(/You can cancel until midnight/);
  const rescission = await (await logInDevice(world, cora)).send(readRescission, { params: { uuid: cora.uuid } });
  expect(rescission.owners.map(({ firstName }) => firstName).toSorted()).toEqual(['Cora', 'Robin']);
  if (faults.length > 0) expectLogged(faults, /stale-version|already-signed|not-at-this-step/);
});

test("a link is for one person and dies with the next; a code leads in too, \"I don't want to sign\" is told, a signer's token opens none of the borrower's pages, and whoever was taken out is told nothing of why [SIGNER-002, SIGNER-003, SIGNER-008, SIGNER-010, SIGNER-011, SCREEN-021, SCREEN-024, SCREEN-027, SCREEN-030, SCREEN-034]", async ({
  page,
  browser,
  world,
  faults,
}) => {
  const email = 'robin-stops@example.com';
  const cora = await nameRobin(page, world, email);
  const [first = ''] = await linksTo(world, email);
  // In the borrower's own browser the link belongs to another person.
  const borrowers = await page.context().newPage();
  await borrowers.goto(first);
  await press(borrowers, 'Open the request');
  await heading(borrowers, 'This link is for someone else');
  await expectGoodPage(borrowers);
  await borrowers.close();

  const device = await logInDevice(world, cora);
  const { uuid } = cora;
  const [asked] = (await device.send(readSigners, { params: { uuid } })).signers;
  await device.send(resendSignerInvitation, { params: { uuid, signerUuid: asked?.signerUuid ?? '' } });
  const robin = await ownBrowser(browser, world, faults);
  await robin.goto(first);
  await press(robin, 'Open the request');
  await heading(robin, 'This link no longer works');
  await expectGoodPage(robin);
  const before = (await linksTo(world, email, 2)).length;
  await press(robin, 'Ask for a new link');
  await expect(robin.getByRole('status').filter({ hasText: 'sent a new link to the address' })).toBeVisible();
  const [newest = ''] = await linksTo(world, email, before + 1);
  await makeAccount(robin, newest);

  // Once logged in, the base path and an unknown path lead to the current step; without the flag no conditions are
  // asked.
  await robin.goto(`${WAY}/intro/what-is-this`);
  await heading(robin, ASKED);
  for (const path of ['', '/unknown', '/conditions/upload-document']) {
    await robin.goto(`${WAY}${path}`);
    await heading(robin, 'Welcome back');
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
  await heading(robin, 'Welcome back');
  await expect(robin).toHaveURL(/\/heloc-signer\/resume$/);

  // Opening a borrower's page discards the signer's token.
  await robin.goto(`/account/heloc/${cora.uuid}`);
  await heading(robin, SIGN_IN);
  await expect(robin.getByText('This page is for people who sign with the borrower.')).toBeVisible();
  expect(await robin.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  await expectGoodPage(robin);
  await robin.goto(`${WAY}/sign`);
  await expect(robin).toHaveURL(/\/heloc-signer\/login$/);

  // The signer logs in again with a code.
  await press(robin, 'Send me a code');
  await expect(problems(robin)).toContainText('Please enter your email');
  await robin.getByRole('textbox', { name: 'Email' }).fill(email);
  await press(robin, 'Send me a code');
  const right = await codeTo(world, email);
  const code = robin.getByRole('textbox', { name: 'Code' });
  await code.fill(right === '000000' ? '111111' : '000000');
  await press(robin, 'Log in');
  await expect(problems(robin)).toBeVisible();
  await expectGoodPage(robin);
  await code.fill(right);
  await press(robin, 'Log in');
  await heading(robin, 'Welcome back');
  expectLogged(faults, /code-wrong|link-expired|\[signer\]/);

  await robin.getByRole('link', { name: 'Continue' }).click();
  await press(robin, "I don't want to sign");
  const question = robin.getByRole('alertdialog', { name: 'Don’t want to sign?' });
  await question.getByRole('radio', { name: 'I want to talk to someone first' }).check();
  await press(robin, 'Decline to sign');
  await heading(robin, 'A loan specialist will contact you');
  await expect(robin.getByRole('main')).toContainText('You told us you don’t want to sign. Nothing was signed.');
  await expect(question).toBeHidden();
  await expect(robin.getByRole('button', { name: "I don't want to sign" })).toBeHidden();
  await expectGoodPage(robin);
  await robin.context().close();

  // A signer who is removed before they open the link.
  const other = 'robin-out@example.com';
  const clio = await nameRobin(await (await browser.newContext({ baseURL: world.address })).newPage(), world, other);
  const [out = ''] = await linksTo(world, other);
  const theirs = await logInDevice(world, clio);
  const [gone] = (await theirs.send(readSigners, { params: { uuid: clio.uuid } })).signers;
  await theirs.send(cancelSigner, {
    params: { uuid: clio.uuid, signerUuid: gone?.signerUuid ?? '' },
    body: { reason: 'Not the right one.' },
  });
  const late = await ownBrowser(browser, world, faults);
  await late.goto(out);
  await press(late, 'Open the request');
  await heading(late, 'This request was canceled');
  await expect(late.getByRole('main')).not.toContainText(/Not the right one|Cora/);
  await expectGoodPage(late);
  if (faults.length > 0) expectLogged(faults, /request-cancelled|\[signer\]/);
  // The signer's calls need a signer's session.
  expect((await createCaller(world).ask(readCoDeedStatus)).status).toBe(401);
});
