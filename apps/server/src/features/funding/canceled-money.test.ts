import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  decideSanctionsMatch,
  enterRescission,
  readLoanFile,
  readFunding,
  readRescission,
  readSanctions,
  rejectReturn,
  settleDifference,
  settleRecall,
  settleRescission,
  addFileDocument,
} from '@lintel/contract';
import { calendarDay, currentGate, SAMPLE_POLICY, unwindingDue, type GateId } from '@lintel/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildPaystub } from '../../../test/hostile-files.ts';
import { saveDisburseAccount, FEATURES_WITHOUT_FUNDING } from '../../../test/money.ts';
import { required } from '../../../test/required.ts';
import { logInStaffMember, createStaffActions, setInviter, type StaffMember } from '../../../test/staff.ts';
import { recordUntilGate, walkToSigned } from '../../../test/walk-to-signed.ts';
import { getPersona, loadFactsOfType, type WalkedLoan } from '../../../test/walk.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanToday } from '../../loan-file/clock.ts';
import { findFundsOrder } from '../../records/funding-orders/orders.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { bookedOrders } from '../../vendors/bank/sandbox-transfers.ts';
import type { TransferPort } from '../../vendors/bank/transfers.ts';
import { clearFaults, orderFault } from '../../vendors/faults.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { sandboxSanctions } from '../../vendors/sanctions/sandbox.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { endCancelled } from '../notices/cancelled.ts';
import { sweepSanctions } from '../sanctions/due.ts';
import { decideByRule } from './by-rule.ts';
import { runChecks } from './checks.ts';
import { payCreditors } from './pay-creditors.ts';
import { findMoneyOut } from './recall.ts';
import { sendFunds } from './send.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

/** Races of a cancellation against the money; `MONEY_RACES=1000` for the long run. */
const RACE_COUNT = Number(process.env['MONEY_RACES'] ?? 10);
const LATE_REFUSAL_ACCOUNT = '000123450006';

