import type { Page } from '@playwright/test';
import { addAuthenticator } from '../pages/authenticator.ts';
import { expireStepUp } from '../pages/bank.ts';
import { getTotpCode } from '../pages/console.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { drive, readOutbox, type DrivenLoan } from '../pages/sandbox.ts';
import { expect, expectGoodPage, recordFaults, test } from '../test.ts';

// A passkey belongs to a host name; an IP address can't have one.
test.use({ baseURL: async ({ world }, use) => use(world.address.replace('127.0.0.1', 'localhost')) });

async function typePassword(page: Page, { email, password }: DrivenLoan): Promise<void> {
  await page.goto('/auth/login?org=FIGURE');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await pressButton(page, /^Log in$/);
}

async function openSettings(page: Page): Promise<void> {
  await pressButton(page, /account menu/i);
  await page.getByRole('link', { name: 'Settings' }).click();
  await waitForHeading(page, 'Settings');
}

async function logOut(page: Page): Promise<void> {
  await pressButton(page, /account menu/i);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await waitForHeading(page, 'Log in');
}

const locatePanel = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Refusals that a journey causes are logged, and nothing else may be. */
const expectOnly = (faults: string[], refusals: RegExp): void =>
  expect(faults.splice(0).filter((fault) => !refusals.test(fault))).toEqual([]);

test('a borrower adds a passkey, logs in with it, confirms with it and removes it', async ({ page, world, faults }) => {
  const maria = await drive(world, 'found');
  const authenticator = await addAuthenticator(page);
  await typePassword(page, maria);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/dashboard');
  await openSettings(page);
  await expectGoodPage(page);
  const panel = locatePanel(page, 'Passkeys');
  await pressButton(page, 'Add a passkey');
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await expectGoodPage(page);
  const name = adding.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue(/Chrome on/);
  await name.fill('');
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(adding).toContainText('Enter a name for this passkey.');
  await name.fill('My phone');
  await authenticator.setVerified(false);
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(adding.getByRole('alert')).toContainText('Nothing changed.');
  await expect(name).toHaveValue('My phone');
  await authenticator.setVerified(true);
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByRole('listitem')).toContainText('My phone');
  await expectGoodPage(page);
  expect(await authenticator.countCredentials()).toBe(1);

  // A device has at most one for an account.
  await pressButton(page, 'Add a passkey');
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(adding.getByRole('alert')).toContainText('already has a passkey');
  await adding.getByRole('button', { name: 'Cancel' }).click();

  await logOut(page);
  await expectGoodPage(page);
  await authenticator.setVerified(false);
  await pressButton(page, 'Log in with a passkey');
  await expect(page.getByRole('alert')).toContainText('Nothing changed.');
  await authenticator.setVerified(true);
  await pressButton(page, 'Log in with a passkey');
  await expect(page).toHaveURL(/\/dashboard/);

  await openSettings(page);
  await pressButton(page, 'Rename My phone');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Kitchen tablet');
  await pressButton(page, 'Save');
  await expect(panel.getByRole('listitem')).toContainText('Kitchen tablet');
  await expect(panel.getByRole('listitem')).toContainText('Last used');
  // The login was too long ago to remove a passkey: the passkey itself confirms who it is.
  await expireStepUp(world);
  await pressButton(page, 'Remove Kitchen tablet');
  const removing = page.getByRole('dialog', { name: 'Remove Kitchen tablet?' });
  await removing.getByRole('button', { name: 'Remove' }).click();
  await pressButton(page, 'Use a passkey');
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await expect
    .poll(
      async () => (await readOutbox(world)).filter((mail) => /passkey was (added|removed)/.test(mail.subject)).length,
    )
    .toBe(2);

  await logOut(page);
  await pressButton(page, 'Log in with a passkey');
  await expect(page.getByRole('alert')).toContainText('We couldn’t confirm this passkey.');
  expectOnly(faults, /passkey-refused/);
});

test('a browser without passkeys says so, and the password still works', async ({ page, world }) => {
  const maria = await drive(world, 'found');
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });
  await page.goto('/auth/login?org=FIGURE');
  await page.getByRole('textbox', { name: 'Email' }).fill(maria.email);
  await pressButton(page, 'Log in with a passkey');
  await expect(page.getByRole('alert')).toContainText('This browser can’t use passkeys.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(maria.email);
  await page.getByLabel('Password', { exact: true }).fill(maria.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});

