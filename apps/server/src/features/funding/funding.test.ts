import { randomUUID } from 'node:crypto';
import { approveFunding, proposeFunding, readFunding, readPayout, readTimeline } from '@lintel/contract';
import { currentGate, firstPaymentAfter, paymentDay, SAMPLE_POLICY, type GateId, type Policy } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { expectOneTaken } from '../../../test/at-once.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atTheDesk, deskOn, type Colleague } from '../../../test/desk.ts';
import { byWorker } from '../../../test/loans.ts';
import { moneyAccount, WITHOUT_MONEY } from '../../../test/money.ts';
import { sayUntil, walkToSigned } from '../../../test/to-signed.ts';
import { card, factsOfType, walk, type Walked } from '../../../test/walk.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow, loanToday, pacificDay, setLoanClock } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { loadPayouts } from '../../records/funding-orders/transfers.ts';
import { sweepAlarms } from '../../records/staff-tasks/alarms.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { bookedOrders } from '../../vendors/bank/sandbox-transfers.ts';
import { clearFaults, orderFault } from '../../vendors/faults.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { keepRecorded } from '../recording/store.ts';
import { sweepSanctions } from '../sanctions/due.ts';
import { decideByRule } from './by-rule.ts';
import { runChecks } from './checks.ts';
import { payCreditors } from './pay-creditors.ts';
import { sendFunds } from './send.ts';
import { readServicing } from './servicing.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

