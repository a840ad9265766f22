import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';

export const BASE_PATH = '/account/heloc';
export const toRegistrationUrl = (org: string): string => `${BASE_PATH}/register-v2?org=${org}`;

/** A question of the registration: its heading, its step, and the actions that answer it. */
export interface Question {
  step: string;
  heading: string | RegExp;
  /** The button that continues. */
  button?: string;
  answer: (page: Page, person: Person) => Promise<void>;
}

const locateTextbox = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });

const PROPERTY_QUESTION: Question = {
  step: 'index',
  heading: 'Which home would you like to borrow against?',
  async answer(page, person) {
    await typeAddress(page, 'Property address', person);
    await page.getByRole('radio', { name: new RegExp(person.occupancy) }).check();
  },
};

const HOME_QUESTION: Question = {
  step: 'home-address',
  heading: 'What’s the address of your main home?',
  answer: (page, person) => typeAddress(page, 'Home address', person),
};

const OTHER_QUESTIONS: readonly Question[] = [
  {
    step: 'for-sale',
    heading: /listed for sale/,
    answer: (page, person) => page.getByRole('radio', { name: person.forSale, exact: true }).check(),
  },
  {
    step: 'annual-income',
    heading: 'What do you earn in a year, before taxes?',
    async answer(page, person) {
      await page.getByLabel('How do you earn your income?').selectOption('FULL_TIME');
      await locateTextbox(page, 'Yearly income before taxes').fill(person.income);
    },
  },
  {
    step: 'legal-name',
    heading: 'What’s your legal name?',
    async answer(page, person) {
      await locateTextbox(page, 'First name').fill(person.firstName);
      await locateTextbox(page, 'Last name').fill(person.lastName);
    },
  },
  {
    step: 'birthdate',
    heading: 'What’s your date of birth?',
    async answer(page, { birthDate: [month, day, year] }) {
      await locateTextbox(page, 'Month').fill(month);
      await locateTextbox(page, 'Day').fill(day);
      await locateTextbox(page, 'Year').fill(year);
    },
  },
  {
    step: 'phone-and-email',
    heading: 'How can we reach you?',
    async answer(page, person) {
      await locateTextbox(page, 'Email').fill(person.email);
      await locateTextbox(page, 'Mobile phone').fill(person.phone);
    },
  },
  {
    step: 'set-password',
    heading: 'Create a password',
    button: 'See my offers',
    async answer(page, person) {
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByLabel('Confirm password').fill(person.password);
      await page.getByRole('checkbox', { name: /privacy policy/ }).check();
      await page.getByRole('checkbox', { name: /electronically/ }).check();
    },
  },
];

/** Returns the questions in order; a borrower who lives in another home is asked where. */
export const getQuestions = (person: Person): readonly Question[] => [
  PROPERTY_QUESTION,
  ...(person.occupancy === 'I live here' ? [] : [HOME_QUESTION]),
  ...OTHER_QUESTIONS,
];

/** Waits for a question's heading. */
export async function waitForQuestion(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

export const pressContinue = (page: Page, name = 'Continue'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Types an address by hand, as if the lookup didn't know it. */
export async function typeAddress(page: Page, label: string, { street, city, state, zip }: Person): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(street);
  await page.getByRole('option', { name: /not listed/i }).click();
  await locateTextbox(page, 'Street address').fill(street);
  await locateTextbox(page, 'City').fill(city);
  await page.getByLabel('State').selectOption(state);
  await locateTextbox(page, 'ZIP code').fill(zip);
}

/** Answers questions until the named step is open. */
export async function answerUntil(
  page: Page,
  org: string,
  person: Person,
  step: string,
  check: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(toRegistrationUrl(org));
  for (const question of getQuestions(person)) {
    await waitForQuestion(page, question.heading);
    await check(page);
    if (question.step === step) return;
    await question.answer(page, person);
    await pressContinue(page, question.button);
  }
}

/** Answers the whole registration, from the first question to the button that asks for offers. */
export const register = (
  page: Page,
  org: string,
  person: Person,
  check?: (page: Page) => Promise<void>,
): Promise<void> => answerUntil(page, org, person, 'none', check);
