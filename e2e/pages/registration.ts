import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

export const firstStep = (org: string): string => `/account/heloc/register-v2?org=${org}`;

/** Waits for a question: its heading stands and the page takes presses. */
export async function question(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

export const goOn = (page: Page, name = 'Continue'): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** The address by hand: what the look-up does not know. */
export async function typeAddress(page: Page, label: string, { street, city, state, zip }: Person): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(street);
  await page.getByRole('option', { name: /not listed/i }).click();
  await page.getByLabel('Street address').fill(street);
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State').selectOption(state);
  await page.getByLabel(/ZIP/i).fill(zip);
}

/** The address from the list that opens while it is typed. */
export async function chooseAddress(page: Page, label: string, { street }: Person): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(street);
  await page.getByRole('option', { name: new RegExp(street, 'i') }).first().click();
}

/** All questions of the redesigned registration, from the first to the button that asks for offers. */
export async function register(page: Page, org: string, person: Person, check: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  await page.goto(firstStep(org));
  await question(page, 'Which home would you like to borrow against?');
  await check(page);
  await typeAddress(page, 'Property address', person);
  await page.getByRole('radio', { name: new RegExp(person.use) }).check();
  await goOn(page);
  if (person.use !== 'I live here') {
    await question(page, 'Where do you live now?');
    await check(page);
    await typeAddress(page, 'Home address', person);
    await goOn(page);
  }
  await question(page, /listed for sale/);
  await check(page);
  await page.getByRole('radio', { name: person.listed, exact: true }).check();
  await goOn(page);
  await question(page, 'What do you earn in a year, before taxes?');
  await check(page);
  await page.getByLabel('How do you earn it?').selectOption({ index: 1 });
  await page.getByLabel('Yearly income before taxes').fill(person.income);
  await goOn(page);
  await question(page, 'What’s your legal name?');
  await check(page);
  await page.getByLabel('First name').fill(person.first);
  await page.getByLabel('Last name').fill(person.last);
  await goOn(page);
  await question(page, 'What’s your date of birth?');
  await check(page);
  await page.getByLabel('Month').fill(person.born[0]);
  await page.getByLabel('Day').fill(person.born[1]);
  await page.getByLabel('Year').fill(person.born[2]);
  await goOn(page);
  await question(page, 'How can we reach you?');
  await check(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Mobile phone').fill(person.phone);
  await goOn(page);
  await question(page, 'Create a password');
  await check(page);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').nth(1).check();
  await goOn(page, 'See my offers');
}
