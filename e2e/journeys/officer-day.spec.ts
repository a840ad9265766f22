import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { createStaff, logInToConsole } from '../pages/console.ts';
import { tabTo } from '../pages/keyboard.ts';
import { expectOffers } from '../pages/offer.ts';
import {
  fillStart,
  hireOfficer,
  linkOfficer,
  openOwnPipeline,
  sendInvitation,
  waitForSetupLink,
  type LoanOfficer,
} from '../pages/officer.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { newPerson, type Person } from '../pages/person.ts';
import { getQuestions, pressContinue, waitForQuestion } from '../pages/registration.ts';
import { expect, expectGoodPage, expectLogged, recordFaults, test } from '../test.ts';
import type { World } from '../world.ts';

const NOT_LICENSED =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';

const newRecord = (name: string) => ({ name, nmlsId: String(randomInt(1_000_000, 9_999_999)) });

/** Another person's browser. */
async function openBrowser(browser: Browser, world: World, faults: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 844 } });
  await recordFaults(context, faults);
  return context.newPage();
}

async function openAdmin(browser: Browser, world: World, faults: string[]): Promise<Page> {
  const admin = await openBrowser(browser, world, faults);
  await logInToConsole(admin, await createStaff(world, 'admin'));
  await waitForHeading(admin, /open review/);
  return admin;
}

/** Answers the questions that the loan officer couldn't. */
async function finishRegistration(page: Page, person: Person): Promise<void> {
  const questions = getQuestions(person);
  for (const question of questions.slice(questions.findIndex(({ step }) => step === 'for-sale'))) {
    if (question.step === 'set-password') break;
    await waitForQuestion(page, question.heading);
    if (question.step === 'legal-name')
      await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue(person.lastName);
    else if (question.step === 'phone-and-email')
      await expect(page.getByRole('textbox', { name: 'Mobile phone' })).toHaveValue(person.phone);
    else await question.answer(page, person);
    await pressContinue(page);
  }
  await waitForQuestion(page, 'One last thing');
  await expect(page.getByRole('checkbox', { name: /privacy policy/ })).toBeChecked();
  await pressContinue(page, 'See my offers');
}

async function setUpAccount(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  await page.getByRole('checkbox', { name: /electronically/ }).check();
  await pressButton(page, 'Save and continue');
}

