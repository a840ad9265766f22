import { readFile as readFromDisk } from 'node:fs/promises';
import { approveFunding, proposeFunding, readFile } from '@lintel/contract';
import { expect, type Page } from '@playwright/test';
import type { World } from '../../world.ts';
import { deskCaller, fundingTerms, versionAtDesk } from '../desk.ts';
import { logInDevice } from '../device.ts';
import { heading, press, type Check } from '../on-page.ts';
import { moveClock, timeLeft } from '../rescission.ts';
import type { Driven } from '../sandbox.ts';
import { stands } from '../ways.ts';

const cameTo = (page: Page, sentence: string | RegExp): Promise<void> =>
  expect(page.getByRole('main').getByText(sentence).filter({ visible: true }).first()).toBeVisible();

/** The cancellation period ends, the deed is recorded, and the borrower confirms that they didn't cancel. */
export async function letTimePass(
  page: Page,
  world: World,
  who: Pick<Driven, 'email' | 'password' | 'uuid'>,
  check: Check,
): Promise<void> {
  await heading(page, /^You've signed/);
  await expect(page).toHaveURL(/\/complete$/);
  await cameTo(page, /^You can cancel until midnight/);
  await check(page);
  await moveClock(world, await timeLeft(await logInDevice(world, who), who.uuid), 60);
  // The county records the deed right away; then the loan waits for letters in the mail.
  await expect(page.getByRole('button', { name: 'I’m not canceling' })).toBeVisible();
  await check(page);
  await page.getByLabel('Type your full name').fill('Maria Delgado');
  await press(page, 'I’m not canceling');
}

/**
 * The lender approves the funding, which its own rule may have proposed. The borrower reads that the money is on its
 * way and saves the archive.
 */
export async function moneyLeaves(page: Page, world: World, uuid: string, check: Check): Promise<Buffer> {
  await cameTo(page, /We're approving your funding/);
  await check(page);
  const first = await deskCaller(world, 'funder');
  const params = { uuid };
  const { amount, approvals, proposed } = await fundingTerms(first, uuid);
  if (!proposed)
    await first.send(proposeFunding, {
      params,
      body: { amount, approvals },
      version: await versionAtDesk(first, uuid),
    });
  const second = await deskCaller(world, 'second funder');
  await second.send(approveFunding, { params, body: { amount }, version: await versionAtDesk(second, uuid) });
  await expect.poll(async () => (await second.send(readFile, { params })).status.checklistStatus).toBe('COMPLETE');
  await page.goto(`/account/heloc/${uuid}/complete`);
  await heading(page, 'Your money is on its way, Maria');
  await stands(page);
  await check(page);
  const [archive] = await Promise.all([page.waitForEvent('download'), press(page, 'Download all (.zip)')]);
  return readFromDisk(await archive.path());
}
