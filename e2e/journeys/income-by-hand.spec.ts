import { giveEmployerContact } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { buildPaystub } from '../../apps/server/test/hostile-files.ts';
import { recordDecision, createStaff, openFromQueue, logInToQueue } from '../pages/console.ts';
import { matchRequest } from '../pages/fake-replies.ts';
import { goToIncomeStep } from '../pages/income.ts';
import { waitForHeading, pressButton, pressFirstButton, locateErrorSummary } from '../pages/page-actions.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

const EMPLOYER = 'Silent Harbor Clinic';

/** Walks through the menu of calling codes, from its focused button back to it. */
async function chooseUnitedKingdomByKey(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Country code: / });
  const menu = page.getByRole('listbox', { name: 'Country code' });
  const number = page.getByRole('textbox', { name: 'Work phone' });
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Country code: United States, US +1');
  await expect(number).toHaveAttribute('maxlength', '14');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('option', { name: 'United States' })).toBeFocused();
  expect(await menu.boundingBox()).toMatchObject({ width: 256, height: 256 });
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(menu.getByRole('option', { name: 'Zimbabwe' })).toBeFocused();
  await page.keyboard.press('Home');
  // A letter walks through the countries that begin with it.
  const kingdom = menu.getByRole('option', { name: 'United Kingdom' });
  const isThere = () => kingdom.evaluate((option) => option === document.activeElement);
  for (let press = 0; press < 8 && !(await isThere()); press += 1) await page.keyboard.press('u');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Country code: United Kingdom, GB +44');
  await expect(number).toHaveAttribute('maxlength', '19');
}

test('staff verify pay stubs and employment, and the borrower continues [ROUTE-052, SCREEN-081, SCREEN-082, FORM-033, FORM-034, FORM-035, CONST-032, CONST-041, CONST-068]', async ({
  page,
  world,
  browser,
  context,
  faults,
}) => {
  const driven = await goToIncomeStep(page, world, 'income-employer');
  await page.getByRole('radio', { name: /Upload pay stubs/ }).check();
  await pressButton(page, 'Continue');
  await waitForHeading(page, 'Upload your two most recent pay stubs');
  await page
    .locator('input[data-picks=files]')
    .setInputFiles(
      ['June.pdf', 'July.pdf'].map((name) => ({ name, mimeType: 'application/pdf', buffer: buildPaystub() })),
    );
  await expect(page.getByText('2 of 2')).toBeVisible();
  await pressFirstButton(page, 'Send');
  await waitForHeading(page, 'We’re reviewing your documents');

  const consolePage = await (await browser.newContext({ baseURL: world.address })).newPage();
  const reader = await createStaff(world, 'underwriter');
  await logInToQueue(consolePage, reader);
  await openFromQueue(consolePage, 'Emil Stubbs', driven.uuid);
  await consolePage.getByRole('link', { name: /^Documents/ }).click();
  const saved = consolePage.waitForEvent('download');
  await consolePage
    .getByRole('row', { name: /pay ?stub/i })
    .first()
    .getByRole('button', { name: /^Download/ })
    .click();
  await saved;
  await consolePage.getByRole('link', { name: 'Overview' }).click();
  await consolePage.getByText('Income verified', { exact: true }).click();
  await consolePage.getByRole('combobox', { name: 'Supporting document' }).selectOption({ index: 1 });
  await consolePage.getByRole('textbox', { name: 'Employer' }).fill(EMPLOYER);
  await consolePage.getByText('Income calculator', { exact: true }).click();
  await consolePage.getByRole('textbox', { name: 'Gross pay, dollars' }).fill('3,230.77');
  await expect(consolePage.getByText('$3,230.77 × 26 = $84,000.02 a year', { exact: true })).toBeVisible();
  await expect(consolePage.getByText('$84,000.02 ÷ 12 = $7,000.00 a month', { exact: true })).toBeVisible();
  await consolePage.getByRole('button', { name: 'Use in decision' }).click();
  await expect(consolePage.getByRole('textbox', { name: /^Gross income/ })).toHaveValue('84000.02');
  await expectGoodPage(consolePage);
  await consolePage.getByRole('button', { name: 'Record decision' }).click();
  await expect(consolePage.getByText('Decision saved.')).toBeVisible();

  // By keyboard only, with missing values, and once without a connection.
  await waitForHeading(page, `Who can confirm that you work at ${EMPLOYER}?`);
  await expect(page.getByRole('textbox', { name: 'Employer' })).toHaveValue(EMPLOYER);
  const pressKeys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await page.getByRole('textbox', { name: 'Employer' }).focus();
  await pressKeys('Enter');
  await expect(locateErrorSummary(page)).toContainText('Enter the name of the person to contact');
  await expect(locateErrorSummary(page)).toContainText('Check this box to continue.');
  await page.getByRole('textbox', { name: 'Name of the person to contact' }).focus();
  await page.keyboard.type('Pat Lee');
  await pressKeys('Tab');
  await chooseUnitedKingdomByKey(page);
  await pressKeys('Tab');
  await page.keyboard.type('020 7946 0958');
  await pressKeys('Tab', 'Tab', 'Space');
  await context.setOffline(true);
  await pressKeys('Tab', 'Enter');
  await expect(page.getByRole('alert')).toContainText('We couldn’t send this. Check your connection');
  await context.setOffline(false);
  expectLogged(faults, /\[application\]|no-response/);
  await expect(page.getByRole('checkbox', { name: 'You may contact them' })).toBeChecked();
  const contactRequest = page.waitForRequest(matchRequest(giveEmployerContact));
  await pressButton(page, 'Ask my employer');
  expect((await contactRequest).postDataJSON()).toMatchObject({ phoneNumber: '+442079460958' });
  await waitForHeading(page, 'We’re asking your employer to confirm');
  await expect(page.getByText(`We asked Pat Lee at ${EMPLOYER}`)).toBeVisible();
  await expectGoodPage(page);

  await consolePage.reload();
  await recordDecision(consolePage, 'SPOKE_TO_EMPLOYER', 'Employment verified');
  await waitForHeading(page, 'Verify your identity');
  await consolePage.context().close();
});
