import { randomUUID } from 'node:crypto';
import { answerSecondFactor, askPasswordReset, logIn, logInStaff, readIdentity, resetPassword } from '@lintel/contract';
import { expect, vi } from 'vitest';
import { codeAt } from '../src/identity/totp.ts';
import { readOutbox } from '../src/vendors/outbox.ts';
import type { TestApp } from './app.ts';
import type { StaffMember } from './staff.ts';

export const NEW_PASSWORD = 'violet Kettle! anthem 31';
const REQUEST = randomUUID();

/** A clock of sessions, codes and limits that a test moves. */
export interface TestClock {
  readonly now: () => Date;
  readonly advanceTime: (ms: number) => void;
}

/** Returns the session token in a reply's header. */
export const getBearer = (reply: { headers: Record<string, unknown> }): string =>
  String(reply.headers['authorization']).replace('Bearer ', '');

/** Creates the actions of the tests of account recovery, on a server with the given clock. */
export function createRecoveryActions(server: () => TestApp, { now, advanceTime }: TestClock) {
  const fetchEmails = async (to: string, subject: RegExp) =>
    (await readOutbox(server().context.db, server().context.vault)).filter(
      (mail) => mail.to === to && subject.test(mail.subject ?? ''),
    );
  const waitForEmail = (to: string, subject: RegExp, count = 1) =>
    vi.waitFor(
      async () => {
        const found = await fetchEmails(to, subject);
        expect(found.length).toBeGreaterThanOrEqual(count);
        return found[0] ?? expect.fail();
      },
      { timeout: 20_000, interval: 100 },
    );
  const requestReset = (email: string, desk = false, app = server()) =>
    app.ask(askPasswordReset, { body: { email, desk }, headers: { 'x-request-id': REQUEST } });
  const fetchResetToken = async (email: string, desk = false): Promise<string> => {
    const before = (await fetchEmails(email, /reset your password/)).map(({ text }) => text);
    await requestReset(email, desk);
    return vi.waitFor(
      async () => {
        const fresh = (await fetchEmails(email, /reset your password/)).find(({ text }) => !before.includes(text));
        return /reset-password\S*#([\w-]+)/.exec(fresh?.text ?? '')?.[1] ?? expect.fail('no link yet');
      },
      { timeout: 20_000, interval: 100 },
    );
  };
  const resetPasswordWith = (body: object, requestId?: string) =>
    server().loose(resetPassword, { body, ...(requestId ? { headers: { 'x-request-id': requestId } } : {}) });
  const logInAs = (
    email: string,
    password: string,
    overrides: { from?: string; cookie?: string } = {},
    app = server(),
  ) =>
    app.ask(logIn, {
      body: { email, password },
      ...(overrides.from ? { from: overrides.from } : {}),
      ...(overrides.cookie ? { headers: { cookie: overrides.cookie } } : {}),
    });
  const logInStaffWith = (account: { email: string }, password: string) =>
    server().ask(logInStaff, { body: { email: account.email, password } });
  const logInAgain = async (staff: StaffMember): Promise<StaffMember> => {
    const { challenge } = (await logInStaffWith(staff, staff.password)).json();
    advanceTime(30_000);
    const loginReply = await server().loose(answerSecondFactor, {
      body: { challenge, code: codeAt(staff.totpSecret, now()) },
    });
    return { ...staff, token: getBearer(loginReply) };
  };
  const fetchStatus = async (token: string) => (await server().ask(readIdentity, { token })).statusCode;
  const createConfirmedBorrower = async () => {
    const borrower = await server().createBorrower();
    await server()
      .context.db.updateTable('identity')
      .set({ email_verified_at: now() })
      .where('uuid', '=', borrower.identityUuid)
      .execute();
    return borrower;
  };
  return {
    fetchEmails,
    waitForEmail,
    requestReset,
    fetchResetToken,
    resetPasswordWith,
    logInAs,
    logInStaffWith,
    logInAgain,
    fetchStatus,
    createConfirmedBorrower,
  };
}
