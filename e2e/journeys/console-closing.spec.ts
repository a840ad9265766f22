import {
  openPhonePage,
  logInToClosing,
  openBorrowerPage,
  followTaskLink,
  advanceClockDays,
  getConsoleTime,
  fillWetSigningForm,
  openClosing,
  openDisclosure,
  expectText,
  SCAN,
  identifySigner,
} from '../pages/console-closing.ts';
import { createStaff, logInToConsole } from '../pages/console.ts';
import { waitForHeading, pressButton, locateErrorSummary, pressAndConfirm } from '../pages/page-actions.ts';
import { cancelOnDevice } from '../pages/rescission.ts';
import { drive } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

/** Where the Texas home is: two hours ahead of the console's Pacific Time, so a wrong zone is in the future. */
const AT_HOME = { timeZone: 'America/Chicago' };

test(
  'a closer assigns a file to an attorney, who objects, then approves, so that the borrower can meet the notary [ROUTE-048, ROUTE-050]',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const nell = await drive(world, 'attorney-state');
    const borrowerPage = await openBorrowerPage(browser, world, nell);
    await expect(borrowerPage).toHaveURL(/\/notary\/intro$/);
    await expect(borrowerPage.getByRole('button', { name: 'Join now' })).toHaveCount(0);
    const [ada, clara] = [await createStaff(world, 'attorney'), await openPhonePage(browser, world)];
    await logInToClosing(clara, world, 'closer', nell.uuid);
    await followTaskLink(clara, nell.uuid, { title: 'Documents for an attorney', link: 'Go to opinion' });
    await clara.getByRole('button', { name: 'Assign to attorney' }).click();
    await expect(locateErrorSummary(clara)).toContainText('Choose the attorney.');
    await expectGoodPage(clara);
    await clara.getByRole('combobox', { name: 'Attorney' }).selectOption(ada.staffUuid);
    await clara.getByRole('button', { name: 'Assign to attorney' }).click();
    await expectText(clara, 'File assigned.');
    await expect(clara.getByText('Assigned to Ada Law', { exact: true })).toBeVisible();
    await logInToConsole(page, ada);
    await waitForHeading(page, '1 file waiting for your opinion');
    await expectGoodPage(page);
    await page.locator(`a[href$="/applications/${nell.uuid}/closing"]`).click();
    const give = page.getByRole('button', { name: 'Submit opinion' });
    await give.click();
    await expect(locateErrorSummary(page)).toContainText('Choose an opinion.');
    await page.getByText('Changes needed before the deed is signed', { exact: true }).click();
    await give.click();
    await expect(locateErrorSummary(page)).toContainText('Enter what must change.');
    await expectGoodPage(page);
    await page.getByRole('textbox', { name: 'What must change' }).fill('The legal description lacks the lot number.');
    await give.click();
    await expectText(page, 'Objected');
    await expect(
      page.getByRole('definition').filter({ hasText: 'The legal description lacks the lot number.' }),
    ).toBeVisible();
    await expectGoodPage(page);

    await followTaskLink(clara, nell.uuid, { title: 'Attorney objection', link: 'Go to closing' });
    await expect(
      clara.getByRole('definition').filter({ hasText: 'The legal description lacks the lot number.' }),
    ).toBeVisible();
    await expect(clara.getByRole('button', { name: 'Submit opinion' })).toHaveCount(0);
    await clara.context().close();

    await page.getByText('Approved: the deed of trust can be signed', { exact: true }).click();
    await give.click();
    await expectText(page, 'Approved');
    await page.getByRole('link', { name: 'Reviews' }).first().click();
    await waitForHeading(page, '0 files waiting for your opinion');
    await expect(borrowerPage.getByRole('button', { name: 'Join now' })).toBeVisible();
    await expect(borrowerPage).toHaveURL(/\/notary\/intro$/);
    await borrowerPage.context().close();
  },
);

