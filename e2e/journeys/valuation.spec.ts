import { expectText, openPhonePage } from '../pages/console-closing.ts';
import { createStaff, logInToQueue } from '../pages/console.ts';
import { reloadUntil } from '../pages/open-screen.ts';
import { waitForHeading, pressFirstButton, locateErrorSummary } from '../pages/page-actions.ts';
import { drive, logIn, readOutbox, readVendorRequests, sendVendorEvent } from '../pages/sandbox.ts';
import { expect, expectLogged, expectGoodPage, test } from '../test.ts';

test(
  'a Texas borrower confirms the notice, orders a home value for its fee, and continues [ROUTE-031, SCREEN-111, SCREEN-113, LEGAL-010]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const driven = await drive(world, 'texas-bpo');
    await logIn(page, driven, 'HOMEPOINT');
    await waitForHeading(page, 'Read this before we get your home’s value');
    await expect(page).toHaveURL(/\/bpo\/condition$/);
    await expect(page.getByText(/at most 2 % of it. We count the fee of this valuation/)).toBeVisible();
    await expect(page.getByText('$180', { exact: true })).toBeVisible();
    await expectGoodPage(page);
    await pressFirstButton(page, 'Order home value estimate');
    await expect(locateErrorSummary(page)).toContainText('Confirm that you’ve read it');
    await page.getByRole('checkbox', { name: 'I’ve read this' }).check();
    await page.getByLabel(/^Name/).fill('Texana Value');
    await pressFirstButton(page, 'Order home value estimate');
    await expect(locateErrorSummary(page)).toContainText('Please enter your mobile phone');
    await page.getByLabel(/^Phone number/).fill('512 555 0142');
    await pressFirstButton(page, 'Order home value estimate');
    await expect(page).not.toHaveURL(/\/bpo\//);
    expect(
      (await readVendorRequests(world, driven.uuid, 'valuation.order')).map(({ outcome, asks }) => [outcome, asks]),
    ).toEqual([['VALUE', 1]]);
  },
);

test(
  'a borrower follows an evaluation, reads its copy and asks for another review of the value [ROUTE-034, SCREEN-112]',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const driven = await drive(world, 'resi-eval', 'NAV_RESI_EVAL_ORDER');
    await logIn(page, driven);
    await waitForHeading(page, 'We need a local expert to estimate your home’s value');
    await expect(page).toHaveURL(/\/bpo\/order-bpo$/);
    await expectGoodPage(page);
    await pressFirstButton(page, 'Order home value estimate');
    await waitForHeading(page, 'A local expert is working on your home’s value');
    await page.goto(page.url().replace(/hold$/, 'waiting'));
    await waitForHeading(page, 'Placing your order');
    await waitForHeading(page, 'A local expert is working on your home’s value');
    await expect(page).toHaveURL(/\/bpo\/hold$/);
    const main = page.getByRole('main');
    await expect(main).toContainText('The appraisal company');
    await expect(main).toContainText('3 business days');
    await expect(main).toContainText('Casey Sample, broker');
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expectGoodPage(page);
    await sendVendorEvent(world, 'valuation', 'returned', `${driven.uuid}:valuation-wait-resi-eval:1`, {
      outcome: 'VALUE',
      value: 425_000,
    });
    await pressFirstButton(page, 'Check now');
    await expect(page).not.toHaveURL(/\/bpo\//);

    // The copy is available promptly with the score that was used, and the borrower may question the value.
    const openPath = (path: string) => page.goto(`/account/heloc/${driven.uuid}/${path}`);
    await openPath('document/disclosures');
    await expect(page.getByRole('heading', { level: 2, name: 'Notices and copies' })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 3, name: 'Your credit score and the price you pay for credit' }),
    ).toBeVisible();
    const copy = page.getByRole('button', { name: 'Read “Copy of your home value report”' }).filter({ visible: true });
    await reloadUntil(page, copy);
    await copy.first().click();
    await expect(page.getByText('Casey Sample, broker')).toBeVisible();
    await expectGoodPage(page);
    await openPath('bpo/value');
    await waitForHeading(page, 'Your home’s value');
    await expect(page.getByText('$425,000').first()).toBeVisible();
    await pressFirstButton(page, 'Ask for another review');
    await expect(locateErrorSummary(page)).toContainText('Tell us what we missed');
    await expectGoodPage(page);
    await page.getByLabel('What’s wrong or missing').fill('The second bathroom of 2024 is not in it.');
    await pressFirstButton(page, 'Ask for another review');
    const underReview = page.getByText(/^You asked us on .* to review the value again/);
    await expect(underReview).toBeVisible();
    await expectGoodPage(page);

    const staffPage = await openPhonePage(browser, world);
    await logInToQueue(staffPage, await createStaff(world, 'underwriter'));
    await staffPage.goto(`/desk/applications/${driven.uuid}`);
    const request = staffPage.getByRole('region', { name: 'Reconsideration of value (ROV)' });
    await expect(request).toContainText('The second bathroom of 2024 is not in it.');
    const record = request.getByRole('button', { name: 'Record decision' });
    await record.click();
    await expect(locateErrorSummary(staffPage)).toContainText('Choose a decision.');
    await expectGoodPage(staffPage);
    await request.getByText('Send back to appraiser', { exact: true }).click();
    await request.getByRole('combobox', { name: 'Reason' }).selectOption('IMPROVEMENTS');
    await record.click();
    await expectText(staffPage, 'ROV decision saved. Borrower notified.');
    await expect(request.getByText('Sent back to appraiser', { exact: true })).toBeVisible();
    await expect(record).toHaveCount(0);
    await expectGoodPage(staffPage);
    await staffPage.context().close();
    await expect
      .poll(async () => (await readOutbox(world)).filter(({ to }) => to === driven.email).map(({ text }) => text))
      .toContainEqual(expect.stringContaining('asked the appraiser to look again'));
    await page.reload();
    await waitForHeading(page, 'Your home’s value');
    await expect(underReview).toHaveCount(0);
    await expectGoodPage(page);
  },
);

