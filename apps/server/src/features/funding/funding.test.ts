import { randomUUID } from 'node:crypto';
import {
  approveFunding,
  proposeFunding,
  readFunding,
  readDisbursement,
  readTimeline,
  rejectFunding,
} from '@lintel/contract';
import {
  currentGate,
  dayEndingAt,
  firstPaymentAfter,
  formatDateInProse,
  paymentDay,
  SAMPLE_POLICY,
  type GateId,
  type Policy,
} from '@lintel/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createBankActions } from '../../../test/bank.ts';
import { expectOneAccepted } from '../../../test/concurrent-requests.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { saveDisburseAccount, FEATURES_WITHOUT_FUNDING } from '../../../test/money.ts';
import { logInStaffMember, createStaffActions, setInviter, type StaffMember } from '../../../test/staff.ts';
import { recordUntilGate, walkToSigned } from '../../../test/walk-to-signed.ts';
import { getPersona, loadFactsOfType, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow, loanToday, pacificDay, setLoanClock } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { loadPayouts } from '../../records/funding-orders/transfers.ts';
import { zoneOfHome } from '../../records/home/home.ts';
import { syncStaffTasks } from '../../records/staff-tasks/sync-staff-tasks.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { bookedOrders } from '../../vendors/bank/sandbox-transfers.ts';
import { clearFaults, orderFault } from '../../vendors/faults.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { confirmedAccount } from '../bank/index.ts';
import { loadBankAccounts } from '../bank/store.ts';
import { saveRecording } from '../recording/store.ts';
import { sweepSanctions } from '../sanctions/due.ts';
import { decideByRule } from './by-rule.ts';
import { runChecks } from './checks.ts';
import { payCreditors } from './pay-creditors.ts';
import { sendFunds } from './send.ts';
import { readServicing } from './servicing.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