test(
  "a loan officer's day: link, pipeline, an application for a borrower who finishes it, and losing access [SCREEN-003, SCREEN-052, ELIG-006, ROLE-008]",
  { tag: '@long-run' },
  async ({ page, browser, world, faults }) => {
    const admin = await openAdmin(browser, world, faults);
    const officer: LoanOfficer = await hireOfficer(admin, world, newRecord('Dana Whitfield'));
    const other: LoanOfficer = await hireOfficer(admin, world, newRecord('Omar Other'));
    const login = `Olivia Grant (${officer.email})`;

    // Log in: the console shows the pipeline and nothing else.
    await openOwnPipeline(page, officer);
    await expect(page.getByText(`Dana Whitfield, NMLS #${officer.nmlsId}`)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText(['Your pipeline']);
    await expectGoodPage(page);

    // Copy the link, by keyboard, and see it as a QR code.
    const copy = page.getByRole('button', { name: 'Copy link' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await tabTo(page, copy);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/account\/heloc\/register-v2\?org=FIGURE&referrer=[0-9a-f-]{36}$/);
    await expect(page.getByRole('figure', { name: 'QR code of your link' })).toBeVisible();

    // A state without a license is refused, and the loan officer sees what borrowers there read.
    const person = newPerson({ lastName: 'Delgado' });
    await fillStart(page, { ...person, city: 'Provo', state: 'UT', zip: '84601' });
    await sendInvitation(page);
    await expect(page.getByRole('alert')).toContainText('You aren’t licensed in Utah. Choose another state.');
    await expect(page.getByText(`Borrowers there read: “${NOT_LICENSED}”`)).toBeVisible();
    await expectGoodPage(page);

    // Start an application in a licensed state. Nothing that was typed is lost.
    await fillStart(page, { ...person, lastName: 'Delgato' });
    await sendInvitation(page);
    const invitations = page.getByRole('table', { name: /Applications you started/ });
    await expect(invitations.getByRole('row').filter({ hasText: 'Maria Delgato' })).toContainText('Invited');
    await expectGoodPage(page);

    // The borrower opens the link in another browser, corrects the name, and finishes the registration.
    const borrower = await openBrowser(browser, world, faults);
    const setupLink = await waitForSetupLink(world, person.email);
    expect(new URL(setupLink).pathname).toBe('/account/heloc/register/account-setup');
    expect(setupLink).not.toContain(person.email);
    await borrower.goto(setupLink);
    await waitForHeading(borrower, 'Finish setting up your account, Maria');
    await expect(borrower.getByText('Your loan officer: Dana Whitfield')).toBeVisible();
    await expect(borrower.getByText(/Dana Whitfield entered these details on/)).toBeVisible();
    await expectGoodPage(borrower);
    await pressButton(borrower, 'Save and continue');
    await expect(borrower.getByRole('alert').filter({ hasText: 'Fix the following to continue' })).toBeVisible();
    await expectGoodPage(borrower);
    await borrower.getByRole('combobox', { name: 'State' }).selectOption('UT');
    await setUpAccount(borrower, person);
    await expect(borrower.getByText(NOT_LICENSED).first()).toBeVisible();
    expectLogged(faults, /invalid-request/);
    await borrower.getByRole('combobox', { name: 'State' }).selectOption('CO');
    await borrower.getByRole('textbox', { name: 'Last name' }).fill('Delgado');
    await setUpAccount(borrower, person);
    await finishRegistration(borrower, person);
    await expectOffers(borrower);
    await expect(borrower.getByText('Your loan officer: Dana Whitfield')).toBeVisible();

    // The link works once.
    const again = await openBrowser(browser, world, faults);
    await again.goto(setupLink);
    await waitForHeading(again, 'This link no longer works');
    await expectGoodPage(again);
    await pressButton(again, 'Email me a new link');
    await expect(again.getByText('If this link was for you, we emailed you a new one.')).toBeVisible();

    // The pipeline has the file, with who is waited on; the invitation is finished.
    await page.reload();
    const row = page
      .getByRole('table', { name: /Your borrowers/ })
      .getByRole('row')
      .filter({ hasText: 'Maria Delgado' });
    await expect(row).toContainText('Choosing your offer');
    await expect(row).toContainText('Borrower');
    await expect(invitations.getByRole('row').filter({ hasText: 'Maria Delgato' })).toContainText(
      'Application created',
    );
    await page.getByRole('link', { name: 'Waiting on borrower' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: 'Maria Delgado' }).click();
    await waitForHeading(page, 'Maria Delgado');
    await expect(page.getByText('Boulder, CO')).toBeVisible();
    await expect(page.getByText(person.email)).toBeHidden();
    await expectGoodPage(page);
    const file = page.url();

    // Another officer's file answers like a missing one.
    const stranger = await openBrowser(browser, world, faults);
    await openOwnPipeline(stranger, other);
    await expect(stranger.getByText('No borrowers here yet.')).toBeVisible();
    for (const url of [file, file.replace(/[0-9a-f]{4}$/, 'ffff')]) {
      await stranger.goto(url);
      await waitForHeading(stranger, 'No file here');
    }
    await expectGoodPage(stranger);

    // Without the link, nothing opens any more.
    await admin.goto('/desk/originators');
    await linkOfficer(admin, 'Dana Whitfield', 'No one');
    await page.reload();
    await waitForHeading(page, 'No file here');
    await page.goto('/desk/officer');
    await expect(page.getByText('Your account isn’t linked to an active loan officer record.')).toBeVisible();
    await expectGoodPage(page);
    await admin.goto('/desk/originators');
    await linkOfficer(admin, 'Dana Whitfield', login);
    await page.reload();
    await expect(page.getByText(`Dana Whitfield, NMLS #${officer.nmlsId}`)).toBeVisible();
  },
);

test(
  'an admin creates a referral link and deactivates a loan officer, whose links stop working: their borrower still applies, without them',
  { tag: '@long-run' },
  async ({ page, browser, world, org, faults }) => {
    await logInToConsole(page, await createStaff(world, 'admin'));
    await waitForHeading(page, /open review/);
    const { name } = await hireOfficer(page, world, newRecord('Rita Referrer'));
    const entry = page.getByRole('listitem').filter({ hasText: `Edit ${name}` });
    await entry.getByText(`Add a referral from ${name}`).click();
    await entry.getByRole('textbox', { name: 'First name' }).fill('Rosa');
    await entry.getByRole('textbox', { name: 'Last name' }).fill('Delgado');
    await entry.getByRole('button', { name: 'Create link' }).click();
    const created = entry.getByRole('status').filter({ hasText: 'Link for this borrower' });
    const link = (await created.locator('code').textContent()) ?? '';
    await expectGoodPage(page);
    const visitor = await openBrowser(browser, world, faults);
    await visitor.goto(`${link}&org=${org}`);
    await waitForQuestion(visitor, 'Which home would you like to borrow against?');
    const isReferred = async (referred: Page): Promise<boolean> =>
      referred.evaluate(() => document.getElementById('page-data')!.textContent.includes('originatorName'));
    expect(await isReferred(visitor)).toBe(true);
    await entry.getByRole('button', { name: 'Deactivate' }).click();
    await expect(entry.getByText('Inactive')).toBeVisible();
    await expectGoodPage(page);
    const late = await openBrowser(browser, world, faults);
    await late.goto(`${link}&org=${org}`);
    await waitForQuestion(late, 'Which home would you like to borrow against?');
    expect(new URL(late.url()).searchParams.has('referrer')).toBe(false);
    expect(await isReferred(late)).toBe(false);
    const person = newPerson();
    for (const question of getQuestions(person)) {
      await waitForQuestion(late, question.heading);
      await expect(late.getByText('From your loan officer')).toBeHidden();
      await question.answer(late, person);
      await pressContinue(late, question.button);
    }
    await expectOffers(late);
    await expect(late.getByText(/^Your loan officer/)).toBeHidden();
  },
);

test('the page for a lookup that failed offers to try again, and returns to the page that was asked for [OP-B-033]', async ({
  page,
  org,
}) => {
  const wanted = `/account/heloc/register-v2?org=${org}&utm_source=mail`;
  await page.goto(`/account/heloc/unavailable?org=${org}&redirectUrl=${encodeURIComponent(wanted)}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectGoodPage(page);
  await pressButton(page, 'Try again');
  await waitForQuestion(page, 'Which home would you like to borrow against?');
  expect(new URL(page.url()).searchParams.get('utm_source')).toBe('mail');
});
