import type { Page } from '@playwright/test';
import { expectText } from '../pages/console-closing.ts';
import { createStaff, logInToQueue } from '../pages/console.ts';
import { reloadUntil } from '../pages/open-screen.ts';
import { pressAndConfirm } from '../pages/page-actions.ts';
import { drive, moveLoanClock } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

/** Seconds, the sandbox's unit. */
const MONTH = 30.5 * 86_400;

/** Chooses a reason in the form of this button. */
const chooseReason = (page: Page, button: string, reason: string) =>
  page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button }) })
    .getByRole('combobox', { name: 'Reason' })
    .selectOption(reason);

test(
  'a compliance officer places and lifts a legal hold, and the declined file is erased when its retention ends',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const declined = await drive(world, 'declined');
    const carla = await createStaff(world, 'compliance');
    await logInToQueue(page, carla);
    await page.goto(`/desk/applications/${declined.uuid}/end`);
    await expect(page.getByRole('row').filter({ hasText: 'Application, documents and evidence' })).toContainText(
      '12 CFR 1002.12(b)',
    );
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Place a legal hold' }).click();
    await expect(page.getByText('Choose a reason.').first()).toBeVisible();
    await chooseReason(page, 'Place a legal hold', 'LITIGATION');
    await page.getByRole('button', { name: 'Place a legal hold' }).click();
    await expectText(page, 'The file is under a legal hold.');
    await expect(page.getByText(/Legal hold since .* A lawsuit is pending or expected\./)).toBeVisible();
    await chooseReason(page, 'Lift the legal hold', 'MATTER_CLOSED');
    await page.getByRole('button', { name: 'Lift the legal hold' }).click();
    await expectText(page, 'The legal hold is lifted. Nothing is deleted for 24 hours.');
    await pressAndConfirm(page, page.getByRole('button', { name: 'Record the request' }), 'Record deletion request');
    await expectText(page, 'The request is recorded.');
    await expectGoodPage(page);
    await moveLoanClock(world, { by: 26 * MONTH });
    await reloadUntil(page, page.getByRole('heading', { level: 1, name: /^Loan \d+: records deleted$/ }));
    await expect(page.getByText(/Deleted on .* under 12 CFR 1002\.12\(b\)/)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Credit authorization' })).toContainText('15 U.S.C. 1681b');
    await expectGoodPage(page);
  },
);