onOneDatabase('the money of a canceled loan', (open) => {
  let server: TestApp;
  let closer: StaffMember;
  let funder: StaffMember;
  const staffActions = createStaffActions(
    () => server,
    () => closer,
  );
  beforeAll(async () => {
    // Each test runs the payment jobs itself, as slowly and with as many failures as it wants.
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_FUNDING });
    [closer, funder] = [await logInStaffMember(server, 'closer'), await logInStaffMember(server, 'funder')];
  });

  const buildJob = ({ uuid }: WalkedLoan, gate: GateId, attempt = 1) =>
    ({ uuid, gate, attempt, key: `${uuid}:${gate}:${attempt}` }) as const;
  const fetchFile = async ({ uuid }: WalkedLoan) =>
    (await readApplication(server.context.db, uuid))?.projection ?? expect.fail('no loan');
  const fetchFacts = ({ uuid }: WalkedLoan, type: Parameters<typeof loadFactsOfType>[2]) =>
    loadFactsOfType(server, uuid, type);
  const fetchFunding = async (walked: WalkedLoan, by = closer) =>
    staffActions.send(readFunding, { params: { uuid: walked.uuid } }, by);
  const fetchMoneyOut = async (walked: WalkedLoan) => (await walked.send(readRescission)).moneyOut;
  const fetchTasks = async (walked: WalkedLoan) =>
    (await staffActions.send(readLoanFile, { params: { uuid: walked.uuid } })).tasks;
  const fetchEmails = async ({ uuid }: WalkedLoan, template: string) =>
    (await readOutbox(server.context.db, server.context.vault)).filter(
      (mail) => mail.applicationUuid === uuid && mail.template === template,
    );
  const createContextWithRule = (): Context => ({
    ...server.context,
    getPolicy: () => ({ ...SAMPLE_POLICY, funding: { twoPeopleAbove: 1_000_000, ruleUpTo: 1_000_000 } }),
  });

  /** Brings a persona to an approved payment: the order to the bank is next. */
  async function toOrder(persona: string | Persona, account?: string): Promise<WalkedLoan> {
    const walked = await walkToSigned(server, persona, 'rescission-notice', {
      first: async ({ uuid }) => saveDisburseAccount(server, uuid, account),
    });
    await recordUntilGate(server, walked.uuid, 'final-checks');
    await runChecks(buildJob(walked, 'final-checks'), server.context);
    await decideByRule(buildJob(walked, 'funding-decision'), createContextWithRule());
    expect(currentGate(await fetchFile(walked))?.id).toBe('send-funds');
    return walked;
  }

  async function uploadScan({ uuid }: WalkedLoan): Promise<{ personUuid: string; documentUuid: string }> {
    const { personUuid } = (await staffActions.send(readLoanFile, { params: { uuid } })).person;
    const file = new File([new Uint8Array(buildPaystub())], 'letter.pdf', { type: 'application/pdf' });
    const scan = { type: 'RIGHTNOTTOCLOSE', personUuid, file } as const;
    const sent = await staffActions.send(addFileDocument, { params: { uuid }, body: scan }, closer);
    return { personUuid, documentUuid: sent.uuid };
  }

  /** Enters a letter that was sent in time, retrying while another writer interferes. */
  async function cancelByLetter(
    walked: WalkedLoan,
    scan: { personUuid: string; documentUuid: string },
  ): Promise<{ kind: string; rescissionUuid: string }> {
    for (;;) {
      const file = await fetchFile(walked);
      const sentAt = new Date(Date.parse(file.clocks.RESCISSION?.due ?? '') - 60_000).toISOString();
      const { kind, rescissionUuid, status } = (
        await staffActions.ask(
          enterRescission,
          { params: { uuid: walked.uuid }, body: { ...scan, sentAt, receivedAt: sentAt, how: 'LETTER' } },
          closer,
        )
      ).json();
      if (kind && rescissionUuid) return { kind, rescissionUuid };
      expect(status).toBe('stale-version');
    }
  }

  const sendBankEvent = (walked: WalkedLoan, data: object) =>
    sendEvent(
      server.app,
      server.context,
      { kind: 'bank', organisation: 'FIGURE' },
      {
        eventId: randomUUID(),
        type: 'sent',
        reference: `${walked.uuid}:send-funds:1`,
        occurredAt: new Date().toISOString(),
        data: { ...data },
      },
    );

  test('is recorded when the bank answers after the cancellation, with a recall of amount, trace and 20 days', async () => {
    const walked = await toOrder('found');
    const scan = await uploadScan(walked);
    await orderFault(server.context.db, 'bank', 'slow', 1, 4);
    const sending = sendFunds(buildJob(walked, 'send-funds'), server.context);
    await expect.poll(() => fetchFacts(walked, 'FundsOrdered')).toHaveLength(1);
    expect((await cancelByLetter(walked, scan)).kind).toBe('IN_TIME');
    // The bank has the order and hasn't answered. The file records that right away.
    const [asked] = await fetchFacts(walked, 'FundsOrdered');
    expect({
      out: await fetchMoneyOut(walked),
      tasks: (await fetchTasks(walked)).map(({ gate }) => gate).toSorted(),
    }).toMatchObject({
      out: { amount: asked?.['amount'], state: 'WITH_BANK' },
      tasks: ['give-back', 'money-recall'],
    });
    await sending;
    await clearFaults(server.context.db);

    const [order] = await bookedOrders(server.context.db, walked.uuid);
    const amount = (order?.amountCents ?? 0) / 100;
    expect(asked).toEqual({
      to: 'ACCOUNT',
      amount,
      payoffs: 0,
      proposal: 1,
      approvedBy: 'rule',
      key: `${walked.uuid}:send-funds:1`,
    });
    expect(await fetchFacts(walked, 'FundsSent')).toHaveLength(1);
    expect(await walked.status()).toBe('CANCELLED');
    const { order: shown, recall } = await fetchFunding(walked);
    expect(shown).toMatchObject({ amount, trace: order?.trace, on: expect.stringMatching(/^\d{4}-/) });
    expect((await fetchTasks(walked)).find(({ gate }) => gate === 'money-recall')?.dueAt).toBe(
      `${recall?.dueOn}T20:00:00.000Z`,
    );
    // The recall is due with the rest, 20 days after the letter was received, days before it was entered.
    const [{ receivedAt } = {}] = await fetchFacts(walked, 'Rescinded');
    expect(recall?.dueOn).toBe(unwindingDue(calendarDay(String(receivedAt), 'America/Denver')));
    const moneyOut = await fetchMoneyOut(walked);
    expect(moneyOut).toMatchObject({ amount, state: 'SENT' });
    expect(moneyOut?.text[0]).toContain('sent $');
    await endCancelled(buildJob(walked, 'cancelled'), server.context);
    expect((await fetchEmails(walked, 'notice.money-out'))[0]?.text).toContain('before it could be stopped');
    expect((await fetchEmails(walked, 'notice.closed'))[0]?.text).toMatch(
      /^Hello \w+,\s+Your line of credit is canceled\.\s+Our bank (sent|already had)/,
    );
  });

  test('is recorded when the bank reports it after the cancellation, and two people confirm its return', async () => {
    const walked = await toOrder(
      { ...getPersona('found'), street: ['9 Oak Street', 'Denver', 'CO', '80202'] },
      LATE_REFUSAL_ACCOUNT,
    );
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    const { rescissionUuid } = await cancelByLetter(walked, await uploadScan(walked));
    const settleRecallAs = (outcome: string, by = closer) =>
      staffActions.loose(
        settleRecall,
        { params: { uuid: walked.uuid }, body: { outcome, comment: 'Spoke to the bank.' } },
        by,
      );
    const settle = () =>
      staffActions.ask(
        settleRescission,
        { params: { uuid: walked.uuid, rescissionUuid }, body: { comment: 'Release recorded.' } },
        closer,
      );
    expect((await settle()).json()).toMatchObject({ status: 'outcome-not-possible' });
    // Two people saw the money come back before the bank reported it as sent. Their confirmations don't count after the
    // report, and the recall is open again.
    for (const by of [funder, closer]) expect((await settleRecallAs('RETURNED', by)).statusCode).toBe(200);
    expect({
      out: (await fetchMoneyOut(walked))?.state,
      tasks: (await fetchTasks(walked)).map(({ gate }) => gate),
    }).toEqual({
      out: 'RETURNED',
      tasks: ['give-back'],
    });
    for (const trace of ['T-1', 'T-1'])
      await sendBankEvent(walked, { trace, on: await loanToday(server.context, server.context.db) });
    await expect.poll(async () => (await fetchMoneyOut(walked))?.state).toBe('SENT');
    await expect
      .poll(async () => (await fetchTasks(walked)).map(({ gate }) => gate).toSorted())
      .toEqual(['give-back', 'money-recall']);
    expect({
      facts: (await fetchFacts(walked, 'FundsSent')).length,
      status: await walked.status(),
      order: (await fetchFunding(walked)).order?.trace,
    }).toEqual({ facts: 1, status: 'CANCELLED', order: 'T-1' });
    expect((await settleRecallAs('STOPPED')).json()).toMatchObject({ status: 'outcome-not-possible' });
    // From here on a second person is needed, and a page drawn before the bank's report is out of date.
    expect(
      (
        await staffActions.ask(
          settleRecall,
          { params: { uuid: walked.uuid }, version: 1, body: { outcome: 'RETURNED', comment: 'Back.' } },
          closer,
        )
      ).json(),
    ).toMatchObject({ status: 'stale-version' });
    expect((await settleRecallAs('RETURNED', funder)).statusCode).toBe(200);
    expect((await settleRecallAs('RETURNED', funder)).json()).toMatchObject({ status: 'second-person-needed' });
    expect({
      own: (await fetchFunding(walked, funder)).recall,
      other: (await fetchFunding(walked)).recall,
      out: (await fetchMoneyOut(walked))?.state,
      tasks: (await fetchTasks(walked)).map(({ gate }) => gate).toSorted(),
    }).toMatchObject({
      own: { outcome: null, isOwnProposal: true },
      other: { outcome: null, proposed: { by: 'Finn Under' }, isOwnProposal: false },
      out: 'SENT',
      tasks: ['give-back', 'money-recall'],
    });
    await setInviter(server, closer, funder.staffUuid);
    expect((await settleRecallAs('RETURNED')).json()).toMatchObject({ status: 'independent-person-needed' });
    await setInviter(server, closer, 'desk:invite');
    const reject = async (by: StaffMember) =>
      (
        await staffActions.loose(
          rejectReturn,
          { params: { uuid: walked.uuid }, body: { comment: 'Not on the statement.' } },
          by,
        )
      ).json();
    expect(await reject(funder)).toMatchObject({ status: 'second-person-needed' });
    expect(await reject(closer)).toMatchObject({ version: expect.any(Number) });
    expect(await reject(closer)).toMatchObject({ status: 'outcome-not-possible' });
    expect({
      recall: (await fetchFunding(walked, funder)).recall,
      tasks: (await fetchTasks(walked)).length,
    }).toMatchObject({
      recall: { outcome: null, proposed: null, rejected: { by: 'Clara Close', comment: 'Not on the statement.' } },
      tasks: 2,
    });
    expect((await settleRecallAs('RETURNED', funder)).statusCode).toBe(200);
    expect((await fetchFunding(walked)).recall?.rejected).toBeNull();
    expect((await settleRecallAs('RETURNED')).statusCode).toBe(200);
    expect((await settleRecallAs('RETURNED', funder)).json()).toMatchObject({ status: 'outcome-not-possible' });
    expect({ out: (await fetchMoneyOut(walked))?.state, recall: (await fetchFunding(walked)).recall }).toMatchObject({
      out: 'RETURNED',
      recall: { outcome: 'RETURNED', by: 'Clara Close', proposed: { by: 'Finn Under' } },
    });
    expect((await settle()).statusCode).toBe(200);
    expect(await fetchTasks(walked)).toEqual([]);
  });

  test('is stopped by a sanctions match at the bank, hidden from the borrower, and the decline follows the stop', async () => {
    const walked = await toOrder(
      {
        ...getPersona('found'),
        firstName: 'Nebojsa',
        lastName: 'Atthebank',
        street: ['9 Oak Street', 'Denver', 'CO', '80202'],
      },
      LATE_REFUSAL_ACCOUNT,
    );
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    const entry = {
      id: '1',
      list: 'Test list',
      name: 'ATTHEBANK, Nebojsa',
      aliases: [],
      programs: [],
      births: [],
      birthPlaces: [],
      nationalities: [],
      addresses: [],
      ids: [],
      remarks: '',
    };
    await server.context.db
      .insertInto('sanctions_due')
      .values({ application_uuid: walked.uuid, because: 'LIST', due_at: new Date() })
      .execute();
    await sweepSanctions({
      ...server.context,
      vendors: { ...server.context.vendors, sanctions: sandboxSanctions([entry]) },
    });
    const officer = await logInStaffMember(server, 'compliance');
    const matches = async () =>
      (await staffActions.send(readSanctions, { params: { uuid: walked.uuid } }, officer)).matches;
    const [match] = await matches();
    const before = JSON.stringify([await walked.fetchStatusReply(), await fetchMoneyOut(walked)]);
    expect(
      (
        await staffActions.ask(
          decideSanctionsMatch,
          {
            params: { uuid: walked.uuid, matchUuid: required(match?.matchUuid, 'match') },
            body: { outcome: 'CONFIRM', reason: 'IDENTIFIERS_AGREE', comment: null },
          },
          officer,
        )
      ).statusCode,
    ).toBe(200);
    expect({
      matches: await matches(),
      recall: (await fetchFunding(walked)).recall,
      tasks: (await fetchTasks(walked)).map(({ gate }) => gate).toSorted(),
      ended: (await fetchFile(walked)).ended,
    }).toMatchObject({
      matches: [{ state: 'CONFIRMED', report: { reported: null } }],
      recall: { because: 'SANCTIONS', dueOn: await loanToday(server.context, server.context.db), outcome: null },
      tasks: ['file-review', 'money-recall', 'sanctions-report'],
      ended: null,
    });
    expect(JSON.stringify([await walked.fetchStatusReply(), await fetchMoneyOut(walked)])).toBe(before);
    expect(
      (
        await staffActions.ask(
          settleRecall,
          { params: { uuid: walked.uuid }, body: { outcome: 'STOPPED', comment: 'Bank stopped it.' } },
          funder,
        )
      ).statusCode,
    ).toBe(200);
    expect({
      ended: (await fetchFile(walked)).ended,
      out: await fetchMoneyOut(walked),
      recall: (await fetchTasks(walked)).some(({ gate }) => gate === 'money-recall'),
    }).toMatchObject({ ended: { status: 'DECLINED', ground: 'SANCTIONS' }, out: null, recall: false });
    // The bank sent it anyway. The file records it, the recall is open again, and the borrower isn't told about the
    // recall.
    await sendBankEvent(walked, { trace: 'T-9', on: await loanToday(server.context, server.context.db) });
    await expect.poll(async () => (await fetchTasks(walked)).some(({ gate }) => gate === 'money-recall')).toBe(true);
    expect({
      sent: (await fetchFacts(walked, 'FundsSent')).length,
      out: await fetchMoneyOut(walked),
      mails: await fetchEmails(walked, 'notice.money-out'),
    }).toEqual({ sent: 1, out: null, mails: [] });
  });

  test('is recalled from an open line too when the letter was mailed in time, and the servicer is informed', async () => {
    const walked = await toOrder('found');
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    expect(await walked.status()).toBe('COMPLETE');
    expect((await cancelByLetter(walked, await uploadScan(walked))).kind).toBe('IN_TIME');
    expect({
      status: await walked.status(),
      out: (await fetchMoneyOut(walked))?.state,
      late: (await fetchFile(walked)).lateRescissions,
    }).toEqual({ status: 'CANCELLED', out: 'SENT', late: {} });
    expect((await fetchTasks(walked)).map(({ gate }) => gate).toSorted()).toEqual(['give-back', 'money-recall']);
  });

  test('is found again after a killed server recorded nothing, without asking the bank again', async () => {
    const walked = await toOrder('found');
    const scan = await uploadScan(walked);
    const asks: string[] = [];
    const { transfers } = server.context.vendors.bank;
    const counted: TransferPort = {
      provider: transfers.provider,
      send: (order, meta) => {
        asks.push(meta.key);
        return transfers.send(order, meta);
      },
    };
    const context = {
      ...server.context,
      vendors: { ...server.context.vendors, bank: { ...server.context.vendors.bank, transfers: counted } },
    };
    let seals = 0;
    // Killed after the bank's answer is in the ledger and before it is a fact.
    const dying = {
      ...context,
      vault: {
        ...context.vault,
        seal: (...given: Parameters<Context['vault']['seal']>) => {
          seals += 1;
          if (asks.length > 0) throw new Error('killed');
          return context.vault.seal(...given);
        },
      },
    };
    await expect(sendFunds(buildJob(walked, 'send-funds'), dying)).rejects.toThrow('killed');
    expect({
      ordered: (await fetchFacts(walked, 'FundsOrdered')).length,
      sent: (await fetchFacts(walked, 'FundsSent')).length,
      seals: seals > 0,
    }).toEqual({ ordered: 1, sent: 0, seals: true });
    await cancelByLetter(walked, scan);
    await sendFunds(buildJob(walked, 'send-funds'), context);
    expect({
      asks: asks.length,
      sent: (await fetchFacts(walked, 'FundsSent')).length,
      out: (await fetchMoneyOut(walked))?.state,
    }).toEqual({ asks: 1, sent: 1, out: 'SENT' });
  });

  test('is not requested again after the cancellation, and never ordered when that came first', async () => {
    const [asked, never] = [await toOrder('found'), await toOrder('found')];
    const scan = await uploadScan(asked);
    await cancelByLetter(never, await uploadScan(never));
    await sendFunds(buildJob(never, 'send-funds'), server.context);
    expect({
      ordered: await fetchFacts(never, 'FundsOrdered'),
      booked: await bookedOrders(server.context.db, never.uuid),
      out: await fetchMoneyOut(never),
      tasks: (await fetchTasks(never)).map(({ gate }) => gate),
    }).toEqual({ ordered: [], booked: [], out: null, tasks: ['give-back'] });
    // The letter is entered between two tries of one order, so the second try doesn't happen.
    let tries = 0;
    const failing: TransferPort = {
      provider: 'sandbox',
      send: async () => {
        tries += 1;
        await cancelByLetter(asked, scan);
        throw new Error('no answer');
      },
    };
    await sendFunds(buildJob(asked, 'send-funds'), {
      ...server.context,
      vendors: { ...server.context.vendors, bank: { ...server.context.vendors.bank, transfers: failing } },
    });
    await sendFunds(buildJob(asked, 'send-funds'), server.context);
    expect({
      tries,
      booked: await bookedOrders(server.context.db, asked.uuid),
      out: (await fetchMoneyOut(asked))?.state,
    }).toEqual({ tries: 1, booked: [], out: 'WITH_BANK' });
  });

  test('is sent only as approved: a different plan opens a task and orders nothing', async () => {
    const walked = await toOrder('found');
    await server.context.db.transaction().execute(async (trx) => {
      // Changes the approval without the application's knowledge.
      await sql`alter table fact disable trigger fact_is_for_ever`.execute(trx);
      await sql`update fact set data = jsonb_set(data::jsonb, '{amount}', '1')::text where application_uuid = ${walked.uuid} and type = 'FundingProposed'`.execute(
        trx,
      );
      await sql`alter table fact enable trigger fact_is_for_ever`.execute(trx);
    });
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    expect({
      ordered: await fetchFacts(walked, 'FundsOrdered'),
      booked: await bookedOrders(server.context.db, walked.uuid),
      tasks: (await fetchTasks(walked)).map(({ gate }) => gate),
    }).toEqual({ ordered: [], booked: [], tasks: ['money-differs'] });
    const { amount, differences } = await fetchFunding(walked);
    expect(differences).toMatchObject([{ kind: 'ORDER', expected: 1, actual: amount }]);
  });

  test('a creditor’s receipt with another amount opens a task until staff settle it, and the debt stays unpaid', async () => {
    const { tag: _later, ...prompt } = getPersona('lien-payoff');
    const walked = await toOrder(prompt);
    await sendFunds(buildJob(walked, 'send-funds'), server.context);
    const { payoffs } = await staffActions.send(readFunding, { params: { uuid: walked.uuid } });
    const [debt] = payoffs;
    const pay = async (amountCents: number) => {
      const { payoff } = server.context.vendors;
      const payoffPort: typeof payoff = {
        ...payoff,
        provider: 'sandbox',
        letters: (...asked) => payoff.letters(...asked),
        pay: async () => ({
          outcome: 'SENT',
          receipts: [
            { liabilityUuid: debt?.liabilityUuid, amountCents, on: await loanToday(server.context, server.context.db) },
          ],
          expectedOn: null,
        }),
      };
      await payCreditors(buildJob(walked, 'pay-creditors'), {
        ...server.context,
        vendors: { ...server.context.vendors, payoff: payoffPort },
      });
    };
    await pay(Math.round((debt?.amount ?? 0) * 100) - 1);
    await pay(Math.round((debt?.amount ?? 0) * 100) - 1);
    const [task] = await fetchTasks(walked);
    const { differences } = await fetchFunding(walked);
    expect({ task: task?.gate, differences }).toMatchObject({
      task: 'money-differs',
      differences: [
        {
          kind: 'RECEIPT',
          creditorName: debt?.creditorName,
          expected: debt?.amount,
          actual: Math.round((debt?.amount ?? 0) * 100 - 1) / 100,
        },
      ],
    });
    expect(await fetchFacts(walked, 'CreditorsPaid')).toEqual([]);
    const settle = () =>
      staffActions.ask(
        settleDifference,
        {
          params: { uuid: walked.uuid, differenceUuid: required(task?.subject, 'task') },
          body: { comment: 'The creditor corrects its receipt.' },
        },
        closer,
      );
    expect((await settle()).statusCode).toBe(200);
    expect((await settle()).json()).toMatchObject({ status: 'outcome-not-possible' });
    expect(await fetchTasks(walked)).toEqual([]);
  });

  test(
    `is in the file in ${RACE_COUNT} races of a cancellation against the bank`,
    { timeout: 60_000 + RACE_COUNT * 3_000 },
    async () => {
      const now = await toOrder('found');
      const later = await toOrder(
        { ...getPersona('found'), street: ['9 Oak Street', 'Denver', 'CO', '80202'] },
        LATE_REFUSAL_ACCOUNT,
      );
      const racers = [
        { walked: now, scan: await uploadScan(now), back: await takeSnapshot(now) },
        { walked: later, scan: await uploadScan(later), back: await takeSnapshot(later) },
      ] as const;
      const ways = { 'nothing ordered': 0, 'at the bank': 0, 'already sent': 0 };
      let bookedIn = 0;
      for (let race = 0; race < RACE_COUNT; race += 1) {
        const { walked, scan, back: snapshot } = racers[race % 2 === 0 ? 0 : 1]!;
        const waitRandomly = (max = 30) => wait(Math.random() * max);
        const { transfers } = server.context.vendors.bank;
        const slow: TransferPort = {
          provider: transfers.provider,
          send: async (order, meta) => {
            await waitRandomly();
            const answer = await transfers.send(order, meta);
            await waitRandomly();
            return answer;
          },
        };
        const context = {
          ...server.context,
          vendors: { ...server.context.vendors, bank: { ...server.context.vendors.bank, transfers: slow } },
        };
        const sendMoney = async () => {
          await waitRandomly(race % 3 === 0 ? 600 : 60);
          await sendFunds(buildJob(walked, 'send-funds'), context);
          if (walked !== later || (await fetchFacts(walked, 'FundsOrdered')).length === 0) return false;
          await sendBankEvent(walked, { trace: `T-${race}`, on: await loanToday(server.context, server.context.db) });
          await expect.poll(() => fetchFacts(walked, 'FundsSent')).toHaveLength(1);
          return true;
        };
        const [isSent] = await Promise.all([sendMoney(), waitRandomly(60).then(() => cancelByLetter(walked, scan))]);
        // Does what the queue does with work of a file that ends.
        await sendFunds(buildJob(walked, 'send-funds'), context);

        const facts = await server.context.db
          .selectFrom('fact')
          .select('type')
          .where('application_uuid', '=', walked.uuid)
          .where('sequence', '>', snapshot.version)
          .orderBy('sequence')
          .execute();
        const order = facts
          .map(({ type }) => type)
          .filter((type) => type === 'FundsOrdered' || type === 'FundsSent' || type === 'Rescinded');
        const booked = walked === later ? isSent : (await bookedOrders(server.context.db, walked.uuid)).length > 0;
        if (booked) bookedIn += 1;
        const file = await fetchFile(walked);
        const open = (
          await server.context.db
            .selectFrom('desk_task')
            .select('gate')
            .where('application_uuid', '=', walked.uuid)
            .where('closed_at', 'is', null)
            .execute()
        ).map(({ gate }) => gate);
        const shown = await findFundsOrder(server.context.db, walked.uuid);
        const moneyOut = await findMoneyOut(server.context.db, {
          uuid: walked.uuid,
          projection: await fetchFile(walked),
        });
        const wasOrdered = order.includes('FundsOrdered');
        expect({
          race,
          order: order.toSorted(),
          status: await walked.status(),
          ordered: file.fundsOrdered,
          sent: file.fundsSent,
          recalls: open.includes('money-recall'),
          trace: shown?.trace != null,
          out: moneyOut?.state ?? null,
        }).toEqual({
          race,
          order: [...(wasOrdered ? ['FundsOrdered'] : []), ...(booked ? ['FundsSent'] : []), 'Rescinded'],
          status: 'CANCELLED',
          ordered: wasOrdered,
          sent: booked,
          recalls: wasOrdered,
          trace: booked,
          out: wasOrdered ? (booked ? 'SENT' : 'WITH_BANK') : null,
        });
        ways[
          order.indexOf('Rescinded') === 0
            ? 'nothing ordered'
            : order.indexOf('Rescinded') === 1
              ? 'at the bank'
              : 'already sent'
        ] += 1;
        await snapshot.restore();
      }
      console.info(
        `${RACE_COUNT} races: ${Object.entries(ways)
          .map(([way, count]) => `${way} ${count}`)
          .join(', ')}; money left in ${bookedIn}, unknown to the file 0`,
      );
      // A few races may miss one of the three outcomes; many don't.
      expect(Math.min(...Object.values(ways))).toBeGreaterThan(RACE_COUNT >= 40 ? 0 : -1);
    },
  );

  /** Returns a snapshot of the loan, to repeat a race. The facts of a race are removed, which only a test may do. */
  async function takeSnapshot({ uuid }: WalkedLoan) {
    const { db } = server.context;
    const row = await db
      .selectFrom('application')
      .select(['projection', 'version', 'status', 'gate', 'gate_since', 'active'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const restore = () =>
      db.transaction().execute(async (trx) => {
        await sql`select 1 from application where uuid = ${uuid} for update`.execute(trx);
        await sql`alter table fact disable trigger fact_is_for_ever`.execute(trx);
        await sql`delete from fact where application_uuid = ${uuid} and sequence > ${row.version}`.execute(trx);
        await sql`alter table fact enable trigger fact_is_for_ever`.execute(trx);
        for (const table of [
          'funds_order',
          'payout',
          'sandbox_transfer',
          'rescission_word',
          'servicing_record',
        ] as const)
          await trx.deleteFrom(table).where('application_uuid', '=', uuid).execute();
        await sql`delete from desk_task where application_uuid = ${uuid}`.execute(trx);
        await trx.deleteFrom('vendor_ledger').where('key', '=', `${uuid}:send-funds:1`).execute();
        await trx
          .updateTable('application')
          .set({ ...row, projection: JSON.stringify(row.projection) } as never)
          .where('uuid', '=', uuid)
          .execute();
      });
    return { version: row.version, restore };
  }
});
