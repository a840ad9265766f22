import { consentToElectronicDocuments } from '../pages/documents.ts';
import { expectOffers } from '../pages/offer.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

test(
  'a New York borrower reads and accepts the first disclosure before the credit check, then gets offers [OP-D-009, ROUTE-002]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await logIn(page, await drive(world, 'new-york'), 'FIGURE_NY');
    await expect(page.getByRole('heading', { level: 1, name: 'Read this before we check your credit' })).toBeVisible();
    await expect(page).toHaveURL(/\/document\/disclosures$/);
    await expectGoodPage(page);

    // The borrower must check the boxes and read the documents.
    await page.getByRole('button', { name: 'Agree and see my offers' }).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Check the box' })
        .or(page.getByText('Check the box if you agree. Without it we can’t make an offer.'))
        .first(),
    ).toBeVisible();
    await page.getByRole('checkbox', { name: /soft credit check/ }).check();
    await page.getByRole('button', { name: 'Agree and see my offers' }).click();
    await expect(page.getByText('Read the document above first.').first()).toBeVisible();

    await consentToElectronicDocuments(page);
    await page.getByRole('button', { name: /^Read “Before we check your credit”/ }).click();
    const done = page.getByRole('button', { name: 'I’ve read this' });
    await expect(done).toBeDisabled();
    await expectGoodPage(page);
    await page.keyboard.press('End');
    await expect(done).toBeEnabled();
    await done.click();
    await expect(page.getByText('1 of 1 read')).toBeVisible();
    await page.getByRole('checkbox', { name: /soft credit check/ }).check();
    await page.getByRole('button', { name: 'Agree and see my offers' }).click();
    await expectOffers(page);
  },
);
