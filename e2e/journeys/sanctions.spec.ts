import { openPhonePage, expectText } from '../pages/console-closing.ts';
import { createStaff, openFromQueue, logInToQueue } from '../pages/console.ts';
import { openApplication } from '../pages/device.ts';
import { locateErrorSummary, waitForHeading } from '../pages/page-actions.ts';
import { drive } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

// Comes before the journey that clears the match: a pair that was cleared once isn't found again.
test(
  'an admin confirms a sanctions match and records the report to OFAC, and the borrower reads nothing of the match',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const listed = await drive(world, 'listed-name');
    await logInToQueue(page, await createStaff(world, 'compliance'));
    await openFromQueue(page, 'Listed Person', listed.uuid);
    const match = page.getByRole('region', { name: 'OFAC screening' });
    await match.getByText('True match: stop disbursements and decline (can’t be undone)', { exact: true }).click();
    await match.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
    await match.getByRole('button', { name: 'Record decision' }).click();
    await expect(match.getByText('Confirmed match', { exact: true })).toBeVisible();
    await expect(match.getByText(/^Report this to OFAC by \w{3} \d+, \d{4}\.$/)).toBeVisible();

    const record = match.getByRole('button', { name: 'Record the report' });
    await record.click();
    await expect(locateErrorSummary(page)).toContainText('Choose what was reported.');
    await expectGoodPage(page);
    await match.getByText('Rejected transaction', { exact: true }).click();
    await match.getByRole('textbox', { name: /^Report number/ }).fill('R-2026-118');
    await record.click();
    await expectText(page, 'OFAC report recorded.');
    await expect(record).toHaveCount(0);
    await expect(match.getByText(/^Rejected transaction, reported by .+ on \w{3} \d+, \d{4}\.$/)).toBeVisible();
    await expectGoodPage(page);

    const borrowerPage = await openPhonePage(browser, world);
    await openApplication(borrowerPage, world, listed, 'FIGURE');
    await expect(borrowerPage).toHaveURL(/\/error\/decline$/);
    await waitForHeading(borrowerPage, /./);
    await expect(borrowerPage.getByText(/sanction|OFAC|match/i)).toHaveCount(0);
    await expectGoodPage(borrowerPage);
    await borrowerPage.context().close();
  },
);

test(
  'two admins clear a possible sanctions match, and the borrower continues to the offers',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const listed = await drive(world, 'listed-name');
    const borrowerPage = await openPhonePage(browser, world);
    await openApplication(borrowerPage, world, listed, 'FIGURE');
    await expect(borrowerPage.getByText('We’re reviewing something in your file.').first()).toBeVisible();
    await expect(borrowerPage.getByText(/sanction|OFAC|match/i)).toHaveCount(0);

    const [ada, ben] = [await createStaff(world, 'compliance'), await createStaff(world, 'compliance')];
    const second = await openPhonePage(browser, world);
    await logInToQueue(page, ada);
    await expect(page.getByText('Possible OFAC match').filter({ visible: true }).first()).toBeVisible();
    await openFromQueue(page, 'Listed Person', listed.uuid);
    const match = page.getByRole('region', { name: 'OFAC screening' });
    await expect(match.getByRole('row').filter({ hasText: 'Birth date' })).toContainText('02 Mar 1961');
    await expect(match.getByRole('row').filter({ hasText: 'Birth date' })).toContainText('Differs');
    await expect(match.getByText('85 of 100. Scores from 81 need review.')).toBeVisible();
    await expectGoodPage(page);
    await match.getByRole('button', { name: 'Record decision' }).click();
    await expect(locateErrorSummary(page)).toContainText('Choose a decision.');
    await match.getByText('False positive', { exact: true }).click();
    await match.getByRole('combobox', { name: 'Reason' }).selectOption('BIRTH_DATE_DIFFERS');
    await match.getByRole('button', { name: 'Record decision' }).click();
    await expectText(page, 'You proposed this. A second person must confirm it.');
    await expect(match.getByText('Confirm false positive')).toHaveCount(0);
    await expectGoodPage(page);

    // Typed addresses of pages that compliance may not open: only the refusal, without the forms of the page.
    await page.goto(`/desk/applications/${listed.uuid}/conditions`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'You don’t have permission to open “Conditions”.',
    );
    // The head's form, which assigns the file, is on every page of it.
    await expect(page.getByRole('main').locator('form:not(:has([name="colleague"]))')).toHaveCount(0);
    await expectGoodPage(page);
    await page.goto('/desk/banners');
    await waitForHeading(page, 'No access');
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
    await expectGoodPage(page);

    await logInToQueue(second, ben);
    await openFromQueue(second, 'Listed Person', listed.uuid);
    const screeningRegion = second.getByRole('region', { name: 'OFAC screening' });
    await expect(screeningRegion.getByText(/proposed to clear this on .*: Birth date differs\./)).toBeVisible();
    await screeningRegion.getByText('Confirm false positive', { exact: true }).click();
    await screeningRegion.getByRole('button', { name: 'Record decision' }).click();
    await expect(screeningRegion.getByText('Cleared', { exact: true })).toBeVisible();
    await expectGoodPage(second);
    await expect(borrowerPage).toHaveURL(/\/product\/select$/);
  },
);
