import {
  atAccount,
  codeOnStatement,
  findAccountNumberLeaks,
  loggedInLongAgo,
  NUMBERS,
  sendPaper,
  typeNumbers,
  wrongCode,
} from '../pages/bank.ts';
import { decide, deskPersona, openFromQueue, signInAtDesk } from '../pages/console.ts';
import { logInAtSource } from '../pages/income.ts';
import { heading, press, pressFirst, problems } from '../pages/on-page.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

const MONEY = 'Where should we send your money?';

test('an account is connected at its bank, confirmed, and pays by autopay, and the application goes on [ROUTE-025, ROUTE-027, ROUTE-028, SCREEN-036, SCREEN-058, SCREEN-059, SCREEN-060, FMT-012]', async ({
  page,
  world,
  context,
  faults,
}) => {
  const driven = await atAccount(page, world);
  await expectGoodPage(page);
  await press(page, 'Continue');
  await heading(page, 'Connect your bank');
  await expectGoodPage(page);
  // Back and forward switch between the ways to add an account.
  await page.goBack();
  await heading(page, MONEY);
  await page.goForward();

  // The borrower leaves at the bank: the page says why and offers the same way again.
  await press(page, 'Connect your bank');
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'The bank is down' }).click();
  await heading(page, 'The connection didn’t finish');
  await expect(page.getByRole('alert')).toContainText(
    'First Sample Bank isn’t answering right now. Nothing was shared.',
  );
  await expectGoodPage(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('isn’t answering');
  await press(page, 'Try again');
  await heading(page, 'Connect your bank');

  await press(page, 'Connect your bank');
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
  const back = page.waitForRequest((request) => request.url().includes('/plaid-oauth-success?'));
  await logInAtSource(page, 'user_good');
  const address = (await back).url();
  await heading(page, 'Use this account?');
  await expect(page).toHaveURL(/\/bank\/confirm$/);
  await expect(page.getByRole('main')).toContainText(/First Sample Bank.*ending in ••••\d{4}/s);
  await expectGoodPage(page);
  // Opening the return page again in another tab leads to the same question and changes nothing.
  const tab = await context.newPage();
  await tab.goto(address);
  await heading(tab, 'Use this account?');

  // A borrower who logged in too long ago confirms their identity in a dialog over the step.
  await loggedInLongAgo(world);
  await press(page, 'Confirm');
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
  await expect(dialog).toContainText("Email or password doesn't match.");
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('We didn’t send anything.');
  await press(page, 'Confirm');
  await password.fill(driven.password);
  await page.keyboard.press('Enter');

  await heading(page, 'How would you like to pay?');
  await expect(page).toHaveURL(/\/bank\/autopay$/);
  await expectGoodPage(page);
  // The second tab learns that the step is done.
  await press(tab, 'Confirm');
  await heading(tab, 'How would you like to pay?');
  await tab.close();
  expectLogged(faults, /not-at-this-step|stale-version|step-up-required|credentials-do-not-match/);

  await press(page, 'Continue');
  await expect(problems(page)).toContainText('Choose how to pay');
  await page.getByRole('radio', { name: /^Autopay: \$[\d,.]+ a month/ }).check();
  await press(page, 'Continue');
  await expect(problems(page)).toContainText('Check this box to authorize the payments');
  await expectGoodPage(page);
  await page.getByRole('checkbox', { name: 'I authorize these payments' }).check();
  await press(page, 'Continue');
  await heading(page, 'Review your autopay account');
  await expectGoodPage(page);
  await page.reload();
  await heading(page, 'Review your autopay account');
  await press(page, 'Change');
  await heading(page, 'How would you like to pay?');
  await press(page, 'Keep my current choice');
  await press(page, 'Confirm');
  await expect(page).not.toHaveURL(/\/bank\//);
});

