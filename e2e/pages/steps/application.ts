import { expect, type Page } from '@playwright/test';
import { agreeToScreens, atDisclosures, readAll } from '../documents.ts';
import { press, type Check } from '../on-page.ts';
import { at } from './at.ts';

/** Consents to documents on screen, reads the disclosures and fills in the missing details. */
export async function readAndGiveDetails(page: Page, check: Check): Promise<void> {
  await at(page, /\/start\/contact$/, 'A few details we still need', check);
  await atDisclosures(page);
  await check(page);
  await agreeToScreens(page);
  await readAll(page);
  await check(page);
  await page
    .getByRole('link', { name: 'Continue' })
    .or(page.getByRole('button', { name: 'Continue' }))
    .filter({ visible: true })
    .first()
    .click();
  await at(page, /\/start\/contact$/, 'A few details we still need', check);
  await page.getByRole('radio', { name: 'Unmarried' }).check();
  await page.getByRole('radio', { name: 'U.S. citizen' }).check();
  await page.getByLabel('Years at your home address').fill('6');
  await page.getByRole('radio', { name: /only owner/ }).check();
  await page.getByLabel(/Social Security number/).fill('666-00-0001');
  await press(page, 'Save and continue');
}

/** Leaves the questions required by law unanswered, reads the summary and sends the application. */
export async function submit(page: Page, uuid: string, check: Check): Promise<void> {
  await at(page, /\/start\/hmda$/, 'Questions the law requires us to ask', check);
  for (const group of ['Ethnicity', 'Race', 'Sex'])
    await page
      .getByRole('group', { name: group })
      .getByRole('checkbox', { name: 'I do not wish to provide this information' })
      .check();
  await press(page, 'Continue');
  const SUMMARY = 'Review your application before you submit it';
  await at(page, /\/start\/app-summary$/, SUMMARY, check);
  // The summary is a document of its own, made from the answers.
  await page
    .getByRole('link', { name: /Read the documents|Open the documents/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Documents to read' })).toBeVisible();
  await readAll(page);
  await page.goto(`/account/heloc/${uuid}`);
  await at(page, /\/start\/app-summary$/, SUMMARY, check);
  await expect(page.getByText('You’ve read them all.')).toBeVisible();
  await page.getByRole('checkbox', { name: /true and complete/ }).check();
  await page.getByRole('checkbox', { name: /full credit check/ }).check();
  await press(page, 'Submit application');
}
