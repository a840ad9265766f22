import { approveFunding, proposeFunding, readFunding, readRescission, settleRecall } from '@lintel/contract';
import { expectText, followTaskLink, logInToClosing, openDisclosure, openPhonePage } from '../pages/console-closing.ts';
import { openApplication, logInOnDevice } from '../pages/device.ts';
import { locateErrorSummary, pressButton, waitForHeading } from '../pages/page-actions.ts';
import { enterCancellationLetter, moveClock, readCancelDeadline } from '../pages/rescission.ts';
import { drive, addFault, readLoanClock, sendVendorEvent } from '../pages/sandbox.ts';
import { createStaffCaller, readFundingTerms, readFileVersion } from '../pages/staff.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

const SIGNED_HEADING = 'You’ve signed, Maria';

test('an owner cancels in the last minute, and the application is closed', async ({ page, world }) => {
  const maria = await drive(world, 'found', 'RESCISSION');
  await openApplication(page, world, maria, 'FIGURE');
  await waitForHeading(page, SIGNED_HEADING);
  await expect(page).toHaveURL(/\/complete$/);
  await expect(
    page
      .getByRole('list', { name: 'What happened, and what comes next' })
      .getByRole('listitem')
      .filter({ hasText: 'Your right to cancel ends' }),
  ).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('main')).toContainText(/You can cancel through \w{3}, \w{3} \d+/);
  await expectGoodPage(page);

  // By keyboard only: into the dialog, back out to the button that opened it, and to the error.
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel the loan' });
  await cancel.first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.getByRole('button', { name: 'Keep the loan' }).first().press('Enter');
  // A closed dialog leaves the page a moment later; until then the button can't open it.
  await expect(page.getByRole('main').getByRole('dialog', { includeHidden: true })).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('dialog', { includeHidden: true })).toHaveCount(0);
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel the loan' }).press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog).toContainText('Type your full name to cancel.');
  await expectGoodPage(page);
  await moveClock(world, await readCancelDeadline(await logInOnDevice(world, maria), maria.uuid), -60);
  await dialog.getByRole('textbox').fill('Maria Delgado');
  await dialog.getByRole('button', { name: 'Cancel the loan' }).click();
  await expect(page).toHaveURL(/\/(dashboard)?$/);
  await expect(page.getByRole('main')).toContainText('Your application is closed.');
});

