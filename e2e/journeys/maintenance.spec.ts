import { readFlag } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { followMenuLink } from '../pages/console.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { newPerson } from '../pages/person.ts';
import { getQuestions, pressContinue, toRegistrationUrl, waitForQuestion } from '../pages/registration.ts';
import { driveOnce, logIn } from '../pages/sandbox.ts';
import { locateBanner, openConsolePage, submitInConsole, waitOneMinute } from '../pages/site.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const CONSOLE_PAGE = { menu: 'Maintenance', title: 'Maintenance and feature flags' };
const PROPERTY = 'Which home would you like to borrow against?';
const TITLE = 'Scheduled Maintenance';
const person = newPerson();

/** Selects these parts alone: the form has those of the last maintenance. */
async function selectParts(staff: Page, parts: readonly string[]): Promise<void> {
  const boxes = staff.getByRole('group', { name: 'Parts of the site' }).getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.uncheck();
  for (const part of parts) await staff.getByRole('checkbox', { name: part, exact: true }).check();
}
const startMaintenance = async (staff: Page, parts: readonly string[]): Promise<void> => {
  await selectParts(staff, parts);
  await submitInConsole(staff, 'Schedule maintenance', 'Maintenance saved.');
};
const endMaintenance = (staff: Page): Promise<void> =>
  submitInConsole(staff, 'End maintenance now', 'Maintenance is off.');

test('maintenance replaces the listed pages within a minute, and they return by themselves [MAINT-001, MAINT-002, MAINT-003, MAINT-004, MAINT-005, MAINT-006, FLAG-003, FLAG-014, ERR-011]', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await logIn(page, await driveOnce(world, 'income-linked'));
  await waitForHeading(page, 'Verify your identity');
  const staff = await openConsolePage(page, world, CONSOLE_PAGE);
  await expectGoodPage(staff);
  await startMaintenance(staff, ['Applications']);
  const flag = await page.request.get(readFlag.path.replace('{key}', 'fe-heloc-maintenance'));
  expect(await flag.json()).toEqual({
    key: 'fe-heloc-maintenance',
    enabled: true,
    variables: {
      routes: ['/account/heloc/:uuid/*'],
      message: '',
      pageTitle: '',
      shouldShowDashboardLink: true,
    },
  });
  await waitOneMinute(page);
  await waitForHeading(page, TITLE);
  const main = page.getByRole('main');
  await expect(
    main.getByText(
      'We are currently undergoing scheduled maintenance. We’ll be back shortly. Thank you for your patience.',
    ),
  ).toBeVisible();
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
  await expectGoodPage(page);

  const reply = await page.reload();
  expect([reply?.status(), reply?.headers()['retry-after']]).toEqual([503, '60']);
  await waitForHeading(page, TITLE);
  await main.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeHidden();
  await page.goBack();
  await waitForHeading(page, TITLE);

  await endMaintenance(staff);
  await waitOneMinute(page);
  await waitForHeading(page, 'Verify your identity');
  await staff.context().close();
});

test(
  'a borrower who is typing keeps the page, sees a notice, and meets the maintenance page after the submit [MAINT-001]',
  { tag: '@long-run' },
  async ({ page, world, org }) => {
    await page.clock.install();
    await page.goto(toRegistrationUrl(org));
    await waitForHeading(page, PROPERTY);
    const [question] = getQuestions(person);
    await question!.answer(page, person);
    const staff = await openConsolePage(page, world, CONSOLE_PAGE);
    await startMaintenance(staff, ['Registration']);
    await waitOneMinute(page);
    await expect(page.getByRole('status').getByText('We’ve started scheduled maintenance.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue(person.street);
    await expectGoodPage(page);
    await pressContinue(page);
    await waitForHeading(page, TITLE);
    await endMaintenance(staff);
    await waitOneMinute(page);
    await waitForQuestion(page, /listed for sale/);
    await page.goBack();
    await expect(page.getByRole('group', { name: 'Property address' })).toContainText(person.street);
    await staff.context().close();
  },
);

test(
  'the lender’s own title, message and end replace the defaults, without the link to a dashboard that is closed too [MAINT-002, MAINT-003]',
  { tag: '@long-run' },
  async ({ page, world, org }) => {
    const staff = await openConsolePage(page, world, CONSOLE_PAGE);
    await selectParts(staff, []);
    await staff.getByRole('button', { name: 'Schedule maintenance' }).click();
    await expect(staff.getByRole('alert').getByText(/^Select at least one part of the site/)).toBeVisible();
    await staff.getByRole('textbox', { name: 'Other paths' }).fill('/contact');
    await staff.getByRole('textbox', { name: 'Title of the page' }).fill('Back on Monday');
    await staff.getByRole('textbox', { name: 'Message' }).fill('We’re moving to a new data center.');
    await staff.getByLabel('Until (Pacific Time)').fill('2098-06-30T06:00');
    await startMaintenance(staff, ['Dashboard and settings']);

    await page.goto(`/contact?org=${org}`);
    await waitForHeading(page, 'Back on Monday');
    const main = page.getByRole('main');
    await expect(main.getByText('We’re moving to a new data center.')).toBeVisible();
    await expect(main.getByText('We expect to be back by Monday, June 30 at 6:00 AM PT.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to dashboard' })).toBeHidden();
    await expectGoodPage(page);
    await endMaintenance(staff);
    await page.reload();
    await waitForHeading(page, 'Contact us');
    await staff.context().close();
  },
);

test(
  'a flag that staff turn off and on again is followed by an open page within a minute [FLAG-001]',
  { tag: '@long-run' },
  async ({ page, world, org }) => {
    const staff = await openConsolePage(page, world, { menu: 'Banners', title: 'Banners' });
    await staff.getByText('Add a banner').click();
    await staff.getByRole('textbox', { name: 'Message' }).fill('We’re closed today.');
    await submitInConsole(staff, 'Save banner', 'Banner saved.');
    await page.clock.install();
    await page.goto(toRegistrationUrl(org));
    const banner = locateBanner(page, 'We’re closed today.');
    await expect(banner).toBeVisible();

    await followMenuLink(staff, 'Maintenance');
    await submitInConsole(staff, 'Turn off fe-heloc-banners', 'fe-heloc-banners is off.');
    await waitOneMinute(page);
    await expect(banner).toBeHidden();
    await submitInConsole(staff, 'Turn on fe-heloc-banners', 'fe-heloc-banners is on.');
    await waitOneMinute(page);
    await expect(banner).toBeVisible();

    await followMenuLink(staff, 'Banners');
    await staff.getByText('Edit or remove').first().click();
    await pressButton(staff, 'Remove banner');
    await expect(staff.getByText('Banner removed.')).toBeVisible();
    await staff.context().close();
  },
);
