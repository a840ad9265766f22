import {
  beginTotp,
  confirmTotp,
  logIn,
  openAccountSetup,
  openBorrowerSetup,
  openPasswordReset,
} from '@lintel/contract';
import type { Browser, Page } from '@playwright/test';
import { createCaller } from '../pages/caller.ts';
import {
  createStaff,
  followMenuLink,
  getTotpCode,
  logInToConsole,
  openAccountMenu,
  type StaffAccount,
} from '../pages/console.ts';
import { matchUrl } from '../pages/fake-replies.ts';
import { waitForHeading, pressButton } from '../pages/page-actions.ts';
import { BASE_PATH } from '../pages/registration.ts';
import { moveLoanClock, drive, readOutbox, type DrivenLoan } from '../pages/sandbox.ts';
import {
  waitForSignerLinks,
  createSignerAccount,
  inviteRobin,
  openSignerBrowser,
  SIGNER_PASSWORD,
} from '../pages/signer.ts';
import { expect, expectGoodPage, recordFaults, test } from '../test.ts';
import type { World } from '../world.ts';

const NEW_PASSWORD = 'violet Kettle! anthem 31';

/** Returns the newest link mailed to an address, by a part of its path. */
async function waitForLink(world: World, email: string, part: string): Promise<string> {
  const link = async () =>
    (await readOutbox(world))
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links)
      .find((one) => one.includes(part)) ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

const expectMail = (world: World, email: string, subject: RegExp): Promise<void> =>
  expect
    .poll(async () => (await readOutbox(world)).some((mail) => mail.to === email && subject.test(mail.subject)))
    .toBe(true);

