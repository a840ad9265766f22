import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { newLoan } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { recordReceipts } from '../../features/funding/pay-creditors.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow } from '../../loan-file/clock.ts';
import { saveDifference, loadUnsettledDifferences, settleDifference } from './differences.ts';
import { closeRecall, saveOrder, openRecall } from './orders.ts';
import { savePayouts, markOrderPayoutsSent, loadPayouts, type Payout } from './transfers.ts';

const DAY = '2026-11-24';

onOneDatabase('payments of a line', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  const buildPayout = (
    number: number,
    payee: Payout['payee'],
    { liability = null, required = false }: Partial<Payout> = {},
  ): Omit<Payout, 'paidOn' | 'receipt'> => ({
    number,
    payee,
    name: '',
    liability,
    required,
    amountCents: 100_00 * (number + 1),
    state: 'DUE',
    bookedOn: null,
  });

  /** A line that pays its borrower, a debt that must be paid off, and an optional one. */
  async function withTwoDebts() {
    const { db } = server.context;
    const { uuid } = await newLoan(server);
    const [requiredDebt, optionalDebt] = [randomUUID(), randomUUID()];
    await savePayouts(db, uuid, [
      buildPayout(0, 'BORROWER'),
      buildPayout(1, 'CREDITOR', { liability: requiredDebt, required: true }),
      buildPayout(2, 'CREDITOR', { liability: optionalDebt }),
    ]);
    const loan = await readApplication(db, uuid);
    if (!loan) throw new Error('no loan');
    const scope = { uuid, file: { ...loan.projection, fundsSent: true } };
    return { uuid, requiredDebt, optionalDebt, scope, db };
  }

  test('payments to the borrower and required payoffs are sent with the order, and other debts stay due', async () => {
    const { uuid, db } = await withTwoDebts();
    await markOrderPayoutsSent(db, uuid, DAY);
    expect((await loadPayouts(db, uuid)).map(({ state, bookedOn }) => ({ state, bookedOn }))).toEqual([
      { state: 'SENT', bookedOn: DAY },
      { state: 'SENT', bookedOn: DAY },
      { state: 'DUE', bookedOn: null },
    ]);
  });

  test('payments to creditors are complete with the last receipt, and a receipt for an unknown debt is ignored', async () => {
    const { requiredDebt, optionalDebt, scope, uuid, db } = await withTwoDebts();
    const recordPayment = (liabilityUuid: string, amountCents: number) =>
      db
        .transaction()
        .execute((trx) => recordReceipts(server.context, { ...scope, trx }, [{ liabilityUuid, amountCents, on: DAY }]));
    expect(await recordPayment(requiredDebt, 200_00)).toEqual([]);
    expect(await recordPayment(randomUUID(), 300_00)).toEqual([]);
    expect(await recordPayment(optionalDebt, 300_00)).toEqual([
      { type: 'CreditorsPaid', data: { receipts: [expect.any(String), expect.any(String)] } },
    ]);
    expect((await loadPayouts(db, uuid)).map(({ state }) => state)).toEqual(['DUE', 'PAID', 'PAID']);
  });

  test('payments with a difference are settled once, and only through their own file', async () => {
    const { db } = server.context;
    const [{ uuid }, other] = [await newLoan(server), await newLoan(server)];
    const at = await loanNow(server.context, db);
    for (const actualCents of [1, 1, 2])
      await saveDifference(db, {
        uuid,
        kind: 'RECEIPT',
        subject: 'debt',
        expectedCents: 3,
        actualCents,
        reference: null,
        at,
      });
    const [first, second, third] = await loadUnsettledDifferences(db, uuid);
    expect({ first: first?.actualCents, second: second?.actualCents, third }).toEqual({
      first: 1,
      second: 2,
      third: undefined,
    });
    expect(await settleDifference(db, other.uuid, first?.uuid ?? '', at)).toBe(false);
    expect(await settleDifference(db, uuid, first?.uuid ?? '', at)).toBe(true);
    expect(await settleDifference(db, uuid, first?.uuid ?? '', at)).toBe(false);
    expect((await loadUnsettledDifferences(db, uuid)).map(({ uuid: open }) => open)).toEqual([second?.uuid]);
  });

  test('recalled payments are settled once, and the result is never overwritten', async () => {
    const { db } = server.context;
    const { uuid } = await newLoan(server);
    const at = await loanNow(server.context, db);
    const staff = randomUUID();
    await saveOrder(db, { uuid, key: uuid, amountCents: 100, orderedAt: at });
    expect(await closeRecall(db, uuid, 'STOPPED', staff, at)).toBe(false);
    expect(await openRecall(db, uuid, at, DAY)).toBe(true);
    expect(await openRecall(db, uuid, at, '2027-01-01')).toBe(false);
    expect(await closeRecall(db, uuid, 'STOPPED', staff, at)).toBe(true);
    expect(await closeRecall(db, uuid, 'RETURNED', randomUUID(), at)).toBe(false);
  });
});
