import {
  addNote,
  answerSecondFactor,
  logInStaff,
  postCondition,
  readLoanFile,
  readFunding,
  returnCondition,
  type SentBodyOf,
} from '@lintel/contract';
import type { Browser, Page } from '@playwright/test';
import type { World } from '../world.ts';
import { createCaller, type Caller } from './caller.ts';
import { createStaff, getTotpCode, logInToConsole } from './console.ts';
import { withDatabase } from './database.ts';

/** Returns the current version of a file. */
export const readFileVersion = async (caller: Caller, uuid: string): Promise<number> =>
  (await caller.send(readLoanFile, { params: { uuid } })).version;

export type NewCondition = Omit<SentBodyOf<typeof postCondition>, 'askBorrower'>;

/** Returns the figures that a funding proposal must contain. */
export async function readFundingTerms(caller: Caller, uuid: string) {
  const { amount, approvals, proposed } = await caller.send(readFunding, { params: { uuid } });
  if (amount == null || approvals == null) throw new Error('There is nothing to fund yet.');
  return { amount, approvals, proposed };
}

/** Logs in a staff persona with both factors, without a browser. */
export async function createStaffCaller(world: World, persona: string, organisation = 'FIGURE'): Promise<Caller> {
  const caller = createCaller(world, organisation);
  const { email, password, totpSecret } = await createStaff(world, persona, organisation);
  const { challenge } = await caller.send(logInStaff, { body: { email, password } });
  if (challenge == null) throw new Error(`${persona} was asked for no second factor.`);
  const loginReply = await caller.ask(answerSecondFactor, {
    body: { challenge, code: getTotpCode(totpSecret) },
  });
  caller.token = loginReply.headers.get('authorization')?.replace('Bearer ', '');
  return caller;
}

/** Gives a staff member a different name, because accounts of one persona share theirs. */
export async function renameStaff({ databaseUrl }: World, staffUuid: string, name: string): Promise<void> {
  await withDatabase(databaseUrl, (client) =>
    client.query('update staff set name = $2 where identity_uuid = $1', [staffUuid, name]),
  );
}

/**
 * Opens the console in a staff member's own browser, logged in. Accounts of one persona share their name unless one is
 * given.
 */
export async function openConsoleAs(browser: Browser, world: World, persona: string, name?: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: world.address })).newPage();
  const account = await createStaff(world, persona);
  if (name !== undefined) await renameStaff(world, account.staffUuid, name);
  await logInToConsole(page, account);
  return page;
}

/** Milliseconds. A staff session ends after half an hour without use. */
const SESSION_REUSE_MS = 10 * 60_000;
const sessions = new Map<string, { token: string; since: number }>();

/**
 * Logs the browser in to the console without the login page, which has its own journeys. Journeys that only read share
 * one staff member.
 */
export async function openConsoleSession(
  page: Page,
  world: World,
  persona: string,
  organisation: string,
): Promise<void> {
  const key = `${world.address} ${persona} ${organisation}`;
  const shared = sessions.get(key);
  const session =
    shared && Date.now() - shared.since < SESSION_REUSE_MS
      ? shared
      : { token: (await createStaffCaller(world, persona, organisation)).token ?? '', since: Date.now() };
  sessions.set(key, session);
  await page.addInitScript((token) => {
    if (!localStorage.getItem('lintel-desk')) localStorage.setItem('lintel-desk', token);
  }, session.token);
}

/** Logs in an underwriter without a browser, for the staff actions that a borrower's journey needs. */
export async function logInUnderwriter(world: World, organisation = 'FIGURE') {
  const caller = await createStaffCaller(world, 'underwriter', organisation);

  return {
    /** Adds a condition that the borrower is asked about; returns its id. */
    condition: async (uuid: string, condition: NewCondition): Promise<string> => {
      const posted = await caller.send(postCondition, {
        params: { uuid },
        version: await readFileVersion(caller, uuid),
        body: { askBorrower: true, ...condition },
      });
      return posted.condition.uuid;
    },
    message: async (uuid: string, text: string): Promise<unknown> =>
      caller.send(addNote, {
        params: { uuid },
        version: await readFileVersion(caller, uuid),
        body: { text, visibleToBorrower: true },
      }),
    /** Returns the borrower's answer to a condition to them. */
    returnCondition: async (
      uuid: string,
      conditionId: string,
      reason: SentBodyOf<typeof returnCondition>['reason'],
      commentsToBorrower: string,
    ): Promise<unknown> =>
      caller.send(returnCondition, {
        params: { uuid, conditionId },
        version: await readFileVersion(caller, uuid),
        body: { reason, commentsToBorrower },
      }),
  };
}
