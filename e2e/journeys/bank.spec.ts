import {
  goToAccountStep,
  waitForDepositCode,
  findAccountNumberLeaks,
  expireStepUp,
  SAMPLE_ACCOUNT,
  uploadBankLetter,
  fillAccountNumbers,
  getWrongCode,
} from '../pages/bank.ts';
import { recordDecision, createStaff, openFromQueue, logInToQueue } from '../pages/console.ts';
import { logInAtSource } from '../pages/income.ts';
import { waitForHeading, pressButton, pressFirstButton, locateErrorSummary } from '../pages/page-actions.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

const ACCOUNT_HEADING = 'Where should we send your money?';

test(
  'a borrower connects a bank account, confirms it and sets up autopay [ROUTE-025, ROUTE-027, ROUTE-028, SCREEN-036, SCREEN-058, SCREEN-059, SCREEN-060, FMT-012]',
  { tag: '@long-run' },
  async ({ page, world, context, faults }) => {
    const driven = await goToAccountStep(page, world);
    await expectGoodPage(page);
    await pressButton(page, 'Continue');
    await waitForHeading(page, 'Connect your bank');
    await expectGoodPage(page);
    // Back and forward switch between the ways to add an account.
    await page.goBack();
    await waitForHeading(page, ACCOUNT_HEADING);
    await page.goForward();

    // The borrower leaves at the bank: the page says why and offers the same way again.
    await pressButton(page, 'Connect your bank');
    await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'The bank is down' }).click();
    await waitForHeading(page, 'We couldn’t finish the connection');
    await expect(page.getByRole('alert')).toContainText(
      'First Sample Bank isn’t answering right now. Nothing was shared.',
    );
    await expectGoodPage(page);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('isn’t answering');
    await pressButton(page, 'Try again');
    await waitForHeading(page, 'Connect your bank');

    await pressButton(page, 'Connect your bank');
    await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
    const returnRequest = page.waitForRequest((request) => request.url().includes('/plaid-oauth-success?'));
    await logInAtSource(page, 'user_good');
    const address = (await returnRequest).url();
    await waitForHeading(page, 'Use this account?');
    await expect(page).toHaveURL(/\/bank\/confirm$/);
    await expect(page.getByRole('main')).toContainText(/First Sample Bank.*ending in ••••\d{4}/s);
    await expectGoodPage(page);
    // Opening the return page again in another tab leads to the same question and changes nothing.
    const tab = await context.newPage();
    await tab.goto(address);
    await waitForHeading(tab, 'Use this account?');
    // Without the id of the connection, the browser's storage still tells whose application it is.
    await tab.goto('/account/heloc/plaid-oauth-success');
    await expect(tab).toHaveURL(new RegExp(`/${driven.uuid}/bank/`));
    await tab.goto(address);
    await waitForHeading(tab, 'Use this account?');

    // A borrower who logged in too long ago confirms their identity in a dialog over the step.
    await expireStepUp(world);
    await pressButton(page, 'Confirm');
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(password).toBeFocused();
    await expectGoodPage(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Enter your password');
    await password.fill('not the one');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Email or password doesn’t match.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText('We didn’t send anything.');
    await pressButton(page, 'Confirm');
    await password.fill(driven.password);
    await page.keyboard.press('Enter');

    await waitForHeading(page, 'How would you like to pay?');
    await expect(page).toHaveURL(/\/bank\/autopay$/);
    await expectGoodPage(page);
    // The second tab learns that the step is done.
    await pressButton(tab, 'Confirm');
    await waitForHeading(tab, 'How would you like to pay?');
    await tab.close();
    expectLogged(faults, /not-at-this-step|stale-version|step-up-required|credentials-do-not-match/);

    await pressButton(page, 'Continue');
    await expect(locateErrorSummary(page)).toContainText('Choose how to pay');
    await page.getByRole('radio', { name: /^Autopay: \$[\d,.]+ a month/ }).check();
    await pressButton(page, 'Continue');
    await expect(locateErrorSummary(page)).toContainText('Check this box to authorize the payments');
    await expectGoodPage(page);
    await page.getByRole('checkbox', { name: 'I authorize these payments' }).check();
    await pressButton(page, 'Continue');
    await waitForHeading(page, 'Review your autopay account');
    await expectGoodPage(page);
    await page.reload();
    await waitForHeading(page, 'Review your autopay account');
    await pressButton(page, 'Change');
    await waitForHeading(page, 'How would you like to pay?');
    await pressButton(page, 'Keep my current choice');
    await pressButton(page, 'Confirm');
    await expect(page).not.toHaveURL(/\/bank\//);
  },
);