test('a borrower pays for an appraisal once by card, books the visit, and continues with the report [ROUTE-055, ROUTE-056, SCREEN-116]', async ({
  page,
  world,
  faults,
}) => {
  const driven = await drive(world, 'appraisal');
  await logIn(page, driven);
  await waitForHeading(page, 'We need a full appraisal of your home');
  await expect(page).toHaveURL(new RegExp(`/${driven.uuid}/hold$`));
  await expect(page.getByText(/3 business days after you received your disclosures and the booklet/)).toBeVisible();
  await expectGoodPage(page);
  await pressFirstButton(page, 'Pay $650');
  await waitForHeading(page, 'Pay $650.00');
  await expectGoodPage(page);
  await pressFirstButton(page, 'The card is declined');
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was charged.');
  await pressFirstButton(page, 'Go back without paying');
  await waitForHeading(page, 'We need a full appraisal of your home');
  await expect(page.getByText(/If not, we didn’t charge you anything/)).toBeVisible();
  await pressFirstButton(page, 'Pay $650');
  await waitForHeading(page, 'Pay $650.00');
  await pressFirstButton(page, 'Pay $650.00');
  await waitForHeading(page, 'Your appraisal visit');
  await expect(
    page.getByText(/You paid \$650\.00 on .* We’ll refund it to your card if you stop your application by /),
  ).toBeVisible();
  await expectGoodPage(page);
  const times = page.getByRole('radiogroup', { name: /When can the appraiser come/ });
  await pressFirstButton(page, 'Confirm this time');
  await expect(locateErrorSummary(page)).toContainText('Choose a time');
  await times.getByRole('radio').nth(3).check();
  await pressFirstButton(page, 'Confirm this time');
  await expect(page.getByText('That time was just taken. Choose another.').first()).toBeVisible();
  expectLogged(faults, /slot-taken$/);
  await times.getByRole('radio').nth(1).check();
  await pressFirstButton(page, 'Confirm this time');
  await expect(page.getByRole('heading', { name: 'Your appointment' })).toBeVisible();
  await expect(page.getByText('Jordan Sample, appraiser')).toBeVisible();
  await expectGoodPage(page);
  await pressFirstButton(page, 'Stop and get $650.00 back');
  await expect(page.getByRole('alertdialog')).toContainText(
    'We’ll refund the $650.00 you paid for the appraisal to your card.',
  );
  await expectGoodPage(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my application' }).first().click();
  expect((await readVendorRequests(world, driven.uuid, 'payment.openPage')).map(({ asks }) => asks)).toEqual([1]);
  await sendVendorEvent(world, 'valuation', 'accepted', `${driven.uuid}:appraisal-wait:1`, { value: 425_000 });
  await page.reload();
  await expect(page).not.toHaveURL(/\/hold$/);
});