test('an account is typed by the keyboard alone, proved by a small deposit after a wrong code, and the payments are the borrower’s own [FORM-051, ROUTE-026, SCREEN-060, CONST-031, ENUM-014]', async ({
  page,
  world,
  context,
  faults,
}) => {
  const driven = await atAccount(page, world);
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await page.getByRole('radio', { name: /Connect your bank/ }).focus();
  await keys('ArrowDown', 'Tab');
  await expect(page.getByLabel('Routing number')).toBeFocused();
  await page.keyboard.type('099000009');
  await keys('Enter');
  await expect(problems(page)).toBeFocused();
  await expect(problems(page)).toContainText('Please enter a valid routing number');
  await expect(problems(page)).toContainText('Choose checking or savings');
  await expectGoodPage(page);
  await keys('Tab', 'Enter', 'End', 'Backspace');
  await page.keyboard.type('8');
  await expect(page.getByRole('status').filter({ hasText: NUMBERS.bank })).toBeVisible();
  await keys('Tab');
  await page.keyboard.type(NUMBERS.accountNumber);
  await keys('Tab');
  await page.keyboard.type(NUMBERS.accountNumber.replace('7', '8'));
  await keys('Tab', 'Enter', 'Tab', 'Space');
  await expect(page.getByRole('button', { name: 'Hide the numbers' })).toBeVisible();
  await keys('Enter');
  await expect(problems(page)).toContainText('Enter the same account number twice');
  await page.getByLabel('Confirm account number').fill(NUMBERS.accountNumber);

  // Losing the connection loses no typed values, and the browser never stores them.
  await context.setOffline(true);
  await press(page, 'Send me the deposit');
  await expect(page.getByRole('alert')).toContainText("We couldn't send this. Check your connection");
  await context.setOffline(false);
  expectLogged(faults, /\[application\]|no-response/);
  await expect(page.getByLabel('Account number', { exact: true })).toHaveValue(NUMBERS.accountNumber);
  await press(page, 'Send me the deposit');
  await heading(page, 'A small deposit is on its way');
  expect(await findAccountNumberLeaks(page, NUMBERS.accountNumber)).toEqual([]);
  await expectGoodPage(page);
  await page.reload();
  await heading(page, 'A small deposit is on its way');

  const code = await codeOnStatement(world, driven.uuid);
  const letters = page.getByLabel('3-letter code');
  await letters.fill(wrongCode(code));
  await press(page, 'Check the code');
  await expect(problems(page)).toContainText("That code doesn't match.");
  await expect(page.getByText('You have 2 tries left.')).toBeVisible();
  await expect(letters).toHaveValue(wrongCode(code));
  await expectGoodPage(page);
  expectLogged(faults, /code-wrong/);

  // The deposit hasn't arrived: a second one is sent, and only its code counts.
  await press(page, 'It hasn’t arrived. Send another');
  await expect(page.getByText('We sent a new deposit.')).toBeVisible();
  await letters.fill((await codeOnStatement(world, driven.uuid, 2)).toLowerCase());
  await page.keyboard.press('Enter');
  await heading(page, 'Use this account?');
  await page.goBack();
  await expect(page.getByText('That’s right.')).toBeVisible();
  await page.getByRole('link', { name: 'Confirm this account' }).click();
  await press(page, 'Confirm');

  await heading(page, 'How would you like to pay?');
  await page.getByRole('radio', { name: /^I’ll make payments myself: \$[\d,.]+ a month/ }).check();
  await press(page, 'Continue');
  await expect(page).not.toHaveURL(/\/bank\//);
});

test('an account in another name goes to the desk with a letter, is changed for another meanwhile, and is accepted there [SCREEN-061]', async ({
  page,
  world,
  browser,
}) => {
  const driven = await atAccount(page, world);
  await page.goto(`/account/heloc/${driven.uuid}/bank/manual-disburse`);
  await heading(page, 'Enter your account numbers');
  await pressFirst(page, 'Send');
  await expect(problems(page)).toContainText('Add one more file.');
  await expectGoodPage(page);
  // A small deposit proves nothing about an account in another person's name.
  await typeNumbers(page);
  await page.getByRole('textbox', { name: 'Name on the account' }).fill('Robin Stranger');
  await page.getByRole('radio', { name: /A small deposit with a code/ }).check();
  await press(page, 'Send me the deposit');
  await expect(page.getByText('This name is different from the one on your application')).toBeVisible();
  await expect(page.getByLabel('Account number', { exact: true })).toHaveValue(NUMBERS.accountNumber);
  const sendLetter = async () => {
    await sendPaper(page);
    await heading(page, 'We’re reviewing your bank letter');
  };
  await sendLetter();
  await expect(page).toHaveURL(/\/bank\/disburse$/);
  await expectGoodPage(page);

  // Switching to another account asks first, then it's the borrower's turn again.
  await press(page, 'Use another account');
  await press(page, 'Keep this account');
  await press(page, 'Use another account');
  await expect(page.getByRole('alertdialog', { name: 'Use another account?' })).toBeVisible();
  await press(page, 'Switch accounts');
  await heading(page, MONEY);
  await page.getByRole('radio', { name: /Enter account numbers/ }).check();
  await typeNumbers(page, { ...NUMBERS, accountNumber: '7001234321' });
  await page.getByRole('radio', { name: /A bank letter or a statement/ }).check();
  await page.getByRole('radio', { name: 'Bank statement' }).check();
  await sendLetter();
  await expect(page.getByText('4321')).toBeVisible();

  // In the console: the account next to the borrower and the document, and the whole number for a reason.
  const reader = await deskPersona(world, 'underwriter');
  const desk = await (await browser.newContext({ baseURL: world.address })).newPage();
  await signInAtDesk(desk, reader);
  await openFromQueue(desk, 'Maria Delgado', driven.uuid);
  const card = desk.getByRole('complementary', { name: 'Your decision' });
  await expect(card).toContainText(/First Sample Bank.*Checking ending in ••••4321.*Maria Delgado.*Disbursement/s);
  await expectGoodPage(desk);
  const paper = desk.waitForEvent('download');
  await card.getByRole('button', { name: /^Download/ }).click();
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
  await desk.getByRole('button', { name: 'Reveal a number' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Reveal a number' });
  await dialog.getByRole('combobox', { name: 'Number' }).selectOption('ACCOUNT');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('COMPARE_DOCUMENT');
  await dialog.getByRole('button', { name: 'Reveal' }).click();
  await expect(dialog.getByText(`${NUMBERS.routingNumber} / 7001234321`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await decide(desk, 'STATEMENT_READ', "It's the borrower's account");
  await desk.context().close();

  await heading(page, 'How would you like to pay?');
  await expect(page).toHaveURL(/\/bank\/autopay$/);
});

test('a file that is backed by crypto has no account for the money, and pays from one of its own [ROUTE-027]', async ({
  page,
  world,
}) => {
  const driven = await drive(world, 'crypto');
  await logIn(page, driven);
  await heading(page, 'How would you like to pay?');
  for (const path of ['bank/disburse', 'bank/manual-disburse', 'bank/confirm']) {
    await page.goto(`/account/heloc/${driven.uuid}/${path}`);
    await expect(page).toHaveURL(/\/bank\/autopay$/);
  }
  await page.getByRole('radio', { name: /^Autopay/ }).check();
  await press(page, 'Add the account');
  await heading(page, 'Which account should we use for autopay?');
  await expectGoodPage(page);
  // Staff may be reviewing a letter about the account; in the meantime the borrower can connect another one.
  await page.getByRole('radio', { name: /Enter account numbers/ }).check();
  await typeNumbers(page);
  await page.getByRole('radio', { name: /A bank letter or a statement/ }).check();
  await sendPaper(page);
  await heading(page, 'How would you like to pay?');
  await page.getByRole('radio', { name: /^Autopay/ }).check();
  await expect(page.getByText(/A loan specialist reviews your letter/)).toBeVisible();
  await press(page, 'Add the account');
  await press(page, 'Continue');
  await press(page, 'Connect your bank');
  await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
  await logInAtSource(page, 'user_good');
  await heading(page, 'How would you like to pay?');
  await page.getByRole('radio', { name: /^Autopay/ }).check();
  await page.getByRole('checkbox', { name: 'I authorize these payments' }).check();
  await press(page, 'Continue');
  await heading(page, 'Review your autopay account');
});