test(
  'a borrower enters an account by keyboard only, verifies it by a small deposit and chooses to make payments themselves [FORM-051, ROUTE-026, SCREEN-060, CONST-031, ENUM-014]',
  { tag: '@long-run' },
  async ({ page, world, context, faults }) => {
    const driven = await goToAccountStep(page, world);
    const pressKeys = async (...pressed: readonly string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
    };
    await page.getByRole('radio', { name: /Connect your bank/ }).focus();
    await pressKeys('ArrowDown', 'Tab');
    await expect(page.getByLabel('Routing number')).toBeFocused();
    await page.keyboard.type('099000009');
    await pressKeys('Enter');
    await expect(locateErrorSummary(page)).toBeFocused();
    await expect(locateErrorSummary(page)).toContainText('Please enter a valid routing number');
    await expect(locateErrorSummary(page)).toContainText('Choose checking or savings');
    await expectGoodPage(page);
    await pressKeys('Tab', 'Enter', 'End', 'Backspace');
    await page.keyboard.type('8');
    await expect(page.getByRole('status').filter({ hasText: SAMPLE_ACCOUNT.bank })).toBeVisible();
    await pressKeys('Tab');
    await page.keyboard.type(SAMPLE_ACCOUNT.accountNumber);
    await pressKeys('Tab');
    await page.keyboard.type(SAMPLE_ACCOUNT.accountNumber.replace('7', '8'));
    await pressKeys('Tab', 'Enter', 'Tab', 'Space');
    await expect(page.getByRole('button', { name: 'Hide the numbers' })).toBeVisible();
    await pressKeys('Enter');
    await expect(locateErrorSummary(page)).toContainText('Enter the same account number twice');
    await page.getByLabel('Confirm account number').fill(SAMPLE_ACCOUNT.accountNumber);

    // Losing the connection loses no typed values, and the browser never stores them.
    await context.setOffline(true);
    await pressButton(page, 'Send the small deposit');
    await expect(page.getByRole('alert')).toContainText('We couldn’t send this. Check your connection');
    await context.setOffline(false);
    expectLogged(faults, /\[application\]|no-response/);
    await expect(page.getByLabel('Account number', { exact: true })).toHaveValue(SAMPLE_ACCOUNT.accountNumber);
    await pressButton(page, 'Send the small deposit');
    await waitForHeading(page, 'A small deposit is on its way');
    expect(await findAccountNumberLeaks(page, SAMPLE_ACCOUNT.accountNumber)).toEqual([]);
    await expectGoodPage(page);
    await page.reload();
    await waitForHeading(page, 'A small deposit is on its way');

    const code = await waitForDepositCode(world, driven.uuid);
    const letters = page.getByLabel('3-letter code');
    await letters.fill(getWrongCode(code));
    await pressButton(page, 'Check the code');
    await expect(locateErrorSummary(page)).toContainText('That code doesn’t match.');
    await expect(page.getByText('You have 2 tries left.')).toBeVisible();
    await expect(letters).toHaveValue(getWrongCode(code));
    await expectGoodPage(page);
    expectLogged(faults, /code-wrong/);

    // The deposit hasn't arrived: a second one is sent, and only its code counts.
    await pressButton(page, 'It hasn’t arrived. Send another');
    await expect(page.getByText('We sent a new deposit.')).toBeVisible();
    await letters.fill((await waitForDepositCode(world, driven.uuid, 2)).toLowerCase());
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Use this account?');
    await page.goBack();
    await expect(page.getByText('That’s right.')).toBeVisible();
    await page.getByRole('link', { name: 'Confirm this account' }).click();
    await pressButton(page, 'Confirm');

    await waitForHeading(page, 'How would you like to pay?');
    await page.getByRole('radio', { name: /^I’ll make payments myself: \$[\d,.]+ a month/ }).check();
    await pressButton(page, 'Continue');
    await expect(page).not.toHaveURL(/\/bank\//);
  },
);

test(
  'a borrower replaces an account in another name, and staff accept the statement of the new account [SCREEN-061]',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const driven = await goToAccountStep(page, world);
    await page.goto(`/account/heloc/${driven.uuid}/bank/manual-disburse`);
    await waitForHeading(page, 'Enter your account numbers');
    await pressFirstButton(page, 'Send');
    await expect(locateErrorSummary(page)).toContainText('Add one more file.');
    await expectGoodPage(page);
    // A small deposit proves nothing about an account in another person's name.
    await fillAccountNumbers(page);
    await page.getByRole('textbox', { name: 'Name on the account' }).fill('Robin Stranger');
    await page.getByRole('radio', { name: /A small deposit with a code/ }).check();
    await pressButton(page, 'Send the small deposit');
    await expect(page.getByText('This name is different from the one on your application')).toBeVisible();
    await expect(page.getByLabel('Account number', { exact: true })).toHaveValue(SAMPLE_ACCOUNT.accountNumber);
    const sendLetter = async () => {
      await uploadBankLetter(page);
      await waitForHeading(page, 'We’re reviewing your bank letter');
    };
    await sendLetter();
    await expect(page).toHaveURL(/\/bank\/disburse$/);
    await expectGoodPage(page);

    // Switching to another account asks first, then it's the borrower's turn again.
    await pressButton(page, 'Use another account');
    await pressButton(page, 'Keep this account');
    await pressButton(page, 'Use another account');
    await expect(page.getByRole('alertdialog', { name: 'Use another account?' })).toBeVisible();
    await pressButton(page, 'Switch accounts');
    await waitForHeading(page, ACCOUNT_HEADING);
    await page.getByRole('radio', { name: /Enter account numbers/ }).check();
    await fillAccountNumbers(page, { ...SAMPLE_ACCOUNT, accountNumber: '7001234321' });
    await page.getByRole('radio', { name: /A bank letter or a statement/ }).check();
    await page.getByRole('radio', { name: 'Bank statement' }).check();
    await sendLetter();
    await expect(page.getByText('4321')).toBeVisible();

    // In the console: the account next to the borrower and the document, and the whole number for a reason.
    const reader = await createStaff(world, 'underwriter');
    const consolePage = await (await browser.newContext({ baseURL: world.address })).newPage();
    await logInToQueue(consolePage, reader);
    await openFromQueue(consolePage, 'Maria Delgado', driven.uuid);
    const card = consolePage.getByRole('complementary', { name: 'Your decision' });
    await expect(card).toContainText(
      /Disbursement account.*First Sample Bank.*Checking ending in ••••4321.*Maria Delgado/s,
    );
    await expectGoodPage(consolePage);
    const download = consolePage.waitForEvent('download');
    await card.getByRole('button', { name: /^Download/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await consolePage.getByRole('button', { name: 'Reveal SSN, DOB or account' }).click();
    const dialog = consolePage.getByRole('dialog', { name: 'Reveal SSN, DOB or account' });
    await dialog.getByRole('combobox', { name: 'Information to reveal' }).selectOption('ACCOUNT');
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('COMPARE_DOCUMENT');
    await dialog.getByRole('button', { name: 'Reveal' }).click();
    await expect(dialog.getByText(`${SAMPLE_ACCOUNT.routingNumber} / 7001234321`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await recordDecision(consolePage, 'STATEMENT_READ', 'Account verified');
    await consolePage.context().close();

    await waitForHeading(page, 'How would you like to pay?');
    await expect(page).toHaveURL(/\/bank\/autopay$/);
  },
);

test(
  'a crypto-backed borrower skips the disbursement account and sets up autopay from their own account [ROUTE-027]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const driven = await drive(world, 'crypto');
    await logIn(page, driven);
    await waitForHeading(page, 'How would you like to pay?');
    for (const path of ['bank/disburse', 'bank/manual-disburse', 'bank/confirm']) {
      await page.goto(`/account/heloc/${driven.uuid}/${path}`);
      await expect(page).toHaveURL(/\/bank\/autopay$/);
    }
    await page.getByRole('radio', { name: /^Autopay/ }).check();
    await pressButton(page, 'Add the account');
    await waitForHeading(page, 'Which account should we use for autopay?');
    await expectGoodPage(page);
    // Staff may be reviewing a letter about the account; in the meantime the borrower can connect another one.
    await page.getByRole('radio', { name: /Enter account numbers/ }).check();
    await fillAccountNumbers(page);
    await page.getByRole('radio', { name: /A bank letter or a statement/ }).check();
    await uploadBankLetter(page);
    await waitForHeading(page, 'How would you like to pay?');
    await page.getByRole('radio', { name: /^Autopay/ }).check();
    await expect(page.getByText(/A loan specialist reviews your letter/)).toBeVisible();
    await pressButton(page, 'Add the account');
    await pressButton(page, 'Continue');
    await pressButton(page, 'Connect your bank');
    await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
    await logInAtSource(page, 'user_good');
    await waitForHeading(page, 'How would you like to pay?');
    await page.getByRole('radio', { name: /^Autopay/ }).check();
    await page.getByRole('checkbox', { name: 'I authorize these payments' }).check();
    await pressButton(page, 'Continue');
    await waitForHeading(page, 'Review your autopay account');
  },
);
