import { saveDraft, type SentBodyOf } from '@lintel/contract';
import { expect, type Page } from '@playwright/test';
import type { Person } from './person.ts';
import { BASE_PATH, getQuestions, waitForQuestion } from './registration.ts';

const OCCUPANCIES = {
  'I live here': 'HOME',
  'Second home': 'SECONDARY',
  'Rental or investment': 'INVESTMENT',
} as const;

/** Returns a person's answers, by step, as the registration saves them. */
function toDraft(person: Person, homeState: string): SentBodyOf<typeof saveDraft> {
  const { street: street1, city, state, zip, firstName, lastName, email, phone: phoneNumber } = person;
  const [month, day, year] = person.birthDate;
  const address = { street1, street2: '', city, state, zip };
  return {
    index: { ...address, occupancyType: OCCUPANCIES[person.occupancy] },
    'home-address': { ...address, state: homeState },
    'for-sale': { isListedForSale: person.forSale.toUpperCase() },
    'annual-income': { employmentType: 'FULL_TIME', income: person.income },
    'legal-name': { firstName, lastName },
    birthdate: { month, day, year },
    'phone-and-email': { email, phoneNumber },
  };
}

interface StepVisit {
  org: string;
  person: Person;
  step: string;
  /** The state of the person's own home, where it isn't the property. */
  homeState?: string;
  /** The heading, where it differs from that of a new visitor's step. */
  heading?: string;
  /** The rest of the query of the link that brought the visitor. */
  query?: string;
}

/** Opens a step of the registration as a visitor who has already answered the steps before it. */
export async function openStep(
  page: Page,
  { org, person, step, heading, homeState = person.state, query = '' }: StepVisit,
): Promise<void> {
  const questions = getQuestions(person);
  const index = questions.findIndex((question) => question.step === step);
  const answered = new Set(questions.slice(0, index).map((question) => question.step));
  const steps = Object.entries(toDraft(person, homeState)).filter(([name]) => answered.has(name));
  const saved = await page.request.put(saveDraft.path, {
    headers: { 'x-org': org },
    data: Object.fromEntries(steps),
  });
  expect(saved.ok()).toBe(true);
  const path = step === 'index' ? '' : `/${step}`;
  await page.goto(`${BASE_PATH}/register-v2${path}?org=${org}${query}`);
  await waitForQuestion(page, heading ?? questions[index]!.heading);
}
