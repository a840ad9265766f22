import { expect, type Page } from '@playwright/test';
import { openStore } from '../../apps/server/src/kernel/db/open.ts';
import { verifyChain } from '../../apps/server/src/loan-file/verify.ts';
import { unpackArchive, verified } from '../../apps/server/test/unpack-archive.ts';
import type { World } from '../world.ts';
import { choose, confirm } from './offer.ts';
import type { Check } from './on-page.ts';
import { somebody } from './person.ts';
import { register } from './registration.ts';
import { questions } from './sandbox.ts';
import { readAndGiveDetails, submit } from './steps/application.ts';
import { acceptFinalOffer, meetNotary, signNote } from './steps/closing.ts';
import { letTimePass, moneyLeaves } from './steps/money.ts';
import { confirmLiens, giveAccount, showIdentity, showIncome } from './steps/proofs.ts';

/**
 * The whole process for a borrower who lives in the home and owns it alone, in one browser, from the first question to
 * the money. At the end the borrower's archive passes its own verification script, and folding the facts gives the
 * stored file.
 */
export async function borrowOnOwnHome(
  page: Page,
  world: World,
  org: string,
  check: Check = async () => {},
): Promise<void> {
  const person = somebody();
  await register(page, org, person, check);
  await choose(page, check);
  await confirm(page, check);
  const uuid = /heloc\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await readAndGiveDetails(page, check);
  await submit(page, uuid, check);
  await showIncome(page, check);
  await showIdentity(page, check);
  await confirmLiens(page, check);
  expect((await questions(world, uuid, 'credit.hardPull')).map(({ outcome }) => outcome)).toEqual(['FOUND']);
  await giveAccount(page, check);
  await acceptFinalOffer(page, check);
  await signNote(page, world, person.email, check);
  await meetNotary(page, check, true);
  await letTimePass(page, world, { email: person.email, password: person.password, uuid }, check);
  const archive = await moneyLeaves(page, world, uuid, check);

  expect(await verified(unpackArchive(world.dataDir, archive).folder)).toEqual({
    code: 0,
    said: expect.stringContaining('Everything holds.'),
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