onOneDatabase('the disbursement', (open) => {
  const policy = vi.fn<() => Policy>(() => SAMPLE_POLICY);
  let server: TestApp;
  let closer: StaffMember;
  let funder: StaffMember;
  let second: StaffMember;
  let stranger: StaffMember;
  const staffActions = createStaffActions(
    () => server,
    () => funder,
  );
  beforeAll(async () => {
    // Each test runs the payment gates' jobs itself, as often and with as many failures as it wants.
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_FUNDING, getPolicy: policy });
    [closer, funder, second, stranger] = [
      await logInStaffMember(server, 'closer'),
      await logInStaffMember(server, 'funder'),
      await logInStaffMember(server, 'second funder'),
      await logInStaffMember(server, 'funder', 'HOMEPOINT'),
    ];
  });

  const buildJob = ({ uuid }: WalkedLoan, gate: GateId, attempt = 1) =>
    ({ uuid, gate, attempt, key: `${uuid}:${gate}:${attempt}` }) as const;
  const fetchFile = async ({ uuid }: WalkedLoan) => (await readApplication(server.context.db, uuid))!.projection;
  const fetchGate = async (walked: WalkedLoan) => currentGate(await fetchFile(walked))?.id ?? 'complete';
  const fetchFacts = ({ uuid }: WalkedLoan, type: Parameters<typeof loadFactsOfType>[2]) =>
    loadFactsOfType(server, uuid, type);
  const fetchFunding = async (walked: WalkedLoan) => {
    const { amount, approvals, ...rest } = await staffActions.send(readFunding, { params: { uuid: walked.uuid } });
    return { ...rest, amount: amount ?? expect.fail('no amount'), approvals: approvals ?? expect.fail('no rule') };
  };
  const fetchTasks = async ({ uuid }: WalkedLoan) => {
    await syncStaffTasks(server.context, uuid);
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
  const fetchLedger = async ({ uuid }: WalkedLoan, op: string) =>
    (await server.context.vendors.gateway.ledger.list(uuid))
      .filter((row) => row.op === op)
      .map((row) => [row.idempotencyKey, row.outcome, row.asks]);
  /** A server that is killed while it records the bank's answer. */
  const createDyingContext = (): Context => ({
    ...server.context,
    vault: {
      ...server.context.vault,
      seal: () => {
        throw new Error('killed');
      },
    },
  });
  const createContextWithRule = (ruleUpTo: number): Context => ({
    ...server.context,
    getPolicy: () => ({ ...SAMPLE_POLICY, funding: { twoPeopleAbove: 1_000_000, ruleUpTo } }),
  });

  /** Brings a persona to a recorded deed and past the margin for mailed letters. */
  const toChecks = async (persona: string | Persona) => {
    const walked = await walkToSigned(server, persona, 'rescission-notice', {
      first: async ({ uuid }) => saveDisburseAccount(server, uuid),
    });
    await recordUntilGate(server, walked.uuid, 'final-checks');
    return walked;
  };
  const checked = async (walked: WalkedLoan, attempt = 1) =>
    runChecks(buildJob(walked, 'final-checks', attempt), server.context);

  test("is sent once after the checks, a proposal and another person's approval, despite a killed server [OP-D-121, OP-D-124]", async () => {
    const walked = await toChecks('found');
    const verify = (verification: 'PENDING_REVIEW' | 'VERIFIED') =>
      server.context.db
        .updateTable('bank_account')
        .set({ verification })
        .where('application_uuid', '=', walked.uuid)
        .execute();
    await verify('PENDING_REVIEW');
    await checked(walked);
    expect((await fetchFunding(walked)).checks).toContainEqual({
      check: 'ACCOUNT',
      state: 'FAILED',
      because: expect.any(String),
    });
    await verify('VERIFIED');
    await Promise.all([checked(walked), checked(walked)]);
    const [checks, more] = await fetchFacts(walked, 'FinalChecksPassed');
    expect([checks, more]).toEqual([
      {
        attempt: 1,
        checks: ['RESCISSION', 'SANCTIONS', 'ACCOUNT', 'CONDITIONS'],
        paymentOn: paymentDay(await loanToday(server.context, server.context.db)),
      },
      undefined,
    ]);
    await decideByRule(buildJob(walked, 'funding-decision'), server.context);
    expect([await fetchGate(walked), await fetchTasks(walked), await fetchFacts(walked, 'FundingProposed')]).toEqual([
      'funding-decision',
      ['money-to-approve'],
      [],
    ]);

    const { amount, approvals, shares, proposed } = await fetchFunding(walked);
    expect([approvals, proposed, shares.reduce((sum, share) => sum + Math.round(share.amount * 100), 0)]).toEqual([
      2,
      null,
      Math.round(amount * 100),
    ]);
    expect(shares.map(({ payee }) => payee)).toEqual(['BORROWER', 'LENDER', ...shares.slice(2).map(() => 'OTHERS')]);
    const propose = (body: object, by = funder) =>
      staffActions.loose(proposeFunding, { params: { uuid: walked.uuid }, body }, by);
    const approve = (by: StaffMember, body: object = { amount }) =>
      staffActions.loose(approveFunding, { params: { uuid: walked.uuid }, body }, by);
    expect((await approve(second)).json()).toMatchObject({ status: 'outcome-not-possible' });
    expect((await propose({ amount: amount + 1, approvals })).json()).toMatchObject({
      status: 'quote-changed',
      data: { amount, approvals },
    });
    expect((await propose({ amount, approvals: 1 })).json()).toMatchObject({ status: 'quote-changed' });
    expect((await propose({ amount, approvals }, closer)).json()).toMatchObject({ status: 'not-permitted' });
    expectOneAccepted(await Promise.all([propose({ amount, approvals }), propose({ amount, approvals })]));
    expect(await fetchFacts(walked, 'FundingProposed')).toHaveLength(1);
    expect((await approve(funder)).json()).toMatchObject({ status: 'second-person-needed' });
    await setInviter(server, second, funder.staffUuid);
    expect((await approve(second)).json(), 'the proposer’s own account').toMatchObject({
      status: 'independent-person-needed',
    });
    await setInviter(server, second, funder.staffUuid, 31);
    // A person's proposal needs a person's approval, whatever the rule may do.
    await decideByRule(buildJob(walked, 'funding-decision'), createContextWithRule(1_000_000));
    expect(await fetchFacts(walked, 'FundingApproved')).toEqual([]);
    const [foreign, missing] = [
      await staffActions.loose(approveFunding, { params: { uuid: walked.uuid }, body: { amount } }, stranger),
      await staffActions.loose(approveFunding, { params: { uuid: randomUUID() }, body: { amount } }, stranger),
    ];
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, missing.json().message]);
    const third = await logInStaffMember(server, 'second funder');
    const both = await Promise.all([approve(second), approve(third)]);
    expectOneAccepted(both);
    expect(await fetchFacts(walked, 'FundingApproved')).toHaveLength(1);
    expect((await fetchFunding(walked)).proposed?.by).toBe('Finn Under');

    await expect(sendFunds(buildJob(walked, 'send-funds'), createDyingContext())).rejects.toThrow('killed');
    expect([await fetchGate(walked), await fetchFacts(walked, 'FundsSent')]).toEqual(['send-funds', []]);
    await Promise.all([
      sendFunds(buildJob(walked, 'send-funds'), server.context),
      sendFunds(buildJob(walked, 'send-funds'), server.context),
    ]);
    const orders = await bookedOrders(server.context.db, walked.uuid);
    expect(orders).toMatchObject([
      { key: `${walked.uuid}:send-funds:1`, count: 1, amountCents: Math.round((shares[0]?.amount ?? 0) * 100) },
    ]);
    expect(await fetchLedger(walked, 'bank.send')).toEqual([
      [`${walked.uuid}:send-funds:1`, 'SENT', expect.any(Number)],
    ]);
    expect(await fetchFacts(walked, 'FundsSent')).toMatchObject([{ to: 'ACCOUNT', payoffs: 0 }]);
    expect([await fetchGate(walked), await walked.status(), await fetchTasks(walked)]).toEqual([
      'complete',
      'COMPLETE',
      [],
    ]);
    expect((await fetchFunding(walked)).sent).toMatchObject({ to: 'ACCOUNT', on: checks?.['paymentOn'] });
    expect(await readServicing(server.context, server.context.db, walked.uuid)).toMatchObject({
      line: { amount },
      fundedOn: checks?.['paymentOn'],
      borrower: { email: expect.stringContaining('@') },
    });
    expect(await verifyChain(server.context.db, walked.uuid)).toMatchObject({ ok: true });
    expect(
      (await staffActions.fetchAuditTrail(walked.uuid))
        .filter(({ event }) => event === 'desk.decided')
        .map(({ about }) => about['act']),
    ).toEqual(['funding-proposal', 'funding-approval']);
  });

  test('can be rejected by a second person with a reason, which the proposer reads, and proposed again', async () => {
    const walked = await toChecks('found');
    await checked(walked);
    const params = { uuid: walked.uuid };
    const { amount, approvals } = await fetchFunding(walked);
    expect(approvals).toBe(2);
    const reject = async (by: StaffMember, reason = 'CHECK_NEEDED') =>
      (
        await staffActions.loose(rejectFunding, { params, body: { reason, comment: 'The letter says 4321.' } }, by)
      ).json();
    const propose = async () =>
      (await staffActions.loose(proposeFunding, { params, body: { amount, approvals } })).statusCode;
    const approve = async () => (await staffActions.loose(approveFunding, { params, body: { amount } }, second)).json();
    expect(await reject(second)).toMatchObject({ status: 'outcome-not-possible' });
    expect(await propose()).toBe(200);
    expect(await reject(funder)).toMatchObject({ status: 'second-person-needed' });
    expect(await reject(second, 'toString')).toMatchObject({ status: 'reason-missing' });
    expect(await reject(second)).toMatchObject({ version: expect.any(Number) });
    expect(await fetchFunding(walked)).toMatchObject({
      proposed: null,
      rejected: { by: 'Fay Second', reason: 'CHECK_NEEDED', comment: 'The letter says 4321.' },
    });
    expect(await fetchFacts(walked, 'FundingRejected')).toEqual([{ by: second.staffUuid, reason: 'CHECK_NEEDED' }]);
    expect(
      (await staffActions.fetchAuditTrail(walked.uuid)).map(({ actor, about }) => ({ actor, ...about })),
    ).toContainEqual({ actor: second.staffUuid, act: 'funding-rejection', reason: 'CHECK_NEEDED' });
    expect(await approve()).toMatchObject({ status: 'outcome-not-possible' });
    expect(await fetchTasks(walked)).toEqual(['money-to-approve']);
    expect(await propose()).toBe(200);
    expect(await fetchFunding(walked)).toMatchObject({ proposed: { by: 'Finn Under' }, rejected: null });
    // Who accepted the account that gets the money doesn't approve the payment.
    const verify = async (by: string, actor: string) => {
      await sql`alter table fact disable trigger user`.execute(server.context.db);
      await sql`update fact set data = ${JSON.stringify({ attempt: 1, by })}, actor_id = ${actor}
        where application_uuid = ${walked.uuid} and type = 'DisbursementAccountVerified'`.execute(server.context.db);
      await sql`alter table fact enable trigger user`.execute(server.context.db);
    };
    await verify('STAFF', second.staffUuid);
    expect(await approve()).toMatchObject({ status: 'second-person-needed' });
    const seen = await staffActions.loose(readFunding, { params }, second);
    expect(seen.json()).toMatchObject({ mayApprove: false });
    await verify('BORROWER', 'test');
    expect(await approve()).toMatchObject({ version: expect.any(Number) });
  });

  test('asks the borrower for another account when the second person finds the first one wrong', async () => {
    const walked = await toChecks('found');
    await checked(walked);
    const params = { uuid: walked.uuid };
    const { amount, approvals } = await fetchFunding(walked);
    await staffActions.send(proposeFunding, { params, body: { amount, approvals } });
    const reject = async (reason: string) =>
      (await staffActions.loose(rejectFunding, { params, body: { reason, comment: 'It’s not hers.' } }, second)).json();
    // This loan pays no debts.
    expect(await reject('PAYOFF_DIFFERS')).toMatchObject({ status: 'outcome-not-possible' });
    expect(await reject('ACCOUNT_DIFFERS')).toMatchObject({ version: expect.any(Number) });
    expect(await fetchGate(walked)).toBe('disburse');
    expect(await fetchFacts(walked, 'DisbursementAccountRefused')).toEqual([
      { attempt: 1, by: 'STAFF', reason: 'FUNDING_REVIEW' },
    ]);
    expect(await fetchTasks(walked)).toEqual([]);
    const { vault, db } = server.context;
    expect((await loadBankAccounts(vault, db, walked.uuid)).map(({ state, refusal }) => ({ state, refusal }))).toEqual([
      { state: 'REFUSED', refusal: 'FUNDING_REVIEW' },
    ]);
    expect(await confirmedAccount(vault, db, walked.uuid)).toBeUndefined();
    expect(await createBankActions(() => server).fetchBankEmails(walked)).toEqual(['bank.account-refused']);
  });

  test('shows until when the owners can cancel, when that ended, and that a second home has no such right', async () => {
    const fetchRight = async (walked: WalkedLoan) =>
      (await fetchFunding(walked)).checks.find(({ check }) => check === 'RESCISSION');
    const home = await walkToSigned(server, 'found', 'rescission-notice');
    expect(await fetchRight(home)).toMatchObject({
      state: 'WAITING',
      because: expect.stringContaining('starts once every owner has signed'),
    });
    await recordUntilGate(server, home.uuid, 'rescission');
    const { RESCISSION: period, SATISFIED: margin } = (await fetchFile(home)).clocks;
    const zone = await zoneOfHome(server.context, server.context.db, home.uuid);
    const formatEnd = (due = '') => formatDateInProse(dayEndingAt(due, zone));
    const right = await fetchRight(home);
    expect(right?.state).toBe('WAITING');
    expect(right?.because).toContain(`can rescind through 11:59 p.m. on ${formatEnd(period?.due)}`);
    expect(right?.because).toContain(`through ${formatEnd(margin?.due)}`);
    await recordUntilGate(server, home.uuid, 'final-checks');
    expect(await fetchRight(home)).toMatchObject({
      state: 'PASSED',
      because: expect.stringContaining(`ended at 11:59 p.m. on ${formatEnd(period?.due)}`),
    });
    const secondHome = await walkToSigned(server, 'second-home', 'final-checks');
    expect(await fetchRight(secondHome)).toEqual({
      check: 'RESCISSION',
      state: 'NOT_NEEDED',
      because: 'No owner of this home has a right of rescission.',
    });
  });

  test('waits under a hold, continues after it, and needs staff to clear a sanctions match first', async () => {
    const walked = await toChecks('co-owner');
    const loadFailed = async () =>
      (await fetchFunding(walked)).checks.filter(({ state }) => state === 'FAILED').map(({ check }) => check);
    const postHold = (id: string) =>
      record(
        server.context,
        walked.uuid,
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
        WORKER_META,
      );
    const clearHold = (id: string) =>
      record(
        server.context,
        walked.uuid,
        () => [{ type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'staff' } }],
        WORKER_META,
      );
    await postHold('hold-1');
    await checked(walked);
    expect([await loadFailed(), await fetchTasks(walked)]).toEqual([['CONDITIONS'], []]);
    await clearHold('hold-1');
    // Its end queued the checks again. In the meantime, the other owner was added to the list.
    expect((await fetchFunding(walked)).checks.map(({ state }) => state)).toEqual([
      'PASSED',
      'TO_DO',
      'TO_DO',
      'TO_DO',
      'TO_DO',
      'TO_DO',
    ]);
    const owner = (await fetchFile(walked)).finalTitle.mustSign[0]?.person ?? '';
    await server.context.db
      .updateTable('title_person')
      .set(server.context.vault.seal(`title_person/${owner}/sealed`, { name: 'Listed Person' }))
      .where('person', '=', owner)
      .execute();
    await checked(walked);
    const match = Object.keys((await fetchFile(walked)).sanctions ?? {}).join();
    expect([
      await loadFailed(),
      await fetchGate(walked),
      (await fetchFacts(walked, 'SanctionsScreened')).at(-1),
    ]).toMatchObject([
      ['SANCTIONS'],
      'file-review',
      { when: 'CLOSING', people: ['BORROWER', owner], matches: [match] },
    ]);
    await record(
      server.context,
      walked.uuid,
      () => [
        { type: 'SanctionsMatchCleared', data: { match, reason: 'NAME_DIFFERS', by: 'one', confirmedBy: 'another' } },
      ],
      WORKER_META,
    );
    await checked(walked);
    expect((await fetchFacts(walked, 'FinalChecksPassed')).length).toBe(1);
    await decideByRule(buildJob(walked, 'funding-decision'), createContextWithRule(1_000_000));
    expect([await fetchFacts(walked, 'FundingProposed'), await fetchFacts(walked, 'FundingApproved')]).toMatchObject([
      [{ by: 'rule', approvals: 1 }],
      [{ by: 'rule' }],
    ]);
    await postHold('hold-2');
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    expect(await fetchLedger(walked, 'bank.send')).toEqual([]);
    await clearHold('hold-2');
    // No money is sent either while the file waits for the comparison with a changed list.
    await server.context.db
      .insertInto('sanctions_due')
      .values({ application_uuid: walked.uuid, because: 'LIST', due_at: new Date() })
      .execute();
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    expect([await fetchLedger(walked, 'bank.send'), await fetchFacts(walked, 'FundsOrdered')]).toEqual([[], []]);
    await sweepSanctions(server.context);
    expect(await fetchGate(walked)).toBe('send-funds');
    for (const mode of ['timeout', '5xx', 'malformed'] as const)
      await orderFault(server.context.db, 'bank', mode, 1, 0);
    await expect(sendFunds(buildJob(walked, 'send-funds'), server.context)).rejects.toThrow('no usable answer');
    await orderFault(server.context.db, 'bank', 'late', 1, 1);
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    await orderFault(server.context.db, 'bank', 'duplicate', 1, 0);
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    await clearFaults(server.context.db);
    expect([
      await fetchFacts(walked, 'FundsSent'),
      (await bookedOrders(server.context.db, walked.uuid)).length,
    ]).toMatchObject([[{ to: 'ACCOUNT' }], 1]);
    expect(await fetchGate(walked)).toBe('complete');
  });

  test('a disbursement with payoffs requests expired figures again, pays creditors once, and ends with receipts [OP-D-122]', async () => {
    const { tag: _later, ...prompt } = getPersona('lien-payoff');
    const walked = await toChecks(prompt);
    const later = new Date((await loanNow(server.context, server.context.db)).getTime() + 45 * 86_400_000);
    await setLoanClock(server.context, { offsetMs: later.getTime() - Date.now() });
    await checked(walked);
    expect(await fetchFacts(walked, 'EvidenceExpired')).toEqual([{ what: 'PAYOFF' }]);
    await expect.poll(async () => (await fetchFacts(walked, 'PayoffFiguresReceived')).at(-1)?.['attempt']).toBe(2);
    await checked(walked, 2);
    expect((await fetchFacts(walked, 'FinalChecksPassed')).at(-1)).toMatchObject({
      attempt: 2,
      checks: ['RESCISSION', 'SANCTIONS', 'PAYOFF_FIGURES', 'ACCOUNT', 'CONDITIONS'],
    });
    const { amount, approvals, payoffs, shares } = await fetchFunding(walked);
    expect([
      payoffs.map(({ state }) => state),
      shares.filter(({ payee }) => payee === 'CREDITOR').map((share) => share.amount),
    ]).toEqual([['DUE'], payoffs.map((payoff) => payoff.amount)]);
    const propose = async (people: number) =>
      (await staffActions.loose(proposeFunding, { params: { uuid: walked.uuid }, body: { amount, approvals: people } }))
        .statusCode;
    const approve = async (by: StaffMember) =>
      (await staffActions.loose(approveFunding, { params: { uuid: walked.uuid }, body: { amount } }, by)).json();
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
    const enterAs = (person: string | null) => {
      const at = person === null ? null : clock;
      const confirmer = person === null ? null : funder.staffUuid;
      return server.context.db
        .updateTable('payoff_request')
        .set({ entered_by: person, entered_at: at, confirmed_by: confirmer, confirmed_at: at })
        .where('application_uuid', '=', walked.uuid)
        .execute();
    };
    await enterAs(second.staffUuid);
    expect(await approve(second)).toMatchObject({ status: 'second-person-needed' });
    await enterAs(null);
    expect(await approve(second)).toMatchObject({ version: expect.any(Number) });
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    const { requiredPayoffs: required } = await fetchFile(walked);
    expect([await fetchGate(walked), await walked.status(), await fetchFacts(walked, 'FundsSent')]).toMatchObject([
      'pay-creditors',
      'DIRECT_DEBT_PAYOFF',
      [{ payoffs: required }],
    ]);
    expect((await walked.fetchStatusReply()).explain['text']).toMatch(/^We’re paying off [A-Z][^{]+\.$/);
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
    await record(server.context, walked.uuid, () => [{ type: 'ConditionPosted', data: hold }], WORKER_META);
    await payCreditors(buildJob(walked, 'pay-creditors'), server.context);
    expect(await fetchLedger(walked, 'payoff.pay')).toEqual([]);
    await record(
      server.context,
      walked.uuid,
      () => [{ type: 'ConditionCleared', data: { id: 'hold', how: 'ACCEPTED', by: 'staff' } }],
      WORKER_META,
    );
    await expect(payCreditors(buildJob(walked, 'pay-creditors'), createDyingContext())).rejects.toThrow('killed');
    expect(await fetchFacts(walked, 'CreditorsPaid')).toEqual([]);
    await Promise.all([
      payCreditors(buildJob(walked, 'pay-creditors'), server.context),
      payCreditors(buildJob(walked, 'pay-creditors'), server.context),
    ]);
    const creditors = (await loadPayouts(server.context.db, walked.uuid)).filter(({ payee }) => payee === 'CREDITOR');
    expect(creditors.map(({ state, amountCents }) => [state, amountCents])).toEqual(
      payoffs.map((payoff) => ['PAID', Math.round(payoff.amount * 100)]),
    );
    expect(await fetchFacts(walked, 'CreditorsPaid')).toEqual([{ receipts: creditors.map(({ receipt }) => receipt) }]);
    const left = (await bookedOrders(server.context.db, walked.uuid)).reduce(
      (sum, order) => sum + order.amountCents,
      0,
    );
    expect(left).toBe(
      shares
        .filter(({ payee }) => payee === 'BORROWER' || payee === 'CREDITOR')
        .reduce((sum, share) => sum + Math.round(share.amount * 100), 0),
    );
    expect([await fetchGate(walked), (await fetchFunding(walked)).payoffs[0]?.state]).toEqual(['complete', 'PAID']);
  });

  test('the disbursement of a crypto line goes to the custodian', async () => {
    const walked = await walkToStatus(server, 'crypto', 'AUTOPAY_ACCOUNT');
    await record(
      server.context,
      walked.uuid,
      () => [{ type: 'PaymentMethodChosen', data: { method: 'MANUAL', account: null } }],
      WORKER_META,
    );
    await recordUntilGate(server, walked.uuid, 'final-checks');
    await checked(walked);
    await decideByRule(buildJob(walked, 'funding-decision'), createContextWithRule(1_000_000));
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    expect([await fetchFacts(walked, 'FundsSent'), await fetchGate(walked)]).toMatchObject([
      [{ to: 'CUSTODIAN' }],
      'complete',
    ]);
    expect((await fetchFunding(walked)).shares[0]).toMatchObject({
      payee: 'CUSTODIAN',
      name: 'Alderpoint Custody, LLC',
    });
  });

  test("a late disbursement is recorded once from the bank's report, and opens a task after some days without it", async () => {
    const walked = await walkToSigned(
      server,
      { ...getPersona('found'), street: ['9 Oak Street', 'Denver', 'CO', '80202'] },
      'rescission-notice',
      { first: async ({ uuid }) => saveDisburseAccount(server, uuid, '000123450006') },
    );
    await recordUntilGate(server, walked.uuid, 'final-checks');
    await checked(walked);
    await decideByRule(buildJob(walked, 'funding-decision'), createContextWithRule(1_000_000));
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    expect([await fetchGate(walked), await fetchLedger(walked, 'bank.send')]).toEqual([
      'send-funds',
      [[`${walked.uuid}:send-funds:1`, 'ACCEPTED', 1]],
    ]);
    await setLoanClock(server.context, {
      offsetMs: (await loanNow(server.context, server.context.db)).getTime() - Date.now() + 5 * 86_400_000,
    });
    expect(await fetchTasks(walked)).toEqual(['money-not-there']);
    const sendBankEvent = (data: object, eventId = randomUUID()) =>
      sendEvent(
        server.app,
        server.context,
        { kind: 'bank', organisation: 'FIGURE' },
        {
          eventId,
          type: 'sent',
          reference: `${walked.uuid}:send-funds:1`,
          occurredAt: new Date().toISOString(),
          data: { ...data },
        },
      );
    // The bank books two days later, and the county had recorded the deed on an earlier day.
    const today = Temporal.PlainDate.from(pacificDay(await loanNow(server.context, server.context.db)));
    const [on, recordedOn] = [today.add({ days: 2 }).toString(), today.subtract({ days: 9 }).toString()];
    await saveRecording(
      server.context.db,
      walked.uuid,
      (await fetchFile(walked)).closingSet,
      await loanNow(server.context, server.context.db),
      { instrumentNumber: '2026-000001', county: 'Boulder', recordedOn, document: null },
    );
    await sendBankEvent({ trace: 7 });
    for (const eventId of [randomUUID(), randomUUID()]) await sendBankEvent({ trace: 'T-1', on }, eventId);
    await expect.poll(() => fetchGate(walked)).toBe('complete');
    expect(await fetchFacts(walked, 'FundsSent')).toHaveLength(1);
    const firstPaymentOn = firstPaymentAfter(on);
    expect(await fetchFunding(walked)).toMatchObject({ sent: { on }, recorded: { recordedOn } });
    expect(await readServicing(server.context, server.context.db, walked.uuid)).toMatchObject({
      fundedOn: on,
      payments: { firstOn: firstPaymentOn },
      deed: { recordedOn },
    });
    expect((await walked.answer(readDisbursement)).body).toMatchObject({
      sentOn: null,
      stage: 'ORDERED',
      fundingOn: on,
      firstPaymentOn,
    });
    const fetchTimeline = async () =>
      (await walked.send(readTimeline)).slice(-3).map((line) => [line.label, line.on, line.state]);
    expect(await fetchTimeline()).toEqual([
      ['The county recorded the deed of trust (Boulder)', recordedOn, 'DONE'],
      ['We send your money', on, 'NOW'],
      [expect.stringMatching(/^First payment/), firstPaymentOn, 'LATER'],
    ]);
    await setLoanClock(server.context, {
      offsetMs: (await loanNow(server.context, server.context.db)).getTime() - Date.now() + 2 * 86_400_000,
    });
    expect((await walked.answer(readDisbursement)).body).toMatchObject({ sentOn: on, stage: 'SENT' });
    expect((await fetchTimeline())[1]).toEqual(['We sent your money', on, 'DONE']);
  });
});
