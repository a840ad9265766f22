import { fillAccountNumbers, waitForDepositCode } from '../pages/bank.ts';
import { expectText, logInToClosing, openClosing, openDisclosure, openPhonePage } from '../pages/console-closing.ts';
import { locateErrorSummary, pressButton, waitForHeading } from '../pages/page-actions.ts';
import { drive, logIn, readOutbox } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

test(
  'a second funder rejects a proposed payment, the first reads why and proposes it again, and it is approved',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const { uuid } = await drive(world, 'found', 'FUNDING_DECISION');
    const second = await openPhonePage(browser, world);
    await logInToClosing(page, world, 'funder', uuid);
    await page.getByRole('button', { name: /^Propose funding of \$/ }).click();
    await expectText(page, 'Funding proposed.');
    await expect(
      page.getByText('You proposed funding, entered a payoff or verified the account. Another person must approve.'),
    ).toBeVisible();

    await logInToClosing(second, world, 'second funder', uuid);
    const form = await openDisclosure(second, 'Reject funding');
    const reject = form.getByRole('button', { name: 'Reject funding' });
    await reject.click();
    await expect(locateErrorSummary(second)).toContainText('Choose a reason.');
    await expect(locateErrorSummary(second)).toContainText('Enter what to change.');
    await expectGoodPage(second);
    await form.getByRole('combobox', { name: 'Reason' }).selectOption('AMOUNT_WRONG');
    await form.getByRole('textbox', { name: 'What to change' }).fill('The draw is $100 more.');
    await reject.click();
    await expectText(second, 'Funding rejected. Once the reason is fixed, it can be proposed again.');

    await openClosing(page, uuid);
    const why = page.getByRole('main').getByText(/^Fay Second rejected the proposal, .*: Wrong amount\.$/);
    await expect(why).toBeVisible();
    await expect(page.getByText('The draw is $100 more.').first()).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole('button', { name: /^Propose funding of \$/ }).click();
    await expectText(page, 'Funding proposed.');
    await expect(why).toHaveCount(0);

    await openClosing(second, uuid);
    await second.getByRole('button', { name: /^Approve funding of \$/ }).click();
    await expectText(second, 'Funding approved.');
    await second.goto(`/desk/applications/${uuid}/history`);
    await second.getByRole('button', { name: 'Show more' }).click();
    await expect(second.getByText('Funding rejected').first()).toBeVisible();
    await second.context().close();
  },
);

test(
  'a funder finds the account wrong, the borrower adds another after signing, and the money is approved for it',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const driven = await drive(world, 'found', 'FUNDING_DECISION');
    const { uuid } = driven;
    const second = await openPhonePage(browser, world);
    const borrower = await openPhonePage(browser, world);
    await logInToClosing(page, world, 'funder', uuid);
    await page.getByRole('button', { name: /^Propose funding of \$/ }).click();
    await expectText(page, 'Funding proposed.');
    await logInToClosing(second, world, 'second funder', uuid);
    const form = await openDisclosure(second, 'Reject funding');
    await form
      .getByRole('combobox', { name: 'Reason' })
      .selectOption({ label: 'Wrong disbursement account: request another' });
    await form.getByRole('textbox', { name: 'What to change' }).fill('The account isn’t in her name.');
    await form.getByRole('button', { name: 'Reject funding' }).click();
    await expectText(second, 'Funding rejected. Once the reason is fixed, it can be proposed again.');
    await expectGoodPage(second);

    await expect
      .poll(async () => (await readOutbox(world)).filter(({ to }) => to === driven.email).map(({ subject }) => subject))
      .toContain('We need another account from you');
    await logIn(borrower, driven);
    await waitForHeading(borrower, 'Where should we send your money?');
    await expect(borrower.getByRole('main')).toContainText(
      'We checked this account again before sending your money, and we can’t use it.',
    );
    await expectGoodPage(borrower);
    await borrower.getByRole('radio', { name: /Enter account numbers/ }).check();
    await fillAccountNumbers(borrower);
    await borrower.getByRole('radio', { name: /A small deposit with a code/ }).check();
    await expectGoodPage(borrower);
    await pressButton(borrower, 'Send the small deposit');
    await waitForHeading(borrower, 'A small deposit is on its way');
    await expectGoodPage(borrower);
    await borrower.getByLabel('3-letter code').fill(await waitForDepositCode(world, uuid));
    await pressButton(borrower, 'Check the code');
    await waitForHeading(borrower, 'Use this account?');
    await pressButton(borrower, 'Confirm');
    await expect(borrower).toHaveURL(/\/complete$/);
    await expectGoodPage(borrower);

    await openClosing(page, uuid);
    await page.getByRole('button', { name: /^Propose funding of \$/ }).click();
    await expectText(page, 'Funding proposed.');
    await openClosing(second, uuid);
    await second.getByRole('button', { name: /^Approve funding of \$/ }).click();
    await expectText(second, 'Funding approved.');
    await second.context().close();
    await borrower.context().close();
  },
);
