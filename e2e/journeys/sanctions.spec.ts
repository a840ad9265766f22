import { openPhonePage, expectText } from '../pages/console-closing.ts';
import { createStaff, openFromQueue, logInToQueue } from '../pages/console.ts';
import { openApplication } from '../pages/device.ts';
import { locateErrorSummary } from '../pages/page-actions.ts';
import { drive } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

test(
  'two admins clear a possible sanctions match, and the borrower continues to the offers',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const listed = await drive(world, 'listed-name');
    const borrowerPage = await openPhonePage(browser, world);
    await openApplication(borrowerPage, world, listed, 'FIGURE');
    await expect(borrowerPage.getByText("We're reviewing something in your file.").first()).toBeVisible();
    await expect(borrowerPage.getByText(/sanction|OFAC|match/i)).toHaveCount(0);

    const [ada, ben] = [await createStaff(world, 'compliance'), await createStaff(world, 'compliance')];
    const second = await openPhonePage(browser, world);
    await logInToQueue(page, ada);
    await expect(page.getByText('Possible sanctions match').filter({ visible: true }).first()).toBeVisible();
    await openFromQueue(page, 'Listed Person', listed.uuid);
    const match = page.getByRole('region', { name: 'Sanctions screening' });
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

    await logInToQueue(second, ben);
    await openFromQueue(second, 'Listed Person', listed.uuid);
    const screeningRegion = second.getByRole('region', { name: 'Sanctions screening' });
    await expect(screeningRegion.getByText(/proposed to clear this on .*: Birth date differs\./)).toBeVisible();
    await screeningRegion.getByText('Confirm false positive', { exact: true }).click();
    await screeningRegion.getByRole('button', { name: 'Record decision' }).click();
    await expect(screeningRegion.getByText('Cleared', { exact: true })).toBeVisible();
    await expectGoodPage(second);
    await expect(borrowerPage).toHaveURL(/\/product\/select$/);
  },
);
