import { readServicedAccount } from '@lintel/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { getPersona, walkToStatus } from '../../../test/walk.ts';
import { loanNow, setLoanClock } from '../../loan-file/clock.ts';
import { drive, openPersonaClient } from '../../sandbox/drive.ts';
import { orderFault } from '../../vendors/faults.ts';
import { readServicing } from '../funding/servicing.ts';

vi.setConfig({ testTimeout: 150_000, hookTimeout: 120_000 });

onOneDatabase('the account of an open line', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  test('is empty before the line is open', async () => {
    const walked = await walkToStatus(server, 'found');
    expect(await walked.client.send(readServicedAccount, { params: { uuid: walked.uuid } })).toBeUndefined();
  });

  test('has today’s figures, and the last known ones with their day while the servicer is down', async () => {
    const client = openPersonaClient(server.app, getPersona('found'));
    const { uuid } = await drive(server.app, getPersona('found'), 'COMPLETE', client);
    const read = () => client.send(readServicedAccount, { params: { uuid } });
    const { context } = server;
    const { line, payments } = (await readServicing(context, context.db, uuid))!;
    const first = await read();
    expect(first).toMatchObject({
      isCurrent: true,
      account: {
        balance: line.amount,
        available: 0,
        rate: line.rate,
        nextPayment: { on: payments.firstOn, amount: line.monthlyPayment },
      },
    });
    const monthLater = new Date((await loanNow(context, context.db)).getTime() + 40 * 86_400_000);
    await setLoanClock(context, { pinnedAt: monthLater });
    await orderFault(context.db, 'servicing', '5xx', 1, 0);
    expect(await read()).toEqual({ ...first, isCurrent: false });
  });
});