test(
  'a borrower logs another device out, which is out on its next page',
  { tag: '@long-run' },
  async ({ page, world, browser, faults, baseURL }) => {
    const maria = await drive(world, 'found');
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    });
    await recordFaults(context, faults);
    const phone = await context.newPage();
    for (const device of [phone, page]) {
      await typePassword(device, maria);
      await expect(device).not.toHaveURL(/login/);
    }
    await page.goto('/dashboard/settings');
    const panel = locatePanel(page, 'Where you’re logged in');
    await expect(panel.getByText('This device')).toHaveCount(1);
    await pressButton(page, 'Log out Safari on iPhone');
    await expect(panel.getByText('Safari on iPhone')).toHaveCount(0);
    await phone.goto('/dashboard');
    await waitForHeading(phone, 'Log in');
    await typePassword(phone, maria);
    await expect(phone).not.toHaveURL(/login/);
    await page.reload();
    await pressButton(page, 'Log out everywhere else');
    await expect(panel.getByText('You aren’t logged in anywhere else.')).toBeVisible();
    await expectGoodPage(page);
    await phone.goto('/dashboard');
    await waitForHeading(phone, 'Log in');
    await context.close();
    expectOnly(faults, /unauthenticated/);
  },
);

test(
  'a borrower turns two-step login on, logs in with a code and a recovery code, and turns it off',
  { tag: '@long-run' },
  async ({ page, world, faults }) => {
    const maria = await drive(world, 'found');
    await typePassword(page, maria);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/dashboard/settings');
    const panel = locatePanel(page, 'Two-step login');
    await panel.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('not the one');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog)
      .toContainText('doesn’t match', { ignoreCase: true })
      .catch(() => undefined);
    await dialog.getByLabel('Password', { exact: true }).fill(maria.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const secret = (await dialog.locator('[data-secret]').getAttribute('data-secret')) ?? '';
    await expectGoodPage(page);
    const code = dialog.getByRole('textbox', { name: 'Code from the app' });
    await code.fill('12');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog).toContainText('Enter the 6 digits that the app shows.');
    await code.fill(getTotpCode(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [recoveryCode = ''] = await codes.allTextContents();
    await expectGoodPage(page);
    await pressButton(page, 'I saved these codes');
    await expect(panel.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await expectGoodPage(page);

    await logOut(page);
    await typePassword(page, maria);
    await waitForHeading(page, 'Enter your code');
    await expectGoodPage(page);
    await page.getByRole('textbox', { name: 'Code from the app' }).fill('000000');
    await pressButton(page, /^Log in$/);
    await expect(page.getByRole('alert').first()).toBeVisible();
    // The code that turned it on is used up, and the next one counts early too.
    await page.getByRole('textbox', { name: 'Code from the app' }).fill(getTotpCode(secret, 1));
    await pressButton(page, /^Log in$/);
    await expect(page).not.toHaveURL(/login/);

    await page.goto('/dashboard');
    await logOut(page);
    await typePassword(page, maria);
    await pressButton(page, 'Use a recovery code');
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
    await pressButton(page, /^Log in$/);
    await expect(page).not.toHaveURL(/login/);

    await page.goto('/dashboard/settings');
    await panel.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(dialog).toContainText('or a recovery code');
    await dialog.getByRole('textbox', { name: 'Code from your authenticator app' }).fill(recoveryCode);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(dialog).not.toContainText('or a recovery code.');
    await pressButton(page, 'Cancel');
    await pressButton(page, 'Get new recovery codes');
    await expect(codes).toHaveCount(10);
    const [fresh = ''] = await codes.allTextContents();
    await pressButton(page, 'I saved these codes');
    await panel.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByRole('textbox', { name: 'Code from your authenticator app' }).fill(fresh);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(panel.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await logOut(page);
    await typePassword(page, maria);
    await expect(page).not.toHaveURL(/login/);
    expectOnly(faults, /credentials-do-not-match|code-wrong/);
  },
);
