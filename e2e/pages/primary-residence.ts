import { expect, type Page } from '@playwright/test';
import { openStore } from '../../apps/server/src/kernel/db/open.ts';
import { verifyChain } from '../../apps/server/src/loan-file/verify.ts';
import { unpackArchive, runVerifyScript } from '../../apps/server/test/unpack-archive.ts';
import type { World } from '../world.ts';
import { chooseOffer, confirmOffer } from './offer.ts';
import type { PageCheck } from './page-actions.ts';
import { newPerson } from './person.ts';
import { register } from './registration.ts';
import { readVendorRequests } from './sandbox.ts';
import { fillInDetails, submitApplication } from './steps/application.ts';
import { acceptFinalOffer, meetNotary, signNote } from './steps/closing.ts';
import { waitOutCancellation, fundLoan } from './steps/money.ts';
import { confirmLiens, connectAccount, proveIdentity, proveIncome } from './steps/proofs.ts';

/**
 * The whole process for a borrower who lives in the home and is its only owner, in one browser, from the first question to
 * the money. At the end the borrower's archive passes its own verification script, and folding the facts gives the
 * stored file.
 */
export async function completePrimaryResidence(
  page: Page,
  world: World,
  org: string,
  check: PageCheck = async () => {},
): Promise<void> {
  const person = newPerson();
  await register(page, org, person, check);
  await chooseOffer(page, check);
  await confirmOffer(page, check);
  const uuid = /heloc\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await fillInDetails(page, check);
  await submitApplication(page, uuid, check);
  await proveIncome(page, check);
  await proveIdentity(page, check);
  await confirmLiens(page, check);
  expect((await readVendorRequests(world, uuid, 'credit.hardPull')).map(({ outcome }) => outcome)).toEqual(['FOUND']);
  await connectAccount(page, check);
  await acceptFinalOffer(page, check);
  await signNote(page, world, person.email, check);
  await meetNotary(page, check, true);
  await waitOutCancellation(page, world, { email: person.email, password: person.password, uuid }, check);
  const archive = await fundLoan(page, world, uuid, check);

  expect(await runVerifyScript(unpackArchive(world.dataDir, archive).folder)).toEqual({
    code: 0,
    output: expect.stringContaining('Everything holds.'),
  });
  await world.halt();
  const store = await openStore({ databaseUrl: world.databaseUrl ?? null, dataDir: world.dataDir }, () => {});
  try {
    expect(await verifyChain(store.db, uuid)).toMatchObject({ ok: true });
  } finally {
    await store.close();
    // The worker's next test uses the same world.
    await world.start();
  }
}
