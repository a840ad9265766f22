import { expect, type Page } from '@playwright/test';
import { consentToElectronicDocuments, openDocuments, readAllDocuments } from '../documents.ts';
import { pressButton, type PageCheck } from '../page-actions.ts';
import { checkScreen } from './check-screen.ts';

/** Consents to documents on screen, reads the disclosures and fills in the missing details. */
export async function fillInDetails(page: Page, check: PageCheck): Promise<void> {
  await checkScreen(page, /\/start\/contact$/, 'A few details we still need', check);
  await openDocuments(page);
  await check(page);
  await consentToElectronicDocuments(page);
  await readAllDocuments(page);
  await check(page);
  await page
    .getByRole('link', { name: 'Continue' })
    .or(page.getByRole('button', { name: 'Continue' }))
    .filter({ visible: true })
    .first()
    .click();
  await checkScreen(page, /\/start\/contact$/, 'A few details we still need', check);
  await page.getByRole('radio', { name: 'Unmarried' }).check();
  await page.getByRole('radio', { name: 'U.S. citizen' }).check();
  await page.getByLabel('Years at your home address').fill('6');
  await page.getByRole('radio', { name: /only owner/ }).check();
  await page.getByLabel(/Social Security number/).fill('666-00-0001');
  await pressButton(page, 'Save and continue');
}

/** Leaves the questions required by law unanswered, reads the summary and sends the application. */
export async function submitApplication(page: Page, uuid: string, check: PageCheck): Promise<void> {
  await checkScreen(page, /\/start\/hmda$/, 'Questions the law requires us to ask', check);
  for (const group of ['Ethnicity', 'Race', 'Sex'])
    await page
      .getByRole('group', { name: group })
      .getByRole('checkbox', { name: 'I do not wish to provide this information' })
      .check();
  await pressButton(page, 'Continue');
  const SUMMARY = 'Review your application before you submit it';
  await checkScreen(page, /\/start\/app-summary$/, SUMMARY, check);
  // The summary is a document of its own, made from the answers.
  await page
    .getByRole('link', { name: /(Read|Open) the documents?/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Documents to read' })).toBeVisible();
  await readAllDocuments(page);
  await page.goto(`/account/heloc/${uuid}`);
  await checkScreen(page, /\/start\/app-summary$/, SUMMARY, check);
  await expect(page.getByText('You’ve read them all.')).toBeVisible();
  await page.getByRole('checkbox', { name: /true and complete/ }).check();
  await page.getByRole('checkbox', { name: /hard credit check/ }).check();
  await pressButton(page, 'Submit application');
}