test(
  'staff record the ink signing of a Texas couple at an office after the waiting period, and the right to cancel begins [OP-D-110]',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const texie = await drive(world, 'texas-homestead-married');
    const { uuid } = texie;
    await logInToClosing(page, world, 'closer', uuid, 'HOMEPOINT');
    await expect(page.getByText(/^Not before \w{3}, \w{3} \d+, \d{4}\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Record signing' })).toHaveCount(0);
    await advanceClockDays(world, 20);
    await openClosing(page, uuid);
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Record signing' }) });
    const enter = form.getByRole('button', { name: 'Record signing' });
    await enter.click();
    await expect(locateErrorSummary(page)).toContainText('Choose the office.');
    await expect(locateErrorSummary(page)).toContainText('Choose the scan.');
    // Untouched, the form must not attest that the notices were given.
    await expect(locateErrorSummary(page)).toContainText('Enter the number of copies given.');
    await expectGoodPage(page);
    const personField = form.getByRole('combobox', { name: 'Person' });
    const [borrower = '', spouse = ''] = await personField.getByRole('option').allInnerTexts();
    await personField.selectOption({ label: borrower });
    await expect(form.getByRole('combobox', { name: 'Place' }).getByRole('option')).toHaveText([
      'At an office of the lender, an attorney or a title company',
    ]);
    await expect(form.getByRole('group', { name: 'Signed documents' }).getByRole('checkbox')).toHaveCount(2);
    await expect(form.getByText(/Central Time\./)).toBeVisible();
    await fillWetSigningForm(form, await getConsoleTime(world, AT_HOME));
    await pressAndConfirm(page, enter, 'Record signing');
    await expectText(page, 'Signing recorded.');
    // The spouse is only on the deed and is the only one left to sign.
    await expect(personField.getByRole('option')).toHaveText([spouse]);
    await expect(form.getByRole('group', { name: 'Signed documents' }).getByRole('checkbox')).toHaveCount(1);
    await expect(page.getByText('Waiting on the other signers', { exact: true })).toBeVisible();
    await enter.click();
    await expect(locateErrorSummary(page)).toContainText('They haven’t verified their identity yet.');
    await identifySigner(world, uuid, 'HOMEPOINT');
    await openClosing(page, uuid);
    await fillWetSigningForm(form, await getConsoleTime(world, AT_HOME));
    await pressAndConfirm(page, enter, 'Record signing');
    await expectText(page, 'Signing recorded.');
    await expect(enter).toHaveCount(0);
    await page.getByRole('link', { name: /^History/ }).click();
    await page.getByRole('button', { name: 'Show more' }).click();
    // Everyone has received the notice on paper, so the cancellation period runs.
    for (const [fact, times] of [
      ['Agreement signed', 1],
      ['Deed of trust signed', 2],
      ['Notice of right to cancel delivered', 2],
      ['Rescission period set', 1],
    ] as const)
      await expect(page.getByRole('cell', { name: fact, exact: true })).toHaveCount(times);
    const borrowerPage = await openBorrowerPage(browser, world, texie, 'HOMEPOINT');
    await waitForHeading(borrowerPage, 'You’ve signed, Texie');
    await expect(borrowerPage.getByRole('main')).toContainText(/You can cancel through \w{3}, \w{3} \d+/);
    await expectGoodPage(borrowerPage);
    await borrowerPage.context().close();
  },
);

test(
  'staff void a partly signed closing, and the borrower is led to the new documents',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const maria = await drive(world, 'found', 'DEED_SIGNING');
    const borrowerPage = await openBorrowerPage(browser, world, maria);
    await logInToClosing(page, world, 'closer', maria.uuid);
    const part = await openDisclosure(page, 'Void closing');
    await part.getByRole('button', { name: 'Void closing' }).click();
    await expect(locateErrorSummary(page)).toContainText(
      'Add every signer’s written consent, or choose other grounds.',
    );
    await expectGoodPage(page);
    await part.getByRole('combobox', { name: 'Grounds' }).selectOption('PAPERS_WRONG');
    await part.getByRole('textbox', { name: /^Note/ }).fill('The lot number is missing.');
    const voidButton = part.locator('form').getByRole('button', { name: 'Void closing' });
    await voidButton.click();
    const question = page.getByRole('dialog', { name: 'Void this closing?' });
    await expect(question).toContainText('All signatures are lost');
    await expectGoodPage(page);
    // Going back sends nothing.
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(question).toHaveCount(0);
    await expect(voidButton).toBeVisible();
    await pressAndConfirm(page, voidButton, 'Void closing');
    await expectText(page, 'Closing voided. New documents follow.');
    // The borrower's next press finds documents that are no longer valid.
    await pressButton(borrowerPage, 'Join now');
    await waitForHeading(borrowerPage, 'Your final offer');
    await expectGoodPage(borrowerPage);
    await borrowerPage.context().close();
  },
);

