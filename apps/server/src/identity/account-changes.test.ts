import { changeAlias, changePassword } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { NEW_PASSWORD, createRecoveryActions, getBearer } from '../../test/recovery.ts';
import { readOutbox } from '../vendors/outbox.ts';

const MINUTE = 60_000;

onOneDatabase('changes in the account', (open) => {
  let server: TestApp;
  let now = new Date();
  const advanceTime = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  beforeAll(async () => {
    const store = await open();
    server = await createTestApp(store, { run: true, sessionNow: () => now });
  });
  const { waitForEmail, fetchResetToken, resetPasswordWith, logInAs, fetchStatus, createConfirmedBorrower } =
    createRecoveryActions(() => server, { now: () => now, advanceTime });

  test('changing the password in the account ends every other session and every open link', async () => {
    const borrower = await createConfirmedBorrower();
    const [link, other] = [await fetchResetToken(borrower.email), getBearer(await logInAs(borrower.email, PASSWORD))];
    expect(
      (
        await server.ask(changePassword, {
          token: borrower.token,
          body: { currentPassword: PASSWORD, password: NEW_PASSWORD },
        })
      ).statusCode,
    ).toBe(204);
    expect([await fetchStatus(borrower.token), await fetchStatus(other)]).toEqual([200, 401]);
    expect((await resetPasswordWith({ token: link, password: 'quiet Meadow! lantern 8' })).json()).toMatchObject({
      status: 'link-expired',
    });
    expect(
      (await resetPasswordWith({ token: await fetchResetToken(borrower.email), password: 'quiet Meadow! lantern 8' }))
        .statusCode,
      'a link asked for since then',
    ).toBe(200);
  });

  test('changing the phone number needs a recent password, emails the owner and texts the earlier number', async () => {
    const borrower = await createConfirmedBorrower();
    const change = (token: string) => server.ask(changeAlias, { token, body: { type: 'Phone', value: '4155550199' } });
    advanceTime(21 * MINUTE);
    expect((await change(borrower.token)).json()).toMatchObject({ status: 'step-up-required' });
    const fresh = getBearer(await logInAs(borrower.email, PASSWORD));
    expect((await change(fresh)).statusCode).toBe(200);
    await waitForEmail(borrower.email, /your phone number was changed/);
    const [text] = await readOutbox(server.context.db, server.context.vault, '4155550142');
    expect(text?.text).toMatch(/your account has a new phone number\. If you didn't change it, call us at/);
    const texts = await readOutbox(server.context.db, server.context.vault, '4155550199');
    expect(texts, 'to the new number').toEqual([]);
  });
});