test(
  'the page refuses to cancel a minute after midnight, but a letter sent in time still cancels',
  { tag: '@long-run' },
  async ({ page, world, faults }) => {
    const maria = await drive(world, 'found', 'RESCISSION');
    const device = await logInOnDevice(world, maria);
    await openApplication(page, world, maria, 'FIGURE');
    await waitForHeading(page, SIGNED_HEADING);
    await pressButton(page, 'Cancel the loan');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Maria Delgado');
    const endsAt = await readCancelDeadline(device, maria.uuid);
    await moveClock(world, endsAt, 60);
    await dialog.getByRole('button', { name: 'Cancel the loan' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      /Your right to cancel ended on \w{3}, \w{3} \d+, \d{4}\. Call us\. The loan hasn’t changed\./,
    );
    await expect(dialog.getByRole('button', { name: 'Keep the loan' }).first()).toBeFocused();
    await expectGoodPage(page);
    await page.keyboard.press('Enter');
    expectLogged(faults, /rescission-over/);
    // The county records the deed right away; the wait is for letters in the mail.
    await expect(page.getByRole('main')).toContainText(
      'in case a cancellation was mailed in time and hasn’t reached us yet',
    );
    await expect(page.getByRole('button', { name: 'Cancel the loan' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Confirm I didn’t cancel' })).toBeVisible();

    const clara = await createStaffCaller(world, 'closer');
    const late = await enterCancellationLetter(clara, maria.uuid, new Date(Date.parse(endsAt) + 30_000));
    expect([late.status, late.body.status]).toEqual([409, 'rescission-over']);
    const inTime = await enterCancellationLetter(clara, maria.uuid, new Date(Date.parse(endsAt) - 3_600_000));
    expect([inTime.status, inTime.body.kind]).toEqual([201, 'IN_TIME']);
    await expect(page).toHaveURL(/\/(dashboard)?$/);
    await expect(page.getByRole('main')).toContainText('Your application is closed.');
    expect((await device.send(readRescission, { params: { uuid: maria.uuid } })).canCancel).toBe(false);
  },
);

test(
  'a letter sent in time makes the console recall money from the bank, and the borrower sees where it is',
  { tag: '@long-run' },
  async ({ page, browser, world }) => {
    const maria = await drive(world, 'found', 'FUNDING_DECISION');
    const endsAt = await readCancelDeadline(await logInOnDevice(world, maria), maria.uuid);
    const [clara, first, second] = [
      await createStaffCaller(world, 'closer'),
      await createStaffCaller(world, 'funder'),
      await createStaffCaller(world, 'second funder'),
    ];
    // The bank accepts the order and answers later.
    await addFault(world, { kind: 'bank', mode: 'late', count: 1, seconds: 600 });
    const params = { uuid: maria.uuid };
    const { amount, approvals } = await readFundingTerms(first, maria.uuid);
    await first.ask(proposeFunding, {
      params,
      body: { amount, approvals },
      version: await readFileVersion(first, maria.uuid),
    });
    await second.send(approveFunding, { params, body: { amount }, version: await readFileVersion(second, maria.uuid) });
    await expect.poll(async () => (await clara.send(readFunding, { params })).order).toBeTruthy();
    const inTime = await enterCancellationLetter(clara, maria.uuid, new Date(Date.parse(endsAt) - 3_600_000));
    expect([inTime.status, inTime.body.kind]).toEqual([201, 'IN_TIME']);

    await openApplication(page, world, maria, 'FIGURE');
    await page.goto('/dashboard');
    const main = page.getByRole('main');
    await expect(main).toContainText('Your line of credit is canceled.');
    await expect(main).toContainText(
      /Our bank already had the order to pay \$[\d,.]+ when we entered your cancellation/,
    );
    await expectGoodPage(page);

    const consolePage = await (
      await browser.newContext({
        baseURL: world.address,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      })
    ).newPage();
    await logInToClosing(consolePage, world, 'closer', maria.uuid);
    const panel = consolePage
      .locator('section')
      .filter({ has: consolePage.getByRole('heading', { level: 2, name: 'Wire or ACH recall' }) })
      .last();
    await expect(panel).toContainText('The bank hasn’t confirmed whether it sent the money');
    await sendVendorEvent(world, 'bank', 'sent', `${maria.uuid}:send-funds:1`, {
      trace: 'T-4711',
      on: (await readLoanClock(world)).now.slice(0, 10),
    });
    // The bank's answer is processed after it is received: a console opened earlier would show a file that is still
    // changing.
    await expect.poll(async () => (await clara.send(readFunding, { params })).sent).toBeTruthy();
    await followTaskLink(consolePage, maria.uuid, { title: 'Wire or ACH recall', link: 'Go to funding' });
    await expect(panel).toContainText(/\$[\d,.]+ was sent, but the loan was rescinded/);
    await expect(panel).toContainText('T-4711');
    await expectGoodPage(consolePage);
    await page.reload();
    await expect(main).toContainText(/Our bank sent \$[\d,.]+ before it could be stopped\./);

    await panel.getByText('Money returned', { exact: true }).click();
    await panel.getByRole('textbox', { name: 'Notes' }).fill('Wire back, reference R-7.');
    await panel.getByRole('button', { name: 'Record outcome' }).click();
    await expect(panel).toContainText('A second person must confirm it.');
    await expectGoodPage(consolePage);
    expect(await clara.send(readFunding, { params })).toMatchObject({ recall: { outcome: null } });

    // The second person finds no such payment, the first reads why and records the return again.
    const funderPage = await openPhonePage(browser, world);
    await logInToClosing(funderPage, world, 'funder', maria.uuid);
    const rejection = await openDisclosure(funderPage, 'Reject the reported return');
    await rejection.getByRole('button', { name: 'Reject report' }).click();
    await expect(locateErrorSummary(funderPage)).toContainText('Enter the reason for the rejection.');
    await expectGoodPage(funderPage);
    await rejection.getByRole('textbox', { name: 'Reason for rejection' }).fill('R-7 is another borrower’s payment.');
    await rejection.getByRole('button', { name: 'Reject report' }).click();
    await expectText(funderPage, 'Report rejected. The recall is still open.');
    await funderPage.context().close();
    await page.reload();
    await expect(main).toContainText(/Our bank sent \$[\d,.]+ before it could be stopped\./);
    await consolePage.reload();
    await expect(panel).toContainText(/rejected the reported return, .*\.R-7 is another borrower’s payment\./);
    await expectGoodPage(consolePage);
    await panel.getByText('Money returned', { exact: true }).click();
    await panel.getByRole('textbox', { name: 'Notes' }).fill('Wire back, reference R-8.');
    await panel.getByRole('button', { name: 'Record outcome' }).click();
    await expect(panel).toContainText('A second person must confirm it.');
    await first.send(settleRecall, {
      params,
      body: { outcome: 'RETURNED', comment: 'On the statement.' },
      version: await readFileVersion(first, maria.uuid),
    });
    await consolePage.reload();
    await expect(panel).toContainText(/Money returned, [A-Z]/);
    await page.reload();
    await expect(main).toContainText('is back with us');
    await expectGoodPage(page);
  },
);
