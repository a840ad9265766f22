import {
  beginEmailChange,
  closeOwnAccount,
  confirmEmailChange,
  readAccountClosing,
  readIdentity,
  registerIdentity,
  withdrawApplication,
} from '@lintel/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { newLoan } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createRecoveryActions } from '../../../test/recovery.ts';
import { accountIndex } from '../../identity/account-index.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { readOutbox } from '../../vendors/outbox.ts';

vi.setConfig({ testTimeout: 60_000 });

onOneDatabase('closing one’s account', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  }, 60_000);
  const { waitForEmail, logInAs, fetchStatus, createConfirmedBorrower } = createRecoveryActions(() => server, {
    now: () => new Date(),
    advanceTime: () => undefined,
  });
  const close = (token: string) => server.ask(closeOwnAccount, { token });

  test('ends every login and session, frees the address, and emails the owner', async () => {
    const { token, email } = await server.createBorrower();
    const other = (await logInAs(email, PASSWORD)).headers.authorization?.replace('Bearer ', '') ?? '';
    expect(await server.send(readAccountClosing, { token })).toEqual({ open: [], changeBackUntil: null, kept: [] });
    expect((await close(token)).statusCode).toBe(204);
    expect([await fetchStatus(token), await fetchStatus(other)]).toEqual([401, 401]);
    expect((await logInAs(email, PASSWORD)).statusCode).toBe(401);
    await waitForEmail(email, /your account is closed/);
    expect(await accountIndex.pending(server.context, '00000000-0000-0000-0000-000000000000')).toEqual([]);
    const { jwt } = await server.send(registerIdentity, {
      query: { organization: 'FIGURE' },
      body: { email, password: PASSWORD, phoneNumber: '4155550142' },
    });
    expect((await server.send(readIdentity, { token: jwt })).email).toBe(email);
  });

  test('is refused while the earlier email address can change the account back, and says until when', async () => {
    const { token, identityUuid } = await createConfirmedBorrower();
    const email = `new-${Date.now()}@example.com`;
    await server.send(beginEmailChange, { token, body: { email } });
    const [mail] = await readOutbox(server.context.db, server.context.vault, email);
    await server.send(confirmEmailChange, { token, body: { code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' } });
    const { changeBackUntil } = await server.send(readAccountClosing, { token });
    const days = (Date.parse(changeBackUntil ?? '') - Date.now()) / (24 * 3600_000);
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect((await close(token)).json()).toMatchObject({ status: 'change-back-open' });
    expect(await fetchStatus(token)).toBe(200);
    await server.context.db
      .updateTable('email_revert')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('identity_uuid', '=', identityUuid)
      .execute();
    expect((await close(token)).statusCode).toBe(204);
  });

  test('is refused while an application is open, and then names what is kept and until when', async () => {
    const { uuid, token } = await newLoan(server);
    expect(await server.send(readAccountClosing, { token })).toMatchObject({ open: [{ uuid, kind: 'APPLICATION' }] });
    expect((await close(token)).json()).toMatchObject({ status: 'loan-open' });
    expect(await fetchStatus(token)).toBe(200);
    const { version } = (await readApplication(server.context.db, uuid))!;
    expect(
      (await server.ask(withdrawApplication, { token, params: { uuid }, version, body: { reason: 'OTHER' } }))
        .statusCode,
    ).toBe(200);
    const { open: stillOpen, kept } = await server.send(readAccountClosing, { token });
    expect(stillOpen).toEqual([]);
    expect(kept).toContainEqual({
      record: 'APPLICATION',
      source: expect.stringMatching(/\S/),
      until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect((await close(token)).statusCode).toBe(204);
  });
});
