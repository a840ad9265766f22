import { expect, type Page } from '@playwright/test';
import type { World } from '../world.ts';
import { choose, confirm } from './offer.ts';
import { somebody } from './person.ts';
import { register } from './registration.ts';
import { questions } from './sandbox.ts';
import { acceptFinalOffer, confirmLiens, giveAccount, readAndGiveDetails, showIdentity, showIncome, submit, type Check } from './steps.ts';

/** The whole way of somebody who lives in the home and owns it alone, in one browser. Answers the loan's id. */
export async function borrowOnOwnHome(page: Page, world: World, org: string, check: Check = async () => {}): Promise<string> {
  await register(page, org, somebody(), check);
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
  return uuid;
}
