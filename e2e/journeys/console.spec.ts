import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { buildPaystub } from '../../apps/server/test/hostile-files.ts';
import { openDisclosure } from '../pages/console-closing.ts';
import {
  getTotpCode,
  recordDecision,
  createStaff,
  inviteStaffFromTerminal,
  openFromQueue,
  logInToQueue,
  logOutOfConsole,
} from '../pages/console.ts';
import { expectOffers } from '../pages/offer.ts';
import { reloadUntil } from '../pages/open-screen.ts';
import { waitForHeading } from '../pages/page-actions.ts';
import { drive, readLoanClock, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';
import type { World } from '../world.ts';

const PASSWORD = 'Lintels hold 1 wall!';

async function openBorrowerPage(browser: Browser, world: World): Promise<Page> {
  return (await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 844 } })).newPage();
}

test('an invited underwriter sets up their account and clears a fraud alert, and the borrower gets offers [ROUTE-042]', async ({
  page,
  world,
  browser,
}) => {
  const email = `una.first.${Date.now()}@desk.example`;
  await page.goto(`${await inviteStaffFromTerminal(world, email, 'UNDERWRITER', 'Una First')}`);
  await waitForHeading(page, 'Set up your account');
  await expect(page.getByText('Welcome, Una.')).toBeVisible();
  await expectGoodPage(page);
  await page.getByLabel('Choose a password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText('must be at least 12 characters');
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();

  await waitForHeading(page, 'Set up your authenticator app');
  await expectGoodPage(page);
  const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(getTotpCode(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await waitForHeading(page, 'Save your recovery codes');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await expectGoodPage(page);
  const recovery = await page.getByRole('main').getByRole('listitem').first().innerText();
  await page.getByRole('checkbox', { name: 'I saved these codes' }).check();
  await page.getByRole('button', { name: 'Go to the console' }).click();
  await waitForHeading(page, /\d+ open reviews?/);

  await logOutOfConsole(page);
  await waitForHeading(page, 'Log in to the console');
  // The current code may be the one just used; the next one is accepted, too.
  await logInToQueue(page, { email, password: PASSWORD, totpSecret: secret }, 'FIGURE', 1);
  await logOutOfConsole(page);
  await page.getByRole('textbox', { name: 'Work email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await page.getByRole('button', { name: 'Log in' }).click();
  await waitForHeading(page, /\d+ open reviews?/);

  const alerted = await drive(world, 'fraud-alert');
  const borrowerPage = await openBorrowerPage(browser, world);
  await logIn(borrowerPage, alerted);
  await expect(borrowerPage).toHaveURL(/\/error\/timeout$/);

  await openFromQueue(page, 'Farah Alert', alerted.uuid);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Record decision' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose an outcome.');
  const decision = page.getByRole('complementary', { name: 'Your decision' });
  await expect(decision.getByRole('link', { name: '(303) 555-0188' })).toHaveAttribute('href', 'tel:+13035550188');
  await page.getByText('Not reached', { exact: true }).click();
  await decision.getByRole('combobox', { name: 'Reason' }).selectOption('LEFT_MESSAGE');
  await page.getByRole('button', { name: 'Log fraud alert call' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose the day to call back.');
  await decision.getByLabel('Call back on').fill('2031-05-06');
  await page.getByRole('button', { name: 'Log fraud alert call' }).click();
  await expect(decision.getByText('Left a message to call back').first()).toBeVisible();
  await expect(decision.getByText('Call back May 6, 2031')).toBeVisible();
  await expect(decision.getByText(/^Una First, /).first()).toBeVisible();
  await expect(page.getByText('Fraud alert call logged. The review stays open.')).toBeVisible();
  await page.getByRole('textbox', { name: /Note \(internal\)/ }).fill('Called the number on the alert.');
  await page.getByRole('link', { name: /^History/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeVisible();
  const pull = page.getByRole('row').filter({ hasText: 'Soft credit pull returned' });
  await expect(pull).toContainText(/Result Credit file found.*Credit alerts Fraud alert/);
  await expect(page.getByRole('main')).not.toContainText(/\b(true|false|FOUND|FACTA|HOME)\b|[\da-f]{64}/);
  await page.getByRole('checkbox', { name: 'Show technical details' }).check();
  await expect(pull).toContainText(/Entry \d+ · SoftCreditReturned.*Report.*Hash [\da-f]{64}/);
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('textbox', { name: /Note \(internal\)/ })).toHaveValue('Called the number on the alert.');
  await recordDecision(page, 'SPOKE_ON_ALERT_NUMBER', 'Clear (identity verified or alert removed)');
  await expect(page.getByText('Called the number on the alert.')).toBeVisible();
  await borrowerPage.reload();
  await expectOffers(borrowerPage);
  await borrowerPage.context().close();
});

test(
  'an underwriter who decides second on an ID sees the first decision, and the borrower continues [ROUTE-022]',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const [one, other] = [await createStaff(world, 'underwriter'), await createStaff(world, 'underwriter')];
    const waiting = await drive(world, 'identity-review');
    await logInToQueue(page, one);
    const second = await (await browser.newContext({ baseURL: world.address })).newPage();
    await logInToQueue(second, other);
    await openFromQueue(page, 'Iris Looker', waiting.uuid);
    await openFromQueue(second, 'Iris Looker', waiting.uuid);
    await recordDecision(page, 'COMPARED', 'Identity verified');
    await expect(page.getByRole('complementary', { name: 'Your decision' })).toBeFocused();

    await second.getByText('Request a new ID', { exact: true }).click();
    await second.getByRole('combobox', { name: 'Reason' }).selectOption('GLARE');
    await second.getByRole('button', { name: 'Record decision' }).click();
    await expect(
      second.getByRole('heading', { level: 2, name: 'This file changed while you had it open' }),
    ).toBeVisible();
    await expect(second.getByText(/^Identity checked, by Una Writer/)).toBeVisible();
    await second.context().close();

    const borrowerPage = await openBorrowerPage(browser, world);
    await logIn(borrowerPage, waiting);
    await expect(borrowerPage).toHaveURL(/\/liens$/);
    await borrowerPage.context().close();
  },
);

test(
  'mailed documents count as read after staff enter the signed cover sheet',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const driven = await drive(world, 'found', 'COLLECT_ADDITIONAL_INFO');
    const borrowerPage = await openBorrowerPage(browser, world);
    await logIn(borrowerPage, driven);
    await borrowerPage.goto(`/account/heloc/${driven.uuid}/document/disclosures`);
    await borrowerPage.getByRole('button', { name: 'Send me paper instead' }).click();
    await borrowerPage.getByRole('button', { name: 'Mail them to me' }).click();
    await expect(borrowerPage.getByText(/^(Asked for|Mail date: )/).first()).toBeVisible();
    await borrowerPage.context().close();

    const reader = await createStaff(world, 'underwriter');
    await logInToQueue(page, reader);
    await page.goto(`/desk/applications/${driven.uuid}/letters`);
    await reloadUntil(page, page.getByText('Mailed', { exact: true }));
    const cover = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Cover sheet/ }).click();
    expect((await cover).suggestedFilename()).toMatch(/^document-.*\.pdf$/);
    // Mailing documents again requires a choice.
    const toMail = page.getByRole('group', { name: 'Documents', exact: true });
    const mailButton = page.getByRole('button', { name: 'Mail documents', exact: true });
    await mailButton.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fix the following to continue' })).toContainText(
      'Select the documents to mail.',
    );
    await expectGoodPage(page);
    await toMail.getByRole('checkbox', { name: /^Select all/ }).check();
    await mailButton.click();
    await expect(page.getByText('Letter queued for mailing.')).toBeVisible();
    const signed = page.getByRole('group', { name: 'Documents acknowledged' });
    await page.getByRole('button', { name: 'Record acknowledgment' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Fix the following to continue' })).toContainText(
      'Choose the scan of the signed cover sheet.',
    );
    await page
      .getByLabel('Scan of the signed cover sheet')
      .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: buildPaystub() });
    await page
      .getByLabel('Signed on')
      .fill(
        new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(
          new Date((await readLoanClock(world)).now),
        ),
      );
    for (const box of await signed.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Record acknowledgment' }).click();
    await expect(page.getByText('No documents are waiting for acknowledgment.')).toBeVisible();
    await page.getByRole('link', { name: /^Documents/ }).click();
    await expect(page.getByText('Signed on paper').first()).toBeVisible();
    await expectGoodPage(page);
  },
);

test(
  'a phone call is logged, and the notes say with whom, how it ended and who logged it',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const { uuid } = await drive(world, 'minor');
    await logInToQueue(page, await createStaff(world, 'underwriter'));
    await openFromQueue(page, 'Mina Young', uuid);
    const form = await openDisclosure(page, 'Log a phone call');
    await form.getByRole('button', { name: 'Log phone call' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose the person.');
    await form.getByRole('combobox', { name: 'Person' }).selectOption('BORROWER');
    await form.getByRole('combobox', { name: 'Direction' }).selectOption('OUTBOUND');
    await form.getByRole('combobox', { name: 'Outcome' }).selectOption('LEFT_MESSAGE');
    await form.getByRole('textbox', { name: /^Call summary/ }).fill('Asked for a birth certificate.');
    const calledAt = form.getByLabel('Date and time of the call');
    await expect(calledAt).toHaveValue(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    await calledAt.fill('2090-01-01T09:00');
    await form.getByRole('button', { name: 'Log phone call' }).click();
    await expect(page.getByRole('alert')).toContainText('It can’t be in the future.');
    await calledAt.fill('2026-11-20T09:05');
    await form.getByRole('button', { name: 'Log phone call' }).click();
    await expect(page.getByText('Phone call logged.')).toBeVisible();
    const logged = page.getByRole('listitem').filter({ hasText: 'Outbound phone call, borrower: Left a message' });
    await expect(logged).toContainText('Asked for a birth certificate.');
    await expect(logged).toContainText('Called Nov 20, 2026, 9:05 AM');
    await expect(logged).toContainText(/Una Writer, \w{3} \d+, 20\d\d, /);
    await expectGoodPage(page);
  },
);

test(
  'revealing a number requires a reason, and the intact audit trail shows who did it and why',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const [reader, admin] = [await createStaff(world, 'underwriter'), await createStaff(world, 'admin')];
    const { uuid } = await drive(world, 'minor');
    await logInToQueue(page, reader);
    await openFromQueue(page, 'Mina Young', uuid);
    await page.getByRole('button', { name: 'Reveal DOB' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reveal DOB' });
    await expectGoodPage(page);
    await dialog.getByRole('combobox', { name: 'Information to reveal' }).selectOption('DOB');
    await dialog.getByRole('button', { name: 'Reveal' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Choose a reason.');
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('COMPARE_DOCUMENT');
    await dialog.getByRole('button', { name: 'Reveal' }).click();
    await expect(dialog.getByText(/^\d{4}-\d\d-\d\d$/)).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toMatch(/\d{4}-\d\d-\d\d/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await logOutOfConsole(page);
    await waitForHeading(page, 'Log in to the console');

    await logInToQueue(page, admin);
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await waitForHeading(page, 'Audit trail');
    await page.getByRole('textbox', { name: 'File ID (UUID) or loan number' }).fill(uuid);
    await page.getByRole('combobox', { name: 'Activity' }).selectOption('desk.revealed');
    await page.getByRole('button', { name: 'Search' }).click();
    const entry = page.getByRole('row').filter({ hasText: 'Una Writer revealed a date of birth.' });
    await expect(entry).toContainText('Compare with a document');
    await expect(page.getByRole('main')).not.toContainText(/desk\.|ST-\d|COMPARE_DOCUMENT/);
    await page.getByRole('checkbox', { name: 'Show technical details' }).check();
    await expect(entry).toContainText('COMPARE_DOCUMENT');
    await page.getByRole('button', { name: 'Verify integrity' }).click();
    await expect(page.getByText(/^The audit trail is intact/)).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect(readFileSync(await (await file).path(), 'utf8')).toContain('COMPARE_DOCUMENT');
    await expect(page.getByText(/^File saved/)).toBeVisible();
    await expectGoodPage(page);
  },
);