onOneDatabase('the money', (open) => {
  const policy = vi.fn<() => Policy>(() => SAMPLE_POLICY);
  let server: TestApp;
  let closer: Colleague;
  let funder: Colleague;
  let second: Colleague;
  let stranger: Colleague;
  const at = deskOn(
    () => server,
    () => funder,
  );
  beforeAll(async () => {
    // Each test runs the payment gates' jobs itself, as often and with as many failures as it wants.
    server = await testApp(await open(), { run: true, features: WITHOUT_MONEY, getPolicy: policy });
    [closer, funder, second, stranger] = [
      await atTheDesk(server, 'closer'),
      await atTheDesk(server, 'funder'),
      await atTheDesk(server, 'second funder'),
      await atTheDesk(server, 'funder', 'HOMEPOINT'),
    ];
  });

  const job = ({ uuid }: Walked, gate: GateId, attempt = 1) =>
    ({ uuid, gate, attempt, key: `${uuid}:${gate}:${attempt}` }) as const;
  const file = async ({ uuid }: Walked) => (await readApplication(server.context.db, uuid))!.projection;
  const gate = async (who: Walked) => currentGate(await file(who))?.id ?? 'complete';
  const said = ({ uuid }: Walked, type: Parameters<typeof factsOfType>[2]) => factsOfType(server, uuid, type);
  const funding = async (who: Walked) => {
    const { amount, approvals, ...more } = await at.send(readFunding, { params: { uuid: who.uuid } });
    return { ...more, amount: amount ?? expect.fail('no amount'), approvals: approvals ?? expect.fail('no rule') };
  };
  const tasks = async ({ uuid }: Walked) => {
    await sweepAlarms(server.context, uuid);
    return (
      await server.context.db
        .selectFrom('desk_task')
        .select('gate')
        .where('application_uuid', '=', uuid)
        .where('closed_at', 'is', null)
        .where('gate', 'like', 'money%')
        .execute()
    ).map((task) => task.gate);
  };
  const ledger = async ({ uuid }: Walked, op: string) =>
    (await server.context.vendors.gateway.ledger.of(uuid))
      .filter((row) => row.op === op)
      .map((row) => [row.idempotencyKey, row.outcome, row.asks]);
  /** A server that is killed while it records the bank's answer. */
  const dying = (): Context => ({
    ...server.context,
    vault: {
      ...server.context.vault,
      seal: () => {
        throw new Error('killed');
      },
    },
  });
  const byRuleUpTo = (ruleUpTo: number): Context => ({
    ...server.context,
    getPolicy: () => ({ ...SAMPLE_POLICY, funding: { twoPeopleAbove: 1_000_000, ruleUpTo } }),
  });

  /** Brings a persona to a recorded deed and past the margin for mailed letters. */
  const toChecks = async (persona: string | Persona) => {
    const who = await walkToSigned(server, persona, 'rescission-notice', {
      first: async ({ uuid }) => moneyAccount(server, uuid),
    });
    await sayUntil(server, who.uuid, 'final-checks');
    return who;
  };
  const checked = async (who: Walked, attempt = 1) => runChecks(job(who, 'final-checks', attempt), server.context);

  test("leaves after the checks, a proposal and another person's approval, once though the server is killed, as the papers say it [OP-D-121, OP-D-124]", async () => {
    const who = await toChecks('found');
    const verify = (verification: 'PENDING_REVIEW' | 'VERIFIED') =>
      server.context.db
        .updateTable('bank_account')
        .set({ verification })
        .where('application_uuid', '=', who.uuid)
        .execute();
    await verify('PENDING_REVIEW');
    await checked(who);
    expect((await funding(who)).checks).toContainEqual({
      check: 'ACCOUNT',
      state: 'FAILED',
      because: expect.any(String),
    });
    await verify('VERIFIED');
    await Promise.all([checked(who), checked(who)]);
    const [checks, more] = await said(who, 'FinalChecksPassed');
    expect([checks, more]).toEqual([
      {
        attempt: 1,
        checks: ['SANCTIONS', 'ACCOUNT', 'CONDITIONS'],
        paymentOn: paymentDay(await loanToday(server.context, server.context.db)),
      },
      undefined,
    ]);
    await decideByRule(job(who, 'funding-decision'), server.context);
    expect([await gate(who), await tasks(who), await said(who, 'FundingProposed')]).toEqual([
      'funding-decision',
      ['money-to-approve'],
      [],
    ]);

    const { amount, approvals, shares, proposed } = await funding(who);
    expect([approvals, proposed, shares.reduce((sum, share) => sum + Math.round(share.amount * 100), 0)]).toEqual([
      2,
      null,
      Math.round(amount * 100),
    ]);
    expect(shares.map(({ payee }) => payee)).toEqual(['BORROWER', 'LENDER', ...shares.slice(2).map(() => 'OTHERS')]);
    const propose = (body: object, by = funder) => at.loose(proposeFunding, { params: { uuid: who.uuid }, body }, by);
    const approve = (by: Colleague, body: object = { amount }) =>
      at.loose(approveFunding, { params: { uuid: who.uuid }, body }, by);
    expect((await approve(second)).json()).toMatchObject({ status: 'outcome-not-possible' });
    expect((await propose({ amount: amount + 1, approvals })).json()).toMatchObject({
      status: 'quote-changed',
      data: { amount, approvals },
    });
    expect((await propose({ amount, approvals: 1 })).json()).toMatchObject({ status: 'quote-changed' });
    expect((await propose({ amount, approvals }, closer)).json()).toMatchObject({ status: 'not-permitted' });
    expectOneTaken(await Promise.all([propose({ amount, approvals }), propose({ amount, approvals })]));
    expect(await said(who, 'FundingProposed')).toHaveLength(1);
    expect((await approve(funder)).json()).toMatchObject({ status: 'second-person-needed' });
    // A person's proposal needs a person's approval, whatever the rule may do.
    await decideByRule(job(who, 'funding-decision'), byRuleUpTo(1_000_000));
    expect(await said(who, 'FundingApproved')).toEqual([]);
    const [foreign, missing] = [
      await at.loose(approveFunding, { params: { uuid: who.uuid }, body: { amount } }, stranger),
      await at.loose(approveFunding, { params: { uuid: randomUUID() }, body: { amount } }, stranger),
    ];
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, missing.json().message]);
    const third = await atTheDesk(server, 'second funder');
    const both = await Promise.all([approve(second), approve(third)]);
    expectOneTaken(both);
    expect(await said(who, 'FundingApproved')).toHaveLength(1);
    expect((await funding(who)).proposed?.by).toBe('Finn Under');

    await expect(sendFunds(job(who, 'send-funds'), dying())).rejects.toThrow('killed');
    expect([await gate(who), await said(who, 'FundsSent')]).toEqual(['send-funds', []]);
    await Promise.all([
      sendFunds(job(who, 'send-funds'), server.context),
      sendFunds(job(who, 'send-funds'), server.context),
    ]);
    const orders = await bookedOrders(server.context.db, who.uuid);
    expect(orders).toMatchObject([
      { key: `${who.uuid}:send-funds:1`, count: 1, amountCents: Math.round((shares[0]?.amount ?? 0) * 100) },
    ]);
    expect(await ledger(who, 'bank.send')).toEqual([[`${who.uuid}:send-funds:1`, 'SENT', expect.any(Number)]]);
    expect(await said(who, 'FundsSent')).toMatchObject([{ to: 'ACCOUNT', payoffs: 0 }]);
    expect([await gate(who), await who.status(), await tasks(who)]).toEqual(['complete', 'COMPLETE', []]);
    expect((await funding(who)).sent).toMatchObject({ to: 'ACCOUNT', on: checks?.['paymentOn'] });
    expect(await readServicing(server.context, server.context.db, who.uuid)).toMatchObject({
      line: { amount },
      fundedOn: checks?.['paymentOn'],
      borrower: { email: expect.stringContaining('@') },
    });
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
    expect(
      (await at.trailOf(who.uuid)).filter(({ event }) => event === 'desk.decided').map(({ about }) => about['act']),
    ).toEqual(['funding-proposal', 'funding-approval']);
  });

  test('stands still under a hold, is looked at again when it is over, and a name on the list is compared by a person first', async () => {
    const who = await toChecks('co-owner');
    const failed = async () =>
      (await funding(who)).checks.filter(({ state }) => state === 'FAILED').map(({ check }) => check);
    const hold = (id: string) =>
      record(
        server.context,
        who.uuid,
        () => [
          {
            type: 'ConditionPosted',
            data: {
              id,
              category: 'ESCALATION_REVIEW',
              blocks: 'NOW',
              askBorrower: false,
              person: null,
              documents: [],
              text: 'A closer look.',
              deadline: null,
            },
          },
        ],
        byWorker,
      );
    const clear = (id: string) =>
      record(
        server.context,
        who.uuid,
        () => [{ type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'staff' } }],
        byWorker,
      );
    await hold('hold-1');
    await checked(who);
    expect([await failed(), await tasks(who)]).toEqual([['CONDITIONS'], []]);
    await clear('hold-1');
    // Its end queued the checks again. In the meantime, the other owner was added to the list.
    expect((await funding(who)).checks.map(({ state }) => state)).toEqual([
      'TO_DO',
      'TO_DO',
      'TO_DO',
      'TO_DO',
      'TO_DO',
    ]);
    const owner = (await file(who)).finalTitle.mustSign[0]?.person ?? '';
    await server.context.db
      .updateTable('title_person')
      .set(server.context.vault.seal(`title_person/${owner}/sealed`, { name: 'Listed Person' }))
      .where('person', '=', owner)
      .execute();
    await checked(who);
    const match = Object.keys((await file(who)).sanctions ?? {}).join();
    expect([await failed(), await gate(who), (await said(who, 'SanctionsScreened')).at(-1)]).toMatchObject([
      ['SANCTIONS'],
      'file-review',
      { when: 'CLOSING', people: ['BORROWER', owner], matches: [match] },
    ]);
    await record(
      server.context,
      who.uuid,
      () => [
        { type: 'SanctionsMatchCleared', data: { match, reason: 'NAME_DIFFERS', by: 'one', confirmedBy: 'another' } },
      ],
      byWorker,
    );
    await checked(who);
    expect((await said(who, 'FinalChecksPassed')).length).toBe(1);
    await decideByRule(job(who, 'funding-decision'), byRuleUpTo(1_000_000));
    expect([await said(who, 'FundingProposed'), await said(who, 'FundingApproved')]).toMatchObject([
      [{ by: 'rule', approvals: 1 }],
      [{ by: 'rule' }],
    ]);
    await hold('hold-2');
    await sendFunds(job(who, 'send-funds'), server.context);
    expect(await ledger(who, 'bank.send')).toEqual([]);
    await clear('hold-2');
    // No money is sent either while the file waits for the comparison with a changed list.
    await server.context.db
      .insertInto('sanctions_due')
      .values({ application_uuid: who.uuid, because: 'LIST', due_at: new Date() })
      .execute();
    await sendFunds(job(who, 'send-funds'), server.context);
    expect([await ledger(who, 'bank.send'), await said(who, 'FundsOrdered')]).toEqual([[], []]);
    await sweepSanctions(server.context);
    expect(await gate(who)).toBe('send-funds');
    for (const mode of ['timeout', '5xx', 'malformed'] as const)
      await orderFault(server.context.db, 'bank', mode, 1, 0);
    await expect(sendFunds(job(who, 'send-funds'), server.context)).rejects.toThrow('no usable answer');
    await orderFault(server.context.db, 'bank', 'late', 1, 1);
    await sendFunds(job(who, 'send-funds'), server.context);
    await orderFault(server.context.db, 'bank', 'duplicate', 1, 0);
    await sendFunds(job(who, 'send-funds'), server.context);
    await clearFaults(server.context.db);
    expect([await said(who, 'FundsSent'), (await bookedOrders(server.context.db, who.uuid)).length]).toMatchObject([
      [{ to: 'ACCOUNT' }],
      1,
    ]);
    expect(await gate(who)).toBe('complete');
  });

  test('of a line with payoffs: figures that run out are asked for again, the creditors are paid once, and their receipts end it [OP-D-122]', async () => {
    const { tag: _later, ...prompt } = card('lien-payoff');
    const who = await toChecks(prompt);
    const later = new Date((await loanNow(server.context, server.context.db)).getTime() + 45 * 86_400_000);
    await setLoanClock(server.context, { offsetMs: later.getTime() - Date.now() });
    await checked(who);
    expect(await said(who, 'EvidenceExpired')).toEqual([{ what: 'PAYOFF' }]);
    await expect.poll(async () => (await said(who, 'PayoffFiguresReceived')).at(-1)?.['attempt']).toBe(2);
    await checked(who, 2);
    expect((await said(who, 'FinalChecksPassed')).at(-1)).toMatchObject({
      attempt: 2,
      checks: ['SANCTIONS', 'PAYOFF_FIGURES', 'ACCOUNT', 'CONDITIONS'],
    });
    const { amount, approvals, payoffs, shares } = await funding(who);
    expect([
      payoffs.map(({ state }) => state),
      shares.filter(({ payee }) => payee === 'CREDITOR').map((share) => share.amount),
    ]).toEqual([['DUE'], payoffs.map((payoff) => payoff.amount)]);
    const propose = async (people: number) =>
      (await at.loose(proposeFunding, { params: { uuid: who.uuid }, body: { amount, approvals: people } })).statusCode;
    const approve = async (by: Colleague) =>
      (await at.loose(approveFunding, { params: { uuid: who.uuid }, body: { amount } }, by)).json();
    policy.mockReturnValue({ ...SAMPLE_POLICY, funding: { ...SAMPLE_POLICY.funding, twoPeopleAbove: amount } });
    expect(await propose(1)).toBe(200);
    policy.mockReset();
    expect(await approve(funder)).toMatchObject({ status: 'quote-changed', data: { amount, approvals: 2 } });
    expect([approvals, await propose(2)]).toEqual([2, 200]);
    // The figures expire between the proposal and its approval.
    const clock = await loanNow(server.context, server.context.db);
    await setLoanClock(server.context, { offsetMs: clock.getTime() - Date.now() + 45 * 86_400_000 });
    expect(await approve(second)).toMatchObject({ status: 'quote-changed', data: { amount } });
    await setLoanClock(server.context, { offsetMs: clock.getTime() - Date.now() });
    expect(await approve(second)).toMatchObject({ version: expect.any(Number) });
    await sendFunds(job(who, 'send-funds'), server.context);
    const { requiredPayoffs: required } = await file(who);
    expect([await gate(who), await who.status(), await said(who, 'FundsSent')]).toMatchObject([
      'pay-creditors',
      'DIRECT_DEBT_PAYOFF',
      [{ payoffs: required }],
    ]);
    expect((await who.standing()).explain['text']).toMatch(/^We're paying off [A-Z][^{]+\.$/);
    // No creditor is paid under a hold either.
    const hold = {
      id: 'hold',
      category: 'ESCALATION_REVIEW',
      blocks: 'NOW',
      askBorrower: false,
      person: null,
      documents: [] as string[],
      text: 'A closer look.',
      deadline: null,
    } as const;
    await record(server.context, who.uuid, () => [{ type: 'ConditionPosted', data: hold }], byWorker);
    await payCreditors(job(who, 'pay-creditors'), server.context);
    expect(await ledger(who, 'payoff.pay')).toEqual([]);
    await record(
      server.context,
      who.uuid,
      () => [{ type: 'ConditionCleared', data: { id: 'hold', how: 'ACCEPTED', by: 'staff' } }],
      byWorker,
    );
    await expect(payCreditors(job(who, 'pay-creditors'), dying())).rejects.toThrow('killed');
    expect(await said(who, 'CreditorsPaid')).toEqual([]);
    await Promise.all([
      payCreditors(job(who, 'pay-creditors'), server.context),
      payCreditors(job(who, 'pay-creditors'), server.context),
    ]);
    const creditors = (await loadPayouts(server.context.db, who.uuid)).filter(({ payee }) => payee === 'CREDITOR');
    expect(creditors.map(({ state, amountCents }) => [state, amountCents])).toEqual(
      payoffs.map((payoff) => ['PAID', Math.round(payoff.amount * 100)]),
    );
    expect(await said(who, 'CreditorsPaid')).toEqual([{ receipts: creditors.map(({ receipt }) => receipt) }]);
    const left = (await bookedOrders(server.context.db, who.uuid)).reduce((sum, order) => sum + order.amountCents, 0);
    expect(left).toBe(
      shares
        .filter(({ payee }) => payee === 'BORROWER' || payee === 'CREDITOR')
        .reduce((sum, share) => sum + Math.round(share.amount * 100), 0),
    );
    expect([await gate(who), (await funding(who)).payoffs[0]?.state]).toEqual(['complete', 'PAID']);
  });

  test('of a line that is backed by crypto goes to the custodian', async () => {
    const who = await walk(server, 'crypto', 'AUTOPAY_ACCOUNT');
    await record(
      server.context,
      who.uuid,
      () => [{ type: 'PaymentMethodChosen', data: { method: 'MANUAL', account: null } }],
      byWorker,
    );
    await sayUntil(server, who.uuid, 'final-checks');
    await checked(who);
    await decideByRule(job(who, 'funding-decision'), byRuleUpTo(1_000_000));
    await sendFunds(job(who, 'send-funds'), server.context);
    expect([await said(who, 'FundsSent'), await gate(who)]).toMatchObject([[{ to: 'CUSTODIAN' }], 'complete']);
    expect((await funding(who)).shares[0]).toMatchObject({ payee: 'CUSTODIAN', name: 'Alderpoint Custody, LLC' });
  });

  test('that the bank books later is heard of by its own word, once, and missed after some days; borrower, desk and servicer read the days of bank and county', async () => {
    const who = await walkToSigned(
      server,
      { ...card('found'), street: ['9 Oak Street', 'Denver', 'CO', '80202'] },
      'rescission-notice',
      { first: async ({ uuid }) => moneyAccount(server, uuid, '000123450006') },
    );
    await sayUntil(server, who.uuid, 'final-checks');
    await checked(who);
    await decideByRule(job(who, 'funding-decision'), byRuleUpTo(1_000_000));
    await sendFunds(job(who, 'send-funds'), server.context);
    expect([await gate(who), await ledger(who, 'bank.send')]).toEqual([
      'send-funds',
      [[`${who.uuid}:send-funds:1`, 'ACCEPTED', 1]],
    ]);
    await setLoanClock(server.context, {
      offsetMs: (await loanNow(server.context, server.context.db)).getTime() - Date.now() + 5 * 86_400_000,
    });
    expect(await tasks(who)).toEqual(['money-not-there']);
    const tell = (data: object, eventId = randomUUID()) =>
      sendEvent(
        server.app,
        server.context,
        { kind: 'bank', organisation: 'FIGURE' },
        {
          eventId,
          type: 'sent',
          reference: `${who.uuid}:send-funds:1`,
          occurredAt: new Date().toISOString(),
          data: { ...data },
        },
      );
    // The bank books two days later, and the county had recorded the deed on an earlier day.
    const today = Temporal.PlainDate.from(pacificDay(await loanNow(server.context, server.context.db)));
    const [on, recordedOn] = [today.add({ days: 2 }).toString(), today.subtract({ days: 9 }).toString()];
    await keepRecorded(
      server.context.db,
      who.uuid,
      (await file(who)).closingSet,
      await loanNow(server.context, server.context.db),
      { instrumentNumber: '2026-000001', county: 'Boulder', recordedOn, document: null },
    );
    await tell({ trace: 7 });
    for (const eventId of [randomUUID(), randomUUID()]) await tell({ trace: 'T-1', on }, eventId);
    await expect.poll(() => gate(who)).toBe('complete');
    expect(await said(who, 'FundsSent')).toHaveLength(1);
    const firstPaymentOn = firstPaymentAfter(on);
    expect(await funding(who)).toMatchObject({ sent: { on }, recorded: { recordedOn } });
    expect(await readServicing(server.context, server.context.db, who.uuid)).toMatchObject({
      fundedOn: on,
      payments: { firstOn: firstPaymentOn },
      deed: { recordedOn },
    });
    expect((await who.answer(readPayout)).body).toMatchObject({
      sentOn: null,
      stage: 'ORDERED',
      fundingOn: on,
      firstPaymentOn,
    });
    const lines = async () => (await who.send(readTimeline)).slice(-3).map((line) => [line.label, line.on, line.state]);
    expect(await lines()).toEqual([
      ['Boulder recorded the deed', recordedOn, 'DONE'],
      ['We send your money', on, 'NOW'],
      [expect.stringMatching(/^First payment/), firstPaymentOn, 'LATER'],
    ]);
    await setLoanClock(server.context, {
      offsetMs: (await loanNow(server.context, server.context.db)).getTime() - Date.now() + 2 * 86_400_000,
    });
    expect((await who.answer(readPayout)).body).toMatchObject({ sentOn: on, stage: 'SENT' });
    expect((await lines())[1]).toEqual(['We sent your money', on, 'DONE']);
  });
});
