import { readFile } from 'node:fs/promises';
import { approveFunding, proposeFunding, readLoanFile, rejectFunding } from '@lintel/contract';
import { expect, type Page } from '@playwright/test';
import type { World } from '../../world.ts';
import { logInOnDevice } from '../device.ts';
import { waitForScreen } from '../open-screen.ts';
import { waitForHeading, pressButton, type PageCheck } from '../page-actions.ts';
import { moveClock, readCancelDeadline } from '../rescission.ts';
import type { DrivenLoan } from '../sandbox.ts';
import { createStaffCaller, readFundingTerms, readFileVersion } from '../staff.ts';

const waitForText = (page: Page, sentence: string | RegExp): Promise<void> =>
  expect(page.getByRole('main').getByText(sentence).filter({ visible: true }).first()).toBeVisible();

/** Waits until the cancellation period ends and the deed is recorded, and confirms that the borrower didn't cancel. */
export async function waitOutCancellation(
  page: Page,
  world: World,
  borrower: Pick<DrivenLoan, 'email' | 'password' | 'uuid'>,
  check: PageCheck,
): Promise<void> {
  await waitForHeading(page, /^You’ve signed/);
  await expect(page).toHaveURL(/\/complete$/);
  await waitForText(page, /^You can cancel through/);
  await check(page);
  await moveClock(world, await readCancelDeadline(await logInOnDevice(world, borrower), borrower.uuid), 60);
  // The county records the deed right away; then the loan waits for letters in the mail.
  await expect(page.getByRole('button', { name: 'Confirm I didn’t cancel' })).toBeVisible();
  await check(page);
  await page.getByLabel('Type your full name').fill('Maria Delgado');
  await pressButton(page, 'Confirm I didn’t cancel');
}

/** A funder proposes the payment, unless the lender's own rule did. */
export async function proposePayment(world: World, uuid: string): Promise<{ amount: number }> {
  const funder = await createStaffCaller(world, 'funder');
  const { amount, approvals, proposed } = await readFundingTerms(funder, uuid);
  if (!proposed)
    await funder.send(proposeFunding, {
      params: { uuid },
      body: { amount, approvals },
      version: await readFileVersion(funder, uuid),
    });
  return { amount };
}

/** Proposes a payment as one funder and rejects it as another. */
export async function rejectPayment(world: World, uuid: string): Promise<void> {
  await proposePayment(world, uuid);
  const secondFunder = await createStaffCaller(world, 'second funder');
  await secondFunder.send(rejectFunding, {
    params: { uuid },
    body: { reason: 'CHECK_NEEDED', comment: 'Call the borrower about the account first.' },
    version: await readFileVersion(secondFunder, uuid),
  });
}

/**
 * Approves the funding as the lender, whose own rule may have proposed it. The borrower reads that the money is on its
 * way and saves the archive, which is returned.
 */
export async function fundLoan(page: Page, world: World, uuid: string, check: PageCheck): Promise<Buffer> {
  await waitForText(page, /Our loan team is doing the final checks/);
  await check(page);
  const { amount } = await proposePayment(world, uuid);
  const params = { uuid };
  const secondFunder = await createStaffCaller(world, 'second funder');
  await secondFunder.send(approveFunding, {
    params,
    body: { amount },
    version: await readFileVersion(secondFunder, uuid),
  });
  await expect
    .poll(async () => (await secondFunder.send(readLoanFile, { params })).status.checklistStatus)
    .toBe('COMPLETE');
  await page.goto(`/account/heloc/${uuid}/complete`);
  await waitForHeading(page, 'Your money is on its way, Maria');
  await waitForScreen(page);
  await check(page);
  const [archive] = await Promise.all([page.waitForEvent('download'), pressButton(page, 'Download all (.zip)')]);
  return readFile(await archive.path());
}
