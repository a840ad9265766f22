import { readStaffInfo } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { createStaff, logInToConsole } from '../pages/console.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { SIGNER_LOGIN_HEADING, SIGNER_PATH } from '../pages/signer.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

const readToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('jwt'));

test('a borrower without a token is sent to the login, and with one every call carries it [AUTH-002, AUTH-003, AUTH-010, AUTH-012]', async ({
  page,
  world,
}) => {
  const maria = await drive(world, 'found');
  await page.goto(`/account/heloc/${maria.uuid}?org=FIGURE`);
  await waitForHeading(page, 'Log in');
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
  const statusCall = page.waitForRequest((request) => /\/status$/.test(new URL(request.url()).pathname));
  await logIn(page, maria);
  const token = await readToken(page);
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect((await statusCall).headers()['authorization']).toBe(`Bearer ${token}`);
  const other = await page.context().newPage();
  // Behind the login a worker prepares the formats of figures (decision 0112).
  const worker = other.waitForEvent('worker');
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/dashboard$/);
  expect((await worker).url()).toContain('intl-worker');
  await other.close();

  // A token that the server doesn't accept ends at the login of the page: the borrower's, or the signer's.
  for (const { path, heading, login } of [
    { path: `/account/heloc/${maria.uuid}`, heading: 'Log in', login: /\/auth\/login\?redirectUrl=/ },
    { path: `${SIGNER_PATH}/documents`, heading: SIGNER_LOGIN_HEADING, login: /\/heloc-signer\/login$/ },
  ]) {
    await page.evaluate(() => localStorage.setItem('jwt', 'e30.e30.c2lnbmF0dXJl'));
    await page.goto(path);
    await waitForHeading(page, heading);
    await expect(page).toHaveURL(login);
    expect(await readToken(page)).toBeNull();
  }
});

test('the signer login of a lender with passwords is open to anyone and starts no redirect [SCREEN-056, SIGNER-009]', async ({
  page,
}) => {
  await page.goto(`${SIGNER_PATH}/login?org=FIGURE`);
  await waitForHeading(page, SIGNER_LOGIN_HEADING);
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  await expectGoodPage(page);
});

test('a login that fails is logged and shown at its form [AUTH-014, ERR-035]', async ({ page, faults }) => {
  await page.goto('/auth/login?org=FIGURE');
  await page.getByRole('textbox', { name: 'Email' }).fill('no-one@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not The password 1');
  await pressButton(page, /^Log in$/);
  await expect(page.getByText('Email or password doesn’t match.').first()).toBeVisible();
  expectLogged(faults, /\[submit\] credentials-do-not-match/);
});

test('a logout that fails still ends at the login, without the token [AUTH-004, AUTH-015, ERR-036]', async ({
  page,
  world,
  faults,
}) => {
  await logIn(page, await drive(world, 'found'));
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /menu|account/i })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Log out' }).filter({ visible: true })).toHaveCount(1);
  // What the page loads later would fail, too.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const toLogin = page.waitForRequest((request) => new URL(request.url()).pathname === '/auth/login');
  await pressButton(page, 'Log out');
  await toLogin;
  await page.context().setOffline(false);
  await page.goto('/auth/login');
  expect(await readToken(page)).toBeNull();
  expectLogged(faults, /\[logout\]|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
});

test('the console reads who is logged in from the agent’s call [AUTH-022]', async ({ page, world }) => {
  const account = await createStaff(world, 'underwriter');
  const lookup = page.waitForResponse((response) => response.url().endsWith(readStaffInfo.path));
  await logInToConsole(page, account);
  expect((await lookup).status()).toBe(200);
});
