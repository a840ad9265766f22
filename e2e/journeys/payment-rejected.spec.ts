import { expectText, logInToClosing, openClosing, openDisclosure, openPhonePage } from '../pages/console-closing.ts';
import { locateErrorSummary } from '../pages/page-actions.ts';
import { drive } from '../pages/sandbox.ts';
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
    await form.getByRole('combobox', { name: 'Reason' }).selectOption('ACCOUNT_DIFFERS');
    await form.getByRole('textbox', { name: 'What to change' }).fill('The letter has another routing number.');
    await reject.click();
    await expectText(second, 'Funding rejected. Once the reason is fixed, it can be proposed again.');

    await openClosing(page, uuid);
    const why = page
      .getByRole('main')
      .getByText(/^Fay Second rejected the proposal, .*: Account doesn’t match the bank or payoff letter\.$/);
    await expect(why).toBeVisible();
    await expect(page.getByText('The letter has another routing number.').first()).toBeVisible();
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
