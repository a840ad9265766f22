import {
  beginEmailChange,
  beginPhoneChange,
  changeAlias,
  confirmEmailChange,
  confirmPhoneChange,
  readHeloc,
  readIdentity,
  registerIdentity,
  revertEmailChange,
} from '@lintel/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { newLoan } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createRecoveryActions } from '../../../test/recovery.ts';
import { readAnswers } from '../../records/answers/answers.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { beginSecondFactor, confirmSecondFactor, hasSecondFactor } from '../second-factor.ts';
import { codeAt } from '../totp.ts';

const MINUTE = 60_000;
let count = 0;
const newEmail = (): string => `new-${(count += 1)}-${Date.now()}@example.com`;

onOneDatabase('changing contact details:', (open) => {
  let server: TestApp;
  let now = new Date();
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, sessionNow: () => now });
  }, 60_000);
  const advanceTime = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  const { waitForEmail, logInAs, fetchStatus, fetchResetToken } = createRecoveryActions(() => server, {
    now: () => now,
    advanceTime,
  });
  const fetchCode = async (to: string): Promise<string> =>
    vi.waitFor(async () => {
      const [newest] = await readOutbox(server.context.db, server.context.vault, to);
      return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? expect.fail('no code yet');
    });
  const begin = (token: string, email: string) => server.loose(beginEmailChange, { token, body: { email } });
  const confirm = (token: string, code: string) => server.loose(confirmEmailChange, { token, body: { code } });
  /** A borrower who confirmed the address, whose owner alone can change it back. */
  const createConfirmedBorrower = async () => {
    const borrower = await server.createBorrower();
    await server.context.db
      .updateTable('identity')
      .set({ email_verified_at: now })
      .where('uuid', '=', borrower.identityUuid)
      .execute();
    return borrower;
  };
  /** Changes the address, and returns the token of the link in the email to the old one. */
  const changeEmail = async (token: string, from: string, to: string): Promise<string> => {
    expect((await begin(token, to)).statusCode).toBe(202);
    expect((await confirm(token, await fetchCode(to))).statusCode).toBe(204);
    const letter = await waitForEmail(from, /your account has a new email address/);
    return /revert-email\S*#([\w-]+)/.exec(letter.text)?.[1] ?? expect.fail('no link');
  };
  const revert = (token: string) => server.loose(revertEmailChange, { body: { token } });

  test('the address takes a code from the new one, moves the login and the application, and ends other sessions', async () => {
    const { uuid, token, email, identityUuid } = await newLoan(server);
    const other = (await logInAs(email, PASSWORD)).headers.authorization?.replace('Bearer ', '') ?? '';
    const oldLink = await fetchResetToken(email);
    const to = newEmail();
    expect((await begin(token, email.toUpperCase())).json().errors).toEqual([
      expect.objectContaining({ field: 'email' }),
    ]);
    expect((await begin(token, to)).json()).toEqual({ sentTo: expect.stringMatching(/^n\*\*\*@/) });
    const code = await fetchCode(to);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await confirm(token, wrong)).json()).toMatchObject({ status: 'code-wrong' });
    expect((await server.send(readIdentity, { token })).email).toBe(email);
    expect((await confirm(token, code)).statusCode).toBe(204);
    expect((await confirm(token, code)).json(), 'a code works once').toMatchObject({ status: 'code-expired' });

    expect(await server.send(readIdentity, { token })).toMatchObject({ email: to, emailVerified: true });
    expect((await logInAs(email, PASSWORD)).statusCode).toBe(401);
    expect((await logInAs(to, PASSWORD)).statusCode).toBe(200);
    expect(await fetchStatus(other)).toBe(401);
    expect(oldLink).not.toBe('');
    const open = await server.context.db
      .selectFrom('password_reset')
      .select('uuid')
      .where('identity_uuid', '=', identityUuid)
      .where('used_at', 'is', null)
      .execute();
    expect(open, 'links mailed to the old address').toEqual([]);
    const { applicant } = await readAnswers(server.context.vault, server.context.db, uuid);
    expect(applicant.email).toBe(to);
    expect((await server.ask(readHeloc, { params: { uuid }, token })).statusCode).toBe(200);
    await waitForEmail(to, /your email address was changed/);
  });

  test('the address is refused after 10 minutes, 5 wrong codes, and where another account confirmed it', async () => {
    const { token } = await server.createBorrower();
    const to = newEmail();
    await begin(token, to);
    const code = await fetchCode(to);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await confirm(token, wrong)).json()).toMatchObject({ status: 'code-wrong' });
    expect((await confirm(token, code)).json()).toMatchObject({ status: 'code-expired' });
    const later = newEmail();
    await begin(token, later);
    const laterCode = await fetchCode(later);
    advanceTime(10 * MINUTE + 1);
    expect((await confirm(token, laterCode)).json()).toMatchObject({ status: 'code-expired' });

    const owner = await createConfirmedBorrower();
    const taken = newEmail();
    await changeEmail(owner.token, owner.email, taken);
    expect((await begin(token, taken)).statusCode, 'the same answer as for a free address').toBe(202);
    expect((await confirm(token, await fetchCode(taken))).json()).toMatchObject({ status: 'email-taken' });
    expect((await server.send(readIdentity, { token: owner.token })).email).toBe(taken);
  });

  test('the address sets an account aside that never confirmed it', async () => {
    const { token } = await server.createBorrower();
    const to = newEmail();
    const { jwt } = await server.send(registerIdentity, {
      query: { organization: 'FIGURE' },
      body: { email: to, password: PASSWORD, phoneNumber: '4155550142' },
    });
    await begin(token, to);
    expect((await confirm(token, await fetchCode(to))).statusCode).toBe(204);
    expect((await server.send(readIdentity, { token })).email).toBe(to);
    expect(await fetchStatus(jwt)).toBe(401);
  });

  test('the address is changed back by its old owner, which ends the password, sessions and new second factors', async () => {
    const { token, email, identityUuid } = await createConfirmedBorrower();
    const to = newEmail();
    const link = await changeEmail(token, email, to);
    const secret = await beginSecondFactor(server.context, identityUuid);
    const code = codeAt(secret, now);
    await server.context.db
      .transaction()
      .execute((trx) => confirmSecondFactor(server.context, trx, identityUuid, code));
    const next = newEmail();
    const laterLink = await changeEmail(token, to, next);

    expect((await revert(link)).json()).toEqual({ email: expect.stringContaining('***') });
    expect(await fetchStatus(token)).toBe(401);
    for (const address of [email, to, next]) expect((await logInAs(address, PASSWORD)).statusCode).toBe(401);
    expect(await hasSecondFactor(server.context, identityUuid)).toBe(false);
    await waitForEmail(email, /your email address was changed back/);
    expect((await revert(laterLink)).json()).toMatchObject({ status: 'link-expired' });
    expect((await revert(link)).json()).toMatchObject({ status: 'link-expired' });
    expect(await fetchResetToken(email)).not.toBe('');
  });

  test('an address that no one confirmed gets no link to change the account back', async () => {
    const { token, identityUuid } = await server.createBorrower();
    const to = newEmail();
    await begin(token, to);
    expect((await confirm(token, await fetchCode(to))).statusCode).toBe(204);
    await waitForEmail(to, /your email address was changed/);
    const links = await server.context.db
      .selectFrom('email_revert')
      .select('uuid')
      .where('identity_uuid', '=', identityUuid)
      .execute();
    expect(links).toEqual([]);
  });

  test('the address is not changed back after 7 days', async () => {
    const { token, email } = await createConfirmedBorrower();
    const link = await changeEmail(token, email, newEmail());
    advanceTime(7 * 24 * 60 * MINUTE + 1);
    expect((await revert(link)).json()).toMatchObject({ status: 'link-expired' });
  });

  test('the phone number takes a code from the new one, and an unchecked number is unverified', async () => {
    const { token, email } = await server.createBorrower();
    const readPhone = async () =>
      (await server.send(readIdentity, { token })).aliases.find(({ type }) => type === 'Phone');
    expect((await server.loose(beginPhoneChange, { token, body: { phone: '(303) 555-0178' } })).json()).toEqual({
      sentTo: '(***) ***-0178',
    });
    const code = await fetchCode('3035550178');
    expect(await readPhone()).toMatchObject({ value: '(***) ***-0142', verified: false });
    const confirmPhone = (typed: string) => server.loose(confirmPhoneChange, { token, body: { code: typed } });
    expect((await confirmPhone(code === '000000' ? '000001' : '000000')).json()).toMatchObject({
      status: 'code-wrong',
    });
    expect((await confirmPhone(code)).statusCode).toBe(204);
    expect(await readPhone()).toMatchObject({ value: '(***) ***-0178', verified: true });
    await waitForEmail(email, /your phone number was changed/);
    const [text] = await readOutbox(server.context.db, server.context.vault, '4155550142');
    expect(text?.text, 'to the earlier number').toMatch(/your account has a new phone number/);
    await server.send(changeAlias, { token, body: { type: 'Phone', value: '3035550179' } });
    expect(await readPhone()).toMatchObject({ value: '(***) ***-0179', verified: false });
  });
});
