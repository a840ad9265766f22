import type { Locator, Page } from '@playwright/test';
import { chooseByKey, pressByKey, tabTo } from '../pages/keyboard.ts';
import { expectOffers, expectDetailsForm } from '../pages/offer.ts';
import { locateErrorSummary } from '../pages/page-actions.ts';
import { newPerson } from '../pages/person.ts';
import { toRegistrationUrl, waitForQuestion } from '../pages/registration.ts';
import { expect, test } from '../test.ts';

const locateTextbox = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

async function typeByKey(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, locateTextbox(page, name));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('a borrower registers and confirms an offer by keyboard only', async ({ page, org }) => {
  const person = newPerson();
  await page.goto(toRegistrationUrl(org));
  await waitForQuestion(page, 'Which home would you like to borrow against?');
  // The first tab stop of every page skips its header.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('combobox', { name: 'Property address' }));
  await page.keyboard.type('412 Alder');
  await expect(page.getByRole('option', { name: /412 Alder Ridge Road/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Boulder, CO 80302', { exact: true })).toBeVisible();
  await chooseByKey(page, page.getByRole('radio', { name: /I live here/ }));
  await pressByKey(page, 'Continue');

  await waitForQuestion(page, /listed for sale/);
  // A new question puts the focus on its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'No', exact: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await pressByKey(page, 'Continue');

  await waitForQuestion(page, 'What do you earn in a year, before taxes?');
  await pressByKey(page, 'Continue');
  // Errors receive the focus, and each leads to its field.
  await expect(locateErrorSummary(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('How do you earn your income?')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await typeByKey(page, 'Yearly income before taxes', person.income);
  await page.keyboard.press('Enter');

  await waitForQuestion(page, 'What’s your legal name?');
  await typeByKey(page, 'First name', person.firstName);
  await typeByKey(page, 'Last name', person.lastName);
  await page.keyboard.press('Enter');

  await waitForQuestion(page, 'What’s your date of birth?');
  await typeByKey(page, 'Month', person.birthDate[0]);
  await typeByKey(page, 'Day', person.birthDate[1]);
  await typeByKey(page, 'Year', person.birthDate[2]);
  await page.keyboard.press('Enter');

  await waitForQuestion(page, 'How can we reach you?');
  await typeByKey(page, 'Email', person.email);
  await typeByKey(page, 'Mobile phone', person.phone);
  await page.keyboard.press('Enter');

  await waitForQuestion(page, 'Create a password');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await tabTo(page, page.getByLabel('Confirm password'));
  await page.keyboard.type(person.password);
  for (const consent of [/privacy policy/, /electronically/])
    await chooseByKey(page, page.getByRole('checkbox', { name: consent }));
  await pressByKey(page, 'See my offers');

  await expectOffers(page);
  const slider = page.getByRole('slider', { name: 'Draw' });
  await tabTo(page, slider);
  const before = Number(await slider.inputValue());
  await page.keyboard.press('ArrowLeft');
  expect(Number(await slider.inputValue())).toBeLessThan(before);
  await tabTo(page, page.getByRole('radiogroup', { name: 'Choose a term' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowUp');
  await pressByKey(page, /^Continue( with this offer)?$/);

  await waitForQuestion(page, 'Confirm your offer');
  await pressByKey(page, 'Accept and continue');
  await expectDetailsForm(page);
});
