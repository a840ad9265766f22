import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { confirmBorrowerEmail } from '../pages/confirm-email.ts';
import { consentToElectronicDocuments } from '../pages/documents.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { drive, readOutbox } from '../pages/sandbox.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';
import type { World } from '../world.ts';

const CODE = /\b\d{6}\b/;

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/login?org=FIGURE');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await pressButton(page, /^Log in$/);
}

/** Returns the newest message to an address or number that matches. */
async function waitForMessage(world: World, to: string, text: RegExp) {
  const find = async () => (await readOutbox(world)).find((one) => one.to === to && text.test(one.text));
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  return (await find())!;
}

const waitForCode = async (world: World, to: string): Promise<string> =>
  CODE.exec((await waitForMessage(world, to, CODE)).text)?.[0] ?? '';

test(
  'a borrower changes the email with a code, and changes it back from the old mailbox',
  { tag: '@long-run' },
  async ({ page, world, context, faults }) => {
    const maria = await drive(world, 'found');
    const next = `maria.${Date.now()}@example.com`;
    await confirmBorrowerEmail(world, maria);
    await logIn(page, maria.email, maria.password);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/dashboard/settings');
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Email and phone' }) });
    await expect(panel).toContainText(maria.email);
    await expectGoodPage(page);
    await pressButton(page, 'Change your email');
    const dialog = page.getByRole('dialog');
    const email = dialog.getByRole('textbox', { name: 'New email' });
    await email.fill('not an address');
    await pressButton(page, 'Send me a code');
    await expect(dialog.getByText(/valid email/)).toBeVisible();
    await email.fill(maria.email);
    await pressButton(page, 'Send me a code');
    await expect(dialog.getByText('This is already your email address.')).toBeVisible();
    await email.fill(next);
    await context.setOffline(true);
    await pressButton(page, 'Send me a code');
    await expect(dialog.getByRole('alert')).toContainText('Check your connection');
    await context.setOffline(false);
    await expect(email).toHaveValue(next);
    await pressButton(page, 'Send me a code');
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await code.fill('12');
    await pressButton(page, 'Change my email');
    await expect(dialog.getByText('Enter the 6 digits of the code.')).toBeVisible();
    await expectGoodPage(page);
    await code.fill(await waitForCode(world, next));
    await pressButton(page, 'Change my email');
    await expect(panel).toContainText(next);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Your email is changed.');
    await expect(page.getByText(/Until .+, your old address can change it back/)).toBeVisible();

    const letter = await waitForMessage(world, maria.email, /change it back within 7 days/);
    await page.goto(letter.links.find((one) => one.includes('revert-email')) ?? '');
    await waitForHeading(page, 'Change your email back?');
    await expectGoodPage(page);
    await pressButton(page, 'Change it back');
    await waitForHeading(page, 'Your email is changed back');
    await expectGoodPage(page);
    await page.goto('/dashboard');
    await waitForHeading(page, 'Log in');
    await page.goto('about:blank');
    await page.goto(letter.links.find((one) => one.includes('revert-email')) ?? '');
    await pressButton(page, 'Change it back');
    await waitForHeading(page, 'This link no longer works');
    await expectGoodPage(page);
    expectLogged(faults, /invalid-request|no-response|link-expired/);
  },
);

test('a borrower changes the phone number with a texted code', { tag: '@long-run' }, async ({ page, world }) => {
  const maria = await drive(world, 'found');
  const number = `303555${String(Date.now()).slice(-4)}`;
  await logIn(page, maria.email, maria.password);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/dashboard/settings');
  await pressButton(page, 'Change your phone number');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New mobile phone' }).fill(number);
  await pressButton(page, 'Send me a code');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await waitForCode(world, number));
  await pressButton(page, 'Change my number');
  await expect(page.getByRole('list', { name: 'Email and phone' })).toContainText(number.slice(-4));
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Your phone number is changed.');
});

test(
  'a borrower requests a copy of their data, is emailed, and downloads it',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const maria = await drive(world, 'found');
    await logIn(page, maria.email, maria.password);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/dashboard/settings');
    await pressButton(page, 'Request a copy');
    const letter = await waitForMessage(world, maria.email, /copy of your data/);
    expect(letter.text).not.toContain('Maria');
    const downloaded = page.waitForEvent('download');
    await pressButton(page, /^Download the copy requested/);
    expect((await downloaded).suggestedFilename()).toBe('my-data.zip');
    const content = readFileSync(await (await downloaded).path()).toString('latin1');
    expect(content).toContain('account/account.json');
    await expectGoodPage(page);
  },
);

test(
  'a borrower chooses text messages, reads what they agreed to, and switches to paper and back',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const maria = await drive(world, 'found', 'COLLECT_ADDITIONAL_INFO');
    await logIn(page, maria.email, maria.password);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/dashboard/settings');
    const texts = page.getByRole('switch', { name: 'About my application' });
    await expect(page.getByRole('switch', { name: 'Offers and news' })).not.toBeChecked();
    const wasOn = await texts.isChecked();
    await texts.click();
    await expect(texts).toBeChecked({ checked: !wasOn });
    await page.reload();
    await expect(texts).toBeChecked({ checked: !wasOn });
    const consents = page.getByRole('list', { name: 'What you agreed to' });
    await expect(consents.getByRole('link', { name: 'Privacy notice' })).toBeVisible();
    await expectGoodPage(page);

    await page.getByRole('link', { name: 'Get documents on screen' }).click();
    await consentToElectronicDocuments(page);
    await page.goto('/dashboard/settings');
    await pressButton(page, 'Switch to paper');
    const dialog = page.getByRole('dialog', { name: 'Switch to paper?' });
    await expect(dialog).toContainText('Switching is free');
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Send me paper from now on' }).click();
    await expect(page.getByText(/^You chose paper on/)).toBeVisible();
    await expect(consents.getByText('Withdrawn')).toBeVisible();
    await page.getByRole('link', { name: 'Get documents on screen' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'On paper' })).toBeVisible();
    await consentToElectronicDocuments(page);
    await page.goto('/dashboard/settings');
    await expect(page.getByText(/^You’ve received your documents on screen since/)).toBeVisible();
  },
);

test(
  'a borrower closes the account once nothing is open, and reads what is kept and until when',
  { tag: '@long-run' },
  async ({ page, world, faults }) => {
    const maria = await drive(world, 'found');
    await logIn(page, maria.email, maria.password);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/dashboard/settings');
    await expect(page.getByText('You have an open application. Withdraw it first')).toBeVisible();
    await pressButton(page, /account menu/i);
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await waitForHeading(page, 'Log in');

    const declined = await drive(world, 'declined');
    await logIn(page, declined.email, declined.password);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/dashboard/settings');
    await pressButton(page, 'Close my account');
    const dialog = page.getByRole('dialog', { name: 'Close your account?' });
    await expect(dialog.getByRole('listitem').first()).toContainText('Until');
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Close my account' }).click();
    await waitForHeading(page, 'Log in');
    await waitForMessage(world, declined.email, /You closed your/);
    await logIn(page, declined.email, declined.password);
    await expect(page.getByRole('alert').first()).toBeVisible();
    expectLogged(faults, /credentials-do-not-match/);
  },
);
