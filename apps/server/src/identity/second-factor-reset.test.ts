import { randomUUID } from 'node:crypto';
import {
  approveSecondFactorReset,
  requestSecondFactorReset,
  declineSecondFactorReset,
  openAccountSetup,
} from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { createRecoveryActions } from '../../test/recovery.ts';
import { logInStaffMember } from '../../test/staff.ts';

const MINUTE = 60_000;

onOneDatabase('a reset of the second factor', (open) => {
  let server: TestApp;
  let now = new Date();
  const advanceTime = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  beforeAll(async () => {
    const store = await open();
    server = await createTestApp(store, { run: true, sessionNow: () => now });
  });
  const { waitForEmail, logInStaffWith, logInAgain, fetchStatus } = createRecoveryActions(() => server, {
    now: () => now,
    advanceTime,
  });

  test('two admins together reset a lost authenticator of another person, who is emailed and sets up again', async () => {
    const [adam, eve, una] = [
      await logInStaffMember(server, 'admin'),
      await logInStaffMember(server, 'admin'),
      await logInStaffMember(server, 'underwriter'),
    ];
    expect(
      (
        await server.ask(approveSecondFactorReset, {
          params: { staffUuid: una.staffUuid },
          token: adam.token,
          version: 1,
        })
      ).json(),
    ).toMatchObject({ status: 'not-at-this-step' });
    expect(
      (
        await server.ask(requestSecondFactorReset, {
          params: { staffUuid: adam.staffUuid },
          token: adam.token,
          version: 1,
        })
      ).json(),
    ).toMatchObject({ status: 'second-person-needed' });
    expect(
      (
        await server.ask(requestSecondFactorReset, {
          params: { staffUuid: una.staffUuid },
          token: una.token,
          version: 1,
        })
      ).statusCode,
    ).toBe(403);
    expect(
      (
        await server.ask(requestSecondFactorReset, {
          params: { staffUuid: una.staffUuid },
          token: adam.token,
          version: 1,
        })
      ).json(),
    ).toMatchObject({
      ready: true,
      secondFactorReset: { askedBy: adam.staffUuid, askedByName: 'Adam Min' },
    });
    await waitForEmail(una.email, /authenticator reset was requested/);
    expect(
      (
        await server.ask(approveSecondFactorReset, {
          params: { staffUuid: una.staffUuid },
          token: adam.token,
          version: 1,
        })
      ).json(),
    ).toMatchObject({ status: 'second-person-needed' });
    const setInviter = (by: string) =>
      server.context.db
        .updateTable('staff')
        .set({ invited_by: by })
        .where('identity_uuid', '=', eve.staffUuid)
        .execute();
    await setInviter(adam.staffUuid);
    const ofInviter = await server.ask(approveSecondFactorReset, {
      params: { staffUuid: una.staffUuid },
      token: eve.token,
      version: 1,
    });
    expect(ofInviter.json()).toMatchObject({ status: 'independent-person-needed' });
    await setInviter('desk:invite');
    expect(
      (
        await server.ask(requestSecondFactorReset, {
          params: { staffUuid: una.staffUuid },
          token: eve.token,
          version: 1,
        })
      ).json(),
      'asking again changes nothing',
    ).toMatchObject({
      secondFactorReset: { askedBy: adam.staffUuid },
    });
    expect(
      (
        await server.ask(declineSecondFactorReset, {
          params: { staffUuid: una.staffUuid },
          token: eve.token,
          version: 1,
        })
      ).json(),
    ).toMatchObject({ secondFactorReset: null });
    await server.ask(requestSecondFactorReset, {
      params: { staffUuid: una.staffUuid },
      token: adam.token,
      idempotencyKey: randomUUID(),
      headers: { 'if-match': '"1"' },
    });
    advanceTime(3 * 24 * 60 * MINUTE + 1);
    const [adam2, eve2] = [await logInAgain(adam), await logInAgain(eve)];
    expect(
      (
        await server.ask(approveSecondFactorReset, {
          params: { staffUuid: una.staffUuid },
          token: eve2.token,
          version: 1,
        })
      ).json(),
      'too late',
    ).toMatchObject({ status: 'not-at-this-step' });
    await server.ask(requestSecondFactorReset, {
      params: { staffUuid: una.staffUuid },
      token: adam2.token,
      idempotencyKey: randomUUID(),
      headers: { 'if-match': '"1"' },
    });
    const una2 = await logInAgain(una);
    expect(
      (
        await server.ask(approveSecondFactorReset, {
          params: { staffUuid: una.staffUuid },
          token: eve2.token,
          version: 1,
        })
      ).json(),
    ).toMatchObject({ ready: false });
    expect(await fetchStatus(una2.token)).toBe(401);
    expect((await logInStaffWith(una, una.password)).statusCode).toBe(401);
    await waitForEmail(una.email, /your authenticator was reset/);
    const link = /account-setup\S*#([\w-]+)/.exec(
      (await waitForEmail(una.email, /Your invitation to the .* console/)).text,
    )?.[1];
    expect((await server.loose(openAccountSetup, { body: { token: link } })).statusCode).toBe(200);
  });
});