async function requestLink(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await waitForHeading(page, 'Reset your password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await pressButton(page, 'Email me a link');
}

async function setPassword(page: Page): Promise<void> {
  await waitForHeading(page, 'Choose a new password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
}

test('a borrower resets a forgotten password with an emailed link that works once', async ({ page, world }) => {
  const maria = await drive(world, 'found');
  await page.goto('/auth/login?org=FIGURE');
  await requestLink(page, maria.email);
  await waitForHeading(page, 'Check your email');
  await expectGoodPage(page);
  const link = await waitForLink(world, maria.email, 'reset-password');
  await page.goto(link);
  await setPassword(page);
  await expectGoodPage(page);
  await pressButton(page, 'Save and log in');
  await expect(page.getByRole('alert')).toContainText('Enter the phone number on the account');
  await pressButton(page, 'It isn’t mine. Start with an empty account');
  await expect(page.getByText('You won’t see anything entered under this email before.')).toBeVisible();
  await pressButton(page, 'It’s mine. Confirm it');
  // Every sandbox persona has this phone number and date of birth.
  await page.getByRole('textbox', { name: 'Phone number on the account' }).fill('(303) 555-0142');
  const [year, month, day] = ['1984', '03', '09'];
  await page.getByRole('textbox', { name: 'Month' }).fill(month);
  await page.getByRole('textbox', { name: 'Day' }).fill(day);
  await page.getByRole('textbox', { name: 'Year' }).fill(year);
  await pressButton(page, 'Save and log in');
  await expect(page).toHaveURL(/\/dashboard|\/account\/heloc\//);
  await expectMail(world, maria.email, /your password was changed/);
  await page.goto('about:blank');
  await page.goto(link);
  await waitForHeading(page, 'This link no longer works');
  await expectGoodPage(page);
});

test(
  'an emailed link that the server couldn’t be asked about can be tried again, and only the server calls it expired',
  { tag: '@long-run' },
  async ({ page }) => {
    const token = 'A'.repeat(43);
    for (const [address, call, failed, expired] of [
      ['/auth/reset-password', openPasswordReset, /We couldn’t open your link/, 'This link no longer works'],
      [
        `${BASE_PATH}/register/account-setup`,
        openBorrowerSetup,
        /We couldn’t open your link/,
        'This link no longer works',
      ],
      ['/desk/reset-password', openPasswordReset, /We couldn’t load this/, 'This link no longer works'],
      ['/desk/account-setup', openAccountSetup, /We couldn’t load this/, 'This invitation no longer works'],
    ] as const) {
      const isCall = matchUrl(call);
      await page.route(isCall, (route) => route.abort());
      await page.goto(`${address}?org=FIGURE#${token}`);
      await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
      await expect(page.getByRole('heading', { name: expired })).toBeHidden();
      await page.unroute(isCall);
      await pressButton(page, 'Try again');
      await waitForHeading(page, expired);
    }
  },
);

test(
  'a signer resets a forgotten password and returns to their signing pages',
  { tag: '@long-run' },
  async ({ page, world, browser, faults }) => {
    const email = `robin.${Date.now()}@example.com`;
    await inviteRobin(page, world, email);
    const robin = await openSignerBrowser(browser, world, faults);
    await createSignerAccount(robin, (await waitForSignerLinks(world, email))[0] ?? '');
    expect(SIGNER_PASSWORD).not.toBe(NEW_PASSWORD);
    const secondPage = await openSignerBrowser(browser, world, faults);
    await secondPage.goto('/account/heloc/heloc-signer/login?org=FIGURE');
    await requestLink(secondPage, email);
    await secondPage.goto(await waitForLink(world, email, 'reset-password'));
    await setPassword(secondPage);
    await pressButton(secondPage, 'Save and log in');
    await expect(secondPage).toHaveURL(/\/heloc-signer\//);
    await expect(secondPage).not.toHaveURL(/login/);
    await robin.reload();
    await expect(robin).toHaveURL(/heloc-signer\/login/);
  },
);

async function openConsolePage(browser: Browser, world: World, faults: string[], staff?: StaffAccount): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.address,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await recordFaults(context, faults);
  const page = await context.newPage();
  if (staff) {
    await logInToConsole(page, staff);
    await expect(
      page
        .getByRole('link', { name: 'Team' })
        .or(page.getByRole('link', { name: 'Reviews' }))
        .first(),
    ).toBeVisible();
  }
  return page;
}

test(
  'staff reset their own password with their authenticator, and two admins reset a lost authenticator',
  { tag: '@long-run' },
  async ({ world, browser, faults }) => {
    const una = await createStaff(world, 'underwriter');
    const page = await openConsolePage(browser, world, faults);
    await page.goto('/desk/login?org=FIGURE');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('textbox', { name: 'Work email' }).fill(una.email);
    await pressButton(page, 'Email me a link');
    await expect(page.getByText('emailed a link')).toBeVisible();
    await expectGoodPage(page);
    await page.goto(await waitForLink(world, una.email, 'reset-password'));
    await setPassword(page);
    await page.getByRole('textbox', { name: 'Code from your authenticator app' }).fill(getTotpCode(una.totpSecret));
    await pressButton(page, 'Save and log in');
    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Your account' }).click();
    await waitForHeading(page, 'Your account');
    await pressButton(page, 'Get new recovery codes');
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await expectGoodPage(page);

    const [adam, eve] = [await createStaff(world, 'admin'), await createStaff(world, 'admin')];
    const [first, second] = [
      await openConsolePage(browser, world, faults, adam),
      await openConsolePage(browser, world, faults, eve),
    ];
    const locateRow = async (admin: Page) => {
      await followMenuLink(admin, 'Team');
      const row = admin.getByRole('listitem').filter({ hasText: una.email });
      await row.getByText(/Manage Una Writer/).click();
      return row;
    };
    const row = await locateRow(first);
    await row.getByRole('button', { name: 'Request authenticator reset' }).click();
    await expect(row.getByText('Adam Min requested an authenticator reset')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Approve the reset' })).toBeHidden();
    await expectMail(world, una.email, /authenticator reset was requested/);
    const approving = await locateRow(second);
    await approving.getByRole('button', { name: 'Approve the reset' }).click();
    await expect(second.getByText('Authenticator reset.')).toBeVisible();
    await page.reload();
    await waitForHeading(page, 'Log in to the console');
    await page.goto(await waitForLink(world, una.email, 'account-setup'));
    await page.getByLabel('Choose a password').fill('amber Ladder! quartz 58');
    await pressButton(page, 'Set password');
    const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
    await page.getByRole('textbox', { name: 'Code from the app' }).fill(getTotpCode(secret));
    await pressButton(page, 'Confirm');
    await waitForHeading(page, 'Save your recovery codes');
  },
);

test(
  'a borrower who lost the second step calls, and two people let them in after a day',
  { tag: '@long-run' },
  async ({ page, world, browser, faults }) => {
    const maria = await drive(world, 'found');
    await turnOnTwoStep(world, maria);
    await page.goto('/auth/login?org=FIGURE');
    const typeLogin = async () => {
      await page.getByRole('textbox', { name: 'Email' }).fill(maria.email);
      await page.getByLabel('Password', { exact: true }).fill(maria.password);
      await pressButton(page, /^Log in$/);
    };
    await typeLogin();
    await waitForHeading(page, 'Enter your code');
    await expect(page.getByText('Lost your phone and your codes? Call us:')).toBeVisible();

    const una = await openConsolePage(browser, world, faults, await createStaff(world, 'underwriter'));
    await una.goto(`/desk/applications/${maria.uuid}`);
    await pressButton(una, 'Request a reset');
    await expect(una.getByText('Choose how you identified the caller.').first()).toBeVisible();
    await una.getByRole('combobox', { name: 'How you identified the caller' }).selectOption('CALLED_BACK');
    await pressButton(una, 'Request a reset');
    await expect(
      una.getByText(/Una Writer requested a reset on .*Called back at a number in the file\./),
    ).toBeVisible();
    await expectGoodPage(una);
    await expectMail(world, maria.email, /someone asked to reset your two-step login/);

    const adam = await openConsolePage(browser, world, faults, await createStaff(world, 'admin'));
    await adam.goto(`/desk/applications/${maria.uuid}`);
    await expect(adam.getByText(/Until then the borrower can object\./)).toBeVisible();
    await expect(adam.getByRole('button', { name: 'Approve the reset' })).toHaveCount(0);
    await moveLoanClock(world, { by: 24 * 3600 + 60 });
    await adam.reload();
    await expectGoodPage(adam);
    await pressButton(adam, 'Approve the reset');
    await expect(adam.getByText('Reset done. Borrower notified by email and text.')).toBeVisible();
    await expect(adam.getByRole('heading', { name: 'Borrower’s two-step login' })).toHaveCount(0);
    await expectMail(world, maria.email, /your two-step login was reset/);

    await page.goto('/auth/login?org=FIGURE');
    await typeLogin();
    await expect(page).not.toHaveURL(/login/);
  },
);

/** Turns two-step login on without the browser. Its codes are lost from here on. */
async function turnOnTwoStep(world: World, { email, password }: DrivenLoan): Promise<void> {
  const caller = createCaller(world, 'FIGURE');
  const loginReply = await caller.ask(logIn, { body: { email, password } });
  caller.token = loginReply.headers.get('authorization')?.replace('Bearer ', '');
  const { secret } = await caller.send(beginTotp, { body: { currentPassword: password } });
  await caller.send(confirmTotp, { body: { code: getTotpCode(secret) } });
}