test(
  'staff record the deed in a county that accepts only paper',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const manny = await drive(world, 'manual-notary', 'RECORDING');
    const borrowerPage = await openBorrowerPage(browser, world, manny);
    await logInToClosing(page, world, 'closer', manny.uuid);
    await expect(borrowerPage.locator('li[aria-current=step]')).toContainText('The county records the deed of trust');
    await followTaskLink(page, manny.uuid, { title: 'Deed of trust to record', link: 'Go to recording' });
    const enter = page.getByRole('button', { name: 'Save recording details' });
    await enter.click();
    await expect(locateErrorSummary(page)).toContainText('Enter the county’s instrument number.');
    await expectGoodPage(page);
    await page.getByRole('textbox', { name: 'Instrument number' }).fill('2026-118-4');
    await page.getByRole('textbox', { name: 'County' }).fill('Denver');
    await page.getByLabel('Recorded on').fill((await getConsoleTime(world)).slice(0, 10));
    await page.getByLabel('Scan of the deed of trust with the county’s stamp').setInputFiles(SCAN);
    await pressAndConfirm(page, enter, 'Save recording details');
    await expectText(page, 'Recording details saved.');
    await expect(page.getByText('2026-118-4, Denver')).toBeVisible();
    await expect(
      borrowerPage.locator('li[aria-current=step]').filter({ hasText: 'The county records the deed of trust' }),
    ).toHaveCount(0);
    await borrowerPage.context().close();
  },
);

test(
  'a loan that an owner canceled stays with the closer until it is marked as done',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const maria = await drive(world, 'found', 'RESCISSION');
    await cancelOnDevice(world, maria, 'Maria Delgado');
    await logInToClosing(page, world, 'closer', maria.uuid);
    await followTaskLink(page, maria.uuid, { title: 'Rescission: refund and lien release', link: 'Go to closing' });
    const done = page.getByRole('button', { name: 'Mark as done' });
    await done.click();
    await expect(locateErrorSummary(page)).toContainText('Enter what was done.');
    await expectGoodPage(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('20 calendar days after it was received on');
    await expect(main).toContainText('Release the security interest');
    await page.getByRole('textbox', { name: 'What was done' }).fill('The release is recorded; no fee had been paid.');
    await done.click();
    const dialog = page.getByRole('dialog', { name: 'Is everything done?' });
    await expect(dialog).toContainText('you confirm that the security interest is released');
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Mark as done' }).click();
    await expectText(page, 'Next: no action needed.');
    await expectText(page, 'Marked as done.');
    await expect(done).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Rescission: unwound' })).toBeVisible();
    await expect(main).toContainText('The release is recorded; no fee had been paid.');
    await expect(main).toContainText(/Done\s*Clara Close, /);

    // A loan that was rescinded after signing is told apart from one that was withdrawn before.
    await page.goto('/desk/applications');
    const status = page.getByRole('combobox', { name: 'Status' });
    const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${maria.uuid}"]`) });
    await status.selectOption({ label: 'Withdrawn by borrower' });
    await expect(page).toHaveURL(/status=WITHDRAWN/);
    await expect(row).toHaveCount(0);
    await status.selectOption({ label: 'Rescinded after signing' });
    await expect(row).toContainText('Rescinded after signing');
    await expectGoodPage(page);
    await page.reload();
    await expect(status).toHaveValue('RESCINDED');
    await row.getByRole('link').click();
    await expect(main).toContainText('Rescinded after signing');
    await page.goBack();
    await expect(status).toHaveValue('RESCINDED');
    await expect(row).toBeVisible();
  },
);
