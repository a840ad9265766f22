import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { World } from '../world.ts';
import { callerOf, type Caller } from './caller.ts';
import { authenticatorCode, deskPersona } from './console.ts';

/** Where the calls of the desk about a file begin. */
export const fileAtDesk = (uuid: string): string => `/service-krang-heloc/agent/secure/api/v1/applications/${uuid}`;

/** The version that a file has now. */
export const versionAtDesk = async (caller: Caller, uuid: string): Promise<number> =>
  (await caller.ask<{ version: number }>('GET', fileAtDesk(uuid))).body.version;

export interface NewCondition {
  categoryEnum: string;
  blocks: string;
  requestDocuments: readonly string[];
  commentsToBorrower: string;
}

/** A persona of the desk without a browser, signed in with both factors. */
export async function deskCaller(world: World, persona: string, organisation = 'FIGURE'): Promise<Caller> {
  const caller = callerOf(world, organisation);
  const { email, password, totpSecret } = await deskPersona(world, persona, organisation);
  const { challenge } = (
    await caller.ask<{ challenge: string }>('POST', '/identity-broker/agent/api/v3/login', {
      body: { email, password },
    })
  ).body;
  const signedIn = await caller.ask('POST', '/identity-broker/agent/api/v3/login/second-factor', {
    body: { challenge, code: authenticatorCode(totpSecret) },
  });
  caller.token = signedIn.headers.get('authorization')?.replace('Bearer ', '');
  return caller;
}

/** A session at the desk ends after half an hour in which nobody uses it. */
const SHARED_FOR = 10 * 60_000;
const sessions = new Map<string, { token: string; since: number }>();

/** Has the browser signed in at the desk without the login page, which has journeys of its own: as a colleague whom all share who only look. */
export async function enterDesk(page: Page, world: World, persona: string, organisation: string): Promise<void> {
  const key = `${world.address} ${persona} ${organisation}`;
  const known = sessions.get(key);
  const session =
    known && Date.now() - known.since < SHARED_FOR
      ? known
      : { token: (await deskCaller(world, persona, organisation)).token ?? '', since: Date.now() };
  sessions.set(key, session);
  await page.addInitScript((token) => {
    if (!localStorage.getItem('lintel-desk')) localStorage.setItem('lintel-desk', token);
  }, session.token);
}

/** An underwriter without a browser: what a journey of a borrower needs to be done at the desk. */
export async function deskOf(world: World, organisation = 'FIGURE') {
  const caller = await deskCaller(world, 'underwriter', organisation);

  async function write<T>(uuid: string, path: string, body: unknown): Promise<T> {
    const reply = await caller.ask<T>('POST', `${fileAtDesk(uuid)}${path}`, {
      body,
      version: await versionAtDesk(caller, uuid),
      key: randomUUID(),
    });
    if (reply.status >= 300) throw new Error(`${path} at the desk: ${reply.status} ${reply.text}`);
    return reply.body;
  }
  return {
    /** Posts a condition that the borrower is asked about; answers its id. */
    condition: async (uuid: string, condition: NewCondition): Promise<string> =>
      (await write<{ condition: { uuid: string } }>(uuid, '/conditions', { askBorrower: true, ...condition })).condition
        .uuid,
    /** Writes a note that the borrower reads. */
    message: (uuid: string, text: string): Promise<unknown> => write(uuid, '/notes', { text, visibleToBorrower: true }),
    /** Gives the answer to a condition back. */
    giveBack: (uuid: string, condition: string, reason: string, commentsToBorrower: string): Promise<unknown> =>
      write(uuid, `/conditions/${condition}/return`, { reason, commentsToBorrower }),
  };
}
