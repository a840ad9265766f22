import type { Page } from '@playwright/test';
import { newPerson } from './person.ts';
import { answerUntil, getQuestions, toRegistrationUrl, waitForQuestion } from './registration.ts';

/** A borrower whose registration has all eight steps, because they don't live in the home. */
const PERSON = newPerson({ occupancy: 'Second home' });

/** Saves answers to all questions in the browser's draft, so that each step can be opened by its address. */
export const fillDraft = (page: Page, org: string): Promise<void> => answerUntil(page, org, PERSON, 'set-password');

/** Opens each of the eight steps under a lender's brand. */
export async function openEachStep(page: Page, org: string, check: (step: string) => Promise<void>): Promise<void> {
  for (const { step, heading } of getQuestions(PERSON)) {
    const [path, query] = toRegistrationUrl(org).split('?');
    await page.goto(`${path}${step === 'index' ? '' : `/${step}`}?${query}`);
    await waitForQuestion(page, heading);
    await check(step);
  }
}
