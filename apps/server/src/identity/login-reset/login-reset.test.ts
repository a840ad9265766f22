import {
  approveLoginReset,
  askLoginReset,
  declineLoginReset,
  readLoginReset,
  stepUpWithPassword,
  type Call,
} from '@lintel/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { newLoan } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createRecoveryActions } from '../../../test/recovery.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { setLoanClock } from '../../loan-file/clock.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { beginSecondFactor, confirmSecondFactor } from '../second-factor.ts';
import { codeAt } from '../totp.ts';

const HOUR = 3600_000;
const PHONE = '4155550142';

onOneDatabase('a reset of a borrower’s two-step login', (open) => {
  let server: TestApp;
  let una: StaffMember;
  let adam: StaffMember;
  let eve: StaffMember;
  let clock = Date.now();
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    una = await logInStaffMember(server, 'underwriter');
    adam = await logInStaffMember(server, 'admin');
    eve = await logInStaffMember(server, 'admin');
  }, 60_000);
  const { waitForEmail, logInAs, fetchStatus } = createRecoveryActions(() => server, {
    now: () => new Date(),
    advanceTime: () => undefined,
  });
  const advanceHours = (hours: number): Promise<void> => {
    clock += hours * HOUR;
    return setLoanClock(server.context, { pinnedAt: new Date(clock) });
  };
  const send = (call: Call, uuid: string, staff: StaffMember, body?: object) =>
    server.loose(call, { params: { uuid }, token: staff.token, ...(body && { body }) });
  const ask = (uuid: string, staff = una) => send(askLoginReset, uuid, staff, { check: 'CALLED_BACK' });
  const waitForTexts = (text: RegExp, count: number) =>
    vi.waitFor(
      async () => {
        const texts = await readOutbox(server.context.db, server.context.vault, PHONE);
        expect(texts.filter((sms) => text.test(sms.text))).toHaveLength(count);
      },
      { timeout: 20_000, interval: 100 },
    );
  /** Creates a borrower with an application and two-step login. */
  const createBorrower = async () => {
    const { uuid, token, email } = await newLoan(server);
    const { identity_uuid: identity } = await server.context.db
      .selectFrom('application')
      .select('identity_uuid')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const secret = await beginSecondFactor(server.context, identity);
    const code = codeAt(secret, new Date());
    const [recoveryCode = ''] = await server.context.db
      .transaction()
      .execute((trx) => confirmSecondFactor(server.context, trx, identity, code));
    return { uuid, token, email, recoveryCode };
  };

  test('takes two people and a day, emails and texts the borrower twice, and ends every session', async () => {
    const { uuid, token, email } = await createBorrower();
    expect((await send(approveLoginReset, uuid, adam)).json()).toMatchObject({ status: 'not-at-this-step' });
    expect((await ask(uuid, adam)).json()).toMatchObject({
      twoStep: true,
      request: { check: 'CALLED_BACK', by: 'Adam Min', isOpen: false },
    });
    expect((await ask(uuid)).json(), 'asking again').toMatchObject({ status: 'not-at-this-step' });
    await waitForEmail(email, /someone asked to reset your two-step login/);
    await waitForTexts(/someone asked us to reset your two-step login/, 1);

    await advanceHours(23.9);
    expect((await send(approveLoginReset, uuid, eve)).json(), 'too early').toMatchObject({
      status: 'not-at-this-step',
    });
    await advanceHours(0.2);
    expect((await send(approveLoginReset, uuid, una)).statusCode, 'without the permission').toBe(403);
    expect((await send(approveLoginReset, uuid, adam)).json()).toMatchObject({ status: 'second-person-needed' });
    expect((await logInAs(email, PASSWORD)).json()).toHaveProperty('challenge');
    expect(await fetchStatus(token)).toBe(200);
    expect((await send(approveLoginReset, uuid, eve)).json()).toEqual({ twoStep: false, passkeys: 0, request: null });
    expect(await fetchStatus(token)).toBe(401);
    expect((await logInAs(email, PASSWORD)).json()).not.toHaveProperty('challenge');
    await waitForEmail(email, /your two-step login was reset/);
    await waitForTexts(/we reset your two-step login and passkeys/, 1);
  });

  test('ends when it is declined, after 7 days, and when the borrower uses a code', async () => {
    const { uuid, token, recoveryCode } = await createBorrower();
    const read = async () => (await send(readLoginReset, uuid, adam)).json();
    await ask(uuid);
    expect((await send(declineLoginReset, uuid, adam)).json()).toMatchObject({ twoStep: true, request: null });
    expect((await send(declineLoginReset, uuid, adam)).json()).toMatchObject({ status: 'not-at-this-step' });

    await ask(uuid);
    await advanceHours(7 * 24 + 0.1);
    expect((await send(approveLoginReset, uuid, adam)).json(), 'too late').toMatchObject({
      status: 'not-at-this-step',
    });
    expect(await read()).toMatchObject({ request: null });

    expect((await ask(uuid)).json()).toMatchObject({ request: { by: 'Una Writer' } });
    const steppedUp = await server.loose(stepUpWithPassword, { token, body: { password: PASSWORD, recoveryCode } });
    expect(steppedUp.statusCode).toBe(204);
    expect(await read()).toMatchObject({ twoStep: true, request: null });
  });

  test('is not approved by a colleague whom the other person invited in the last 30 days, or whom someone else invited with them', async () => {
    const [asker, approver, inviter] = [
      await logInStaffMember(server, 'admin'),
      await logInStaffMember(server, 'admin'),
      await logInStaffMember(server, 'admin'),
    ];
    const setInviter = (of: StaffMember, by: string, daysAgo = 0) =>
      server.context.db
        .updateTable('staff')
        .set({ invited_by: by, created_at: new Date(Date.now() - daysAgo * 24 * HOUR) })
        .where('identity_uuid', '=', of.staffUuid)
        .execute();
    const { uuid } = await createBorrower();
    await ask(uuid, asker);
    await advanceHours(24.1);
    const approve = async () => (await send(approveLoginReset, uuid, approver)).json();

    await setInviter(approver, asker.staffUuid);
    expect(await approve(), 'the asker’s own account').toMatchObject({ status: 'independent-person-needed' });
    await setInviter(approver, 'desk:invite');
    await setInviter(asker, approver.staffUuid);
    expect(await approve(), 'the approver’s own account').toMatchObject({ status: 'independent-person-needed' });
    await setInviter(approver, inviter.staffUuid);
    await setInviter(asker, inviter.staffUuid);
    expect(await approve(), 'both of a third person').toMatchObject({ status: 'independent-person-needed' });
    await setInviter(approver, asker.staffUuid, 31);
    expect(await approve()).toMatchObject({ twoStep: false, request: null });
  });

  test('has nothing to reset without two-step login and passkeys', async () => {
    const { uuid } = await newLoan(server);
    expect((await ask(uuid)).json()).toMatchObject({ status: 'not-at-this-step' });
  });
});
