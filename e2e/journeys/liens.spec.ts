import { buildPaystub } from '../../apps/server/test/hostile-files.ts';
import { expectLargeAmount } from '../pages/offer.ts';
import { waitForScreen } from '../pages/open-screen.ts';
import { waitForHeading, pressFirstButton } from '../pages/page-actions.ts';
import { drive, logIn, readVendorRequests } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

test(
  'marking a lien for payoff changes the offer, and accepting the new one asks the creditor for the amount [ROUTE-030, SCREEN-084, SCREEN-110]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const liane = await drive(world, 'lien-payoff', 'LIEN_VERIFICATION');
    await logIn(page, liane);
    await waitForHeading(page, 'What’s owed on your home?');
    await expect(page).toHaveURL(/\/liens$/);
    await expectGoodPage(page);
    const meaning = page
      .locator('section, aside')
      .filter({ has: page.getByRole('heading', { name: 'What this means' }) })
      .last();
    await expect(meaning).toContainText('Owed to Summit Federal');

    // The borrower can add proof to an answer; after they change the answer, the proof waits for the first one.
    await page.getByRole('radio', { name: 'I already paid it off' }).check();
    await expect(
      page.getByText('It still counts until we review your proof. We can’t close before then.'),
    ).toBeVisible();
    await pressFirstButton(page, 'Add proof now');
    await page
      .locator('input[data-picks=files]')
      .setInputFiles({ name: 'release.pdf', mimeType: 'application/pdf', buffer: buildPaystub() });
    const files = page.getByRole('list', { name: 'Your files' }).getByRole('listitem');
    await expect(files.filter({ hasText: 'release.pdf' })).toContainText('Ready to send.');
    await expect(page.getByText('We’ll get your proof with your answers when you continue.')).toBeVisible();
    await expectGoodPage(page);
    await page.reload();
    await expect(files).toContainText('Ready to send.');
    await expect(meaning).toContainText('Owed to Summit Federal');
    await page.getByRole('radio', { name: 'I owe it. Pay it off with this line' }).check();
    await expect(meaning).toContainText(/Pays off Summit Federal/);
    await expect(meaning).toContainText(/Paying this off takes \$[\d,]+, and your draw is \$[\d,]+/);
    await expect(meaning).not.toContainText('Change each month');
    await expect(page.getByRole('radio', { name: 'I owe it. Pay it off with this line' })).toBeChecked();
    await expectGoodPage(page);
    await pressFirstButton(page, 'Continue');

    await expect(page).toHaveURL(/\/product\/select$/);
    await expect(page.getByText(/Your offer changed because you changed the debts to pay off/)).toBeVisible();
    const table = page.getByRole('table', { name: 'Your offer changed' });
    await expect(table.getByRole('columnheader')).toHaveText(['What', 'Was', 'Now', 'Why']);
    await expect(table.getByRole('row').filter({ hasText: 'Draw' }).first()).toContainText(/\$[\d,]+.*\$[\d,]+/);
    await waitForScreen(page);
    await expectLargeAmount(page);
    await expectGoodPage(page);
    // The offer waits for the borrower: a reload shows the same page.
    await page.reload();
    await expect(table).toBeVisible();

    await page.getByRole('radiogroup', { name: 'Choose a term' }).getByRole('radio').nth(1).check();
    await pressFirstButton(page, /^Continue( with this offer)?$/);
    await waitForHeading(page, 'Confirm your offer');
    await expectGoodPage(page);
    await pressFirstButton(page, 'Accept and continue');
    await waitForHeading(page, 'We’re getting your payoff amounts');
    await expect(page).toHaveURL(/\/payoff\/hold$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Summit Federal' })).toContainText('No amount yet');
    await expectGoodPage(page);
    expect(
      (await readVendorRequests(world, liane.uuid, 'payoff.letters')).map(({ outcome, asks }) => [outcome, asks]),
    ).toEqual([['ASKED', 1]]);
    expect(await readVendorRequests(world, liane.uuid, 'credit.hardPull')).toHaveLength(1);
  },
);
