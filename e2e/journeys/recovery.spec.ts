import type { Browser, Page } from '@playwright/test';
import { authenticatorCode, deskPersona, logInAtDesk, type DeskPersona } from '../pages/console.ts';
import { heading, press } from '../pages/on-page.ts';
import { drive, outbox } from '../pages/sandbox.ts';
import { linksTo, makeAccount, nameRobin, ownBrowser, SIGNER_PASSWORD } from '../pages/signer.ts';
import { expect, expectGoodPage, listen, test } from '../test.ts';
import type { World } from '../world.ts';

const NEXT = 'violet Kettle! anthem 31';

/** Returns the newest link mailed to an address, by a part of its path. */
async function mailedLink(world: World, email: string, part: string): Promise<string> {
  const link = async () =>
    (await outbox(world))
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links)
      .find((one) => one.includes(part)) ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

const expectMail = (world: World, email: string, subject: RegExp): Promise<void> =>
  expect
    .poll(async () => (await outbox(world)).some((mail) => mail.to === email && subject.test(mail.subject)))
    .toBe(true);

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await heading(page, 'Reset your password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await press(page, 'Email me a link');
}

async function choosePassword(page: Page): Promise<void> {
  await heading(page, 'Choose a new password');
  await page.getByLabel('New password').fill(NEXT);
}

test('a borrower who forgot the password gets a link by email, shows that the application is theirs, and is back in it; the link works once', async ({
  page,
  world,
}) => {
  const maria = await drive(world, 'found');
  await page.goto('/auth/login?org=FIGURE');
  await askForLink(page, maria.email);
  await heading(page, 'Check your email');
  await expectGoodPage(page);
  const link = await mailedLink(world, maria.email, 'reset-password');
  await page.goto(link);
  await choosePassword(page);
  await expectGoodPage(page);
  await press(page, 'Save and log in');
  await expect(page.getByRole('alert')).toContainText('Enter the phone number on the account');
  await press(page, 'It isn’t mine. Start with an empty account');
  await expect(page.getByText('You won’t see anything entered under this email before.')).toBeVisible();
  await press(page, 'It’s mine. Confirm it');
  // Every sandbox persona has this phone number and date of birth.
  await page.getByRole('textbox', { name: 'Phone number on the account' }).fill('(303) 555-0142');
  const [year, month, day] = ['1984', '03', '09'];
  await page.getByRole('textbox', { name: 'Month' }).fill(month);
  await page.getByRole('textbox', { name: 'Day' }).fill(day);
  await page.getByRole('textbox', { name: 'Year' }).fill(year);
  await press(page, 'Save and log in');
  await expect(page).toHaveURL(/\/dashboard|\/account\/heloc\//);
  await expectMail(world, maria.email, /your password was changed/);
  await page.goto('about:blank');
  await page.goto(link);
  await heading(page, 'This link no longer works');
  await expectGoodPage(page);
});

test('a signer who forgot the password gets back to what they sign', async ({ page, world, browser, faults }) => {
  const email = `robin.${Date.now()}@example.com`;
  await nameRobin(page, world, email);
  const robin = await ownBrowser(browser, world, faults);
  await makeAccount(robin, (await linksTo(world, email))[0] ?? '');
  expect(SIGNER_PASSWORD).not.toBe(NEXT);
  const again = await ownBrowser(browser, world, faults);
  await again.goto('/account/heloc/heloc-signer/login?org=FIGURE');
  await askForLink(again, email);
  await again.goto(await mailedLink(world, email, 'reset-password'));
  await choosePassword(again);
  await press(again, 'Save and log in');
  await expect(again).toHaveURL(/\/heloc-signer\//);
  await expect(again).not.toHaveURL(/login/);
  await robin.reload();
  await expect(robin).toHaveURL(/heloc-signer\/login/);
});

async function deskPage(browser: Browser, world: World, faults: string[], who?: DeskPersona): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.address,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await listen(context, faults);
  const page = await context.newPage();
  if (who) {
    await logInAtDesk(page, who);
    await expect(
      page
        .getByRole('link', { name: 'Team' })
        .or(page.getByRole('link', { name: 'Reviews' }))
        .first(),
    ).toBeVisible();
  }
  return page;
}

test('a colleague with their phone resets the password by email and keeps their own account; one without it is let in again by two admins', async ({
  world,
  browser,
  faults,
}) => {
  const una = await deskPersona(world, 'underwriter');
  const page = await deskPage(browser, world, faults);
  await page.goto('/desk/login?org=FIGURE');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('textbox', { name: 'Work email' }).fill(una.email);
  await press(page, 'Email me a link');
  await expect(page.getByText('emailed a link')).toBeVisible();
  await expectGoodPage(page);
  await page.goto(await mailedLink(world, una.email, 'reset-password'));
  await choosePassword(page);
  await page.getByRole('textbox', { name: 'Code from your authenticator app' }).fill(authenticatorCode(una.totpSecret));
  await press(page, 'Save and log in');
  await page.getByRole('link', { name: 'Una Writer' }).click();
  await heading(page, 'Your account');
  await press(page, 'Get new recovery codes');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectGoodPage(page);

  const [adam, eve] = [await deskPersona(world, 'admin'), await deskPersona(world, 'admin')];
  const [first, second] = [await deskPage(browser, world, faults, adam), await deskPage(browser, world, faults, eve)];
  const rowOn = async (admin: Page) => {
    await admin.getByRole('link', { name: 'Team' }).click();
    const row = admin.getByRole('listitem').filter({ hasText: una.email });
    await row.getByText(/Manage Una Writer/).click();
    return row;
  };
  const asked = await rowOn(first);
  await asked.getByRole('button', { name: 'Reset the authenticator' }).click();
  await expect(asked.getByText('Adam Min asked to reset the authenticator')).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Approve the reset' })).toBeHidden();
  await expectMail(world, una.email, /authenticator reset was requested/);
  const approving = await rowOn(second);
  await approving.getByRole('button', { name: 'Approve the reset' }).click();
  await expect(second.getByText('Authenticator reset.')).toBeVisible();
  await page.reload();
  await heading(page, 'Log in to the console');
  await page.goto(await mailedLink(world, una.email, 'account-setup'));
  await page.getByLabel('Choose a password').fill('amber Ladder! quartz 58');
  await press(page, 'Set password');
  const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(authenticatorCode(secret));
  await press(page, 'Confirm');
  await heading(page, 'Save your recovery codes');
});
