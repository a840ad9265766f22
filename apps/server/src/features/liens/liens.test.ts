import { randomUUID } from 'node:crypto';
import {
  addLien,
  answerLien,
  confirmLiens,
  confirmOffer,
  explainReview,
  listOwnConditions,
  markPayoff,
  quoteOffer,
  readLiens,
  readOffers,
  readPayoff,
  readStatus,
  removeLien,
} from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { forward, walkOn } from '../../../test/forward.ts';
import { openLoan } from '../../../test/loans.ts';
import { required } from '../../../test/required.ts';
import { tablesWith } from '../../../test/stored-text.ts';
import { uploadsFor } from '../../../test/uploads.ts';
import { card, factsIn, factsOfType, type Walked } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { latestSet } from '../../records/offer-sets/latest-set.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { webhookSecret } from '../../vendors/webhooks/secrets.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { removeOwnUpload } from '../documents/upload.ts';

onOneDatabase('the liens', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
  });

  const SECOND: Persona = { ...card('found'), street: ['24 Second Lien Lane', 'Denver', 'CO', '80202'] };
  const tagged = (tag: string): Persona => ({ ...SECOND, name: tag, tag });
  const list = async (who: Walked) => who.send(readLiens);
  const say = async (
    who: Walked,
    creditor: string,
    answer: string,
    more: { comment?: string; documentUuids?: string[] } = {},
  ) => {
    const { liens } = await list(who);
    const lien = liens.find((one) => one.creditorName === creditor) ?? expect.fail(`no lien of ${creditor}`);
    return who.loose(answerLien, {
      params: { liabilityUuid: lien.uuid },
      body: { answer, documentUuids: [], ...more },
    });
  };
  const confirmed = (uuid: string) => factsOfType(server, uuid, 'LiensConfirmed');
  const fileOf = async (uuid: string) => (await readApplication(server.context.db, uuid))?.projection;
  const gate = async (who: Walked) => (await who.send(readStatus)).gate;

  test('are listed with where they come from, and must all be answered [SCREEN-084]', async () => {
    const who = await walkOn(server, SECOND, 'liens');
    const before = await list(who);
    expect(
      before.liens.map(({ creditorName, source, answer, proofState }) => [creditorName, source, answer, proofState]),
    ).toEqual([
      ['Summit Federal', 'CREDIT', null, null],
      ['Mesa Valley Credit Union', 'COUNTY', null, null],
    ]);
    expect(before.debts.map((debt) => debt.kind)).toEqual(['CARD', 'LOAN']);
    const refused = await who.answer(confirmLiens);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        status: 'liens-unanswered',
        message: 'Tell us about each lien.',
        data: { unanswered: before.unanswered },
      },
    });
    expect(before.unanswered).toHaveLength(2);
    expect(await confirmed(who.uuid)).toEqual([]);
  });

  test('that are right leave the offer as it is when the file knew them [OP-D-069]', async () => {
    const who = await walkOn(server, card('found'), 'liens');
    expect((await say(who, 'Summit Federal', 'CORRECT')).body).toMatchObject({
      unanswered: [],
      liens: [{ answer: 'CORRECT' }],
      status: { checklistStatus: 'LIEN_VERIFICATION' },
    });
    expect((await who.answer(confirmLiens)).status).toBe(200);
    const [lien] = (await list(who)).liens;
    expect(await confirmed(who.uuid)).toEqual([
      { liens: [{ lien: lien?.uuid, answer: 'MINE' }], payoffs: 0, required: 0, disputed: 0, matched: true },
    ]);
    expect((await fileOf(who.uuid))?.selection.current).toBe(true);
    expect(await gate(who)).toBe('disburse');
  });

  test('that nobody counted change the price in the transaction of their confirmation', async () => {
    const who = await walkOn(server, SECOND, 'liens');
    await say(who, 'Summit Federal', 'CORRECT');
    await say(who, 'Mesa Valley Credit Union', 'CORRECT');
    await who.answer(confirmLiens);
    const facts = await factsIn(server, who.uuid);
    const [lien, price] = facts.slice(-2);
    expect([lien?.type, price?.type, lien?.request_id === price?.request_id]).toEqual([
      'LiensConfirmed',
      'OffersPriced',
      true,
    ]);
    expect(await confirmed(who.uuid)).toMatchObject([{ matched: false, disputed: 0 }]);
  });

  test('marked for payoff wait for the figures of their creditor, which come by webhook and count once [OP-D-070, OP-D-071]', async () => {
    const who = await walkOn(server, tagged('payoff-later'), 'liens');
    await say(who, 'Summit Federal', 'CORRECT');
    expect((await say(who, 'Mesa Valley Credit Union', 'PAY_OFF')).body).toMatchObject({
      payoffTotal: 30_000,
      liens: [{}, { answer: 'PAY_OFF', payOff: { status: 'MARKED_FOR_PAYOFF' } }],
    });
    await who.answer(confirmLiens);
    expect(await confirmed(who.uuid)).toMatchObject([{ payoffs: 1, required: 0, matched: false }]);
    expect(await who.status()).toBe('PAYOFF_REQUEST_PENDING');
    await expect.poll(() => findPendingInvitation(who)).not.toEqual([]);
    const [asked] = await findPendingInvitation(who);
    const letter = async (documentUuids: string[]) =>
      (await who.answer(explainReview, { body: { about: 'PAYOFF', answer: null, text: '', documentUuids } })).body;
    const documents = await uploadsFor(server, who.uuid);
    for (const none of [[], [randomUUID()]]) expect(await letter(none)).toMatchObject({ status: 'documents-missing' });
    expect(await letter(documents)).toMatchObject({ status: { checklistStatus: 'PAYOFF_REQUEST_PENDING' } });
    expect(await sentAt(documents[0])).not.toBeNull();
    expect(asked).toMatchObject({
      creditorName: 'Mesa Valley Credit Union',
      state: 'ASKED',
      amount: null,
      expectedBy: expect.stringMatching(/^\d{4}-/),
    });
    const event = figures(who.uuid, asked?.liabilityUuid ?? '', 30_214.4);
    expect((await send(event)).status).toBe(200);
    expect((await send(event)).status).toBe(200);
    await expect.poll(async () => (await findPendingInvitation(who))[0]?.state).toBe('RECEIVED');
    expect(await findPendingInvitation(who)).toMatchObject([
      { amount: 30_214.4, perDiem: 5.13, goodThrough: '2027-01-15' },
    ]);
    expect(await factsOfType(server, who.uuid, 'PayoffFiguresReceived')).toEqual([
      expect.objectContaining({ attempt: 1, goodUntil: '2027-01-15' }),
    ]);
    expect((await list(who)).payoffTotal).toBe(30_214.4);
    expect(await tablesWith(server, ['payoff_request'], /987654321/)).toEqual([]);
  });

  test('marked for payoff need nothing more when the creditor answers at once', async () => {
    const who = await walkOn(server, card('found'), 'liens');
    await say(who, 'Summit Federal', 'CORRECT');
    const { debts } = await list(who);
    expect(
      (
        await who.answer(markPayoff, {
          params: { liabilityUuid: required(debts[0]?.uuid, 'debt') },
          body: { status: 'MARKED_FOR_PAYOFF' },
        })
      ).body,
    ).toMatchObject({ offers: null });
    expect(await factsOfType(server, who.uuid, 'PayoffMarked')).toEqual([]);
    await who.answer(confirmLiens);
    await forward(server, who.uuid, 'disburse');
    expect(await confirmed(who.uuid)).toMatchObject([{ payoffs: 1, matched: false }]);
    expect(await findPendingInvitation(who)).toMatchObject([{ state: 'RECEIVED' }]);
    const ledger = (await server.context.vendors.gateway.ledger.of(who.uuid)).filter(
      (row) => row.op === 'payoff.letters',
    );
    expect(ledger.map((row) => row.outcome)).toEqual(['FIGURES']);
  });

  test('that take more than the chosen draw bring a re-offer with its cause; the new choice pays them off', async () => {
    const who = await walkOn(server, card('found'), 'liens');
    await say(who, 'Summit Federal', 'PAY_OFF');
    await who.answer(confirmLiens);
    expect(await who.status()).toBe('REVISED_OFFER_SELECTION');
    const { body } = await who.answer(readOffers);
    expect(body).toMatchObject({
      changed: { because: ['you changed the debts to pay off'], before: { payoffTotal: 0 } },
    });
    await chooseMost(who);
    await forward(server, who.uuid, 'disburse');
    const quote = (await who.answer(readOffers)).body['selection'];
    expect(quote).toMatchObject({ payoffTotal: (await list(who)).payoffTotal });
    expect((await list(who)).payoffTotal).toBeGreaterThan(100_000);
  });

  const sentAt = async (uuid: string | undefined) =>
    (
      await server.context.db
        .selectFrom('document')
        .select('submitted_at')
        .where('uuid', '=', uuid ?? '')
        .executeTakeFirst()
    )?.submitted_at ?? null;

  test('whose proof came at once answer their condition in the same transaction; no other document is one', async () => {
    const who = await walkOn(server, SECOND, 'liens');
    await say(who, 'Summit Federal', 'CORRECT');
    const { uuid: other } = await openLoan(server.context);
    const [theirs] = await uploadsFor(server, other);
    const [ready = '', looking, refused, paper, signers] = await uploadsFor(server, who.uuid, [
      {},
      { state: 'SCANNING' },
      { state: 'REFUSED' },
      { origin: 'GENERATED' },
      { audience: 'signer-1' },
    ]);
    const tell = async (...documentUuids: (string | undefined)[]) =>
      (
        await say(who, 'Mesa Valley Credit Union', 'PAID_OFF', {
          comment: 'Closed in 2021',
          documentUuids: documentUuids.map((one) => one ?? ''),
        })
      ).body;
    // Another person's upload gets the same answer as a missing one.
    for (const document of [theirs, randomUUID(), looking, paper, signers])
      expect(await tell(ready, document)).toMatchObject({
        status: 'documents-missing',
        message: 'Add the documents asked for: 1 more.',
      });
    expect(await tell(refused)).toMatchObject({ status: 'document-refused' });
    expect((await list(who)).liens[1]).toMatchObject({ answer: null, proofs: [] });
    expect(await tell(ready.toUpperCase(), ready)).toMatchObject({
      liens: [
        {},
        {
          proofState: 'SENT',
          comment: 'Closed in 2021',
          proofs: [{ uuid: ready, title: 'Supporting document', state: 'READY' }],
        },
      ],
    });
    // Until the liens are confirmed, its owner may remove it.
    expect(await sentAt(ready)).toBeNull();
    await who.answer(confirmLiens);
    const answered = (await factsIn(server, who.uuid)).find((fact) => fact.type === 'ConditionAnswered');
    expect(JSON.parse(answered?.data ?? '{}')).toEqual({ id: 'liens-disputed', documents: [ready] });
    expect(await sentAt(ready)).not.toBeNull();
    await expect(
      removeOwnUpload(server.context, { uuid: who.uuid, audience: 'BORROWER' }, ready),
    ).rejects.toMatchObject({ reason: 'not-found' });
  });

  test('answered NOT_MINE or PAID_OFF still count until the proof is accepted; one that came stands with the condition, which asks for one more', async () => {
    const who = await walkOn(server, SECOND, 'liens');
    const [first = '', gone = ''] = await uploadsFor(server, who.uuid, [{}, {}]);
    expect((await say(who, 'Summit Federal', 'NOT_MINE')).body).toMatchObject({ liens: [{ proofState: 'OWED' }, {}] });
    await say(who, 'Summit Federal', 'NOT_MINE', { documentUuids: [first] });
    await say(who, 'Mesa Valley Credit Union', 'PAID_OFF', { documentUuids: [gone] });
    await removeOwnUpload(server.context, { uuid: who.uuid, audience: 'BORROWER' }, gone);
    expect((await list(who)).liens).toMatchObject([
      { proofState: 'SENT', proofs: [{ uuid: first }] },
      { proofState: 'OWED', proofs: [], monetaryBalance: 30_000 },
    ]);
    await who.answer(confirmLiens);
    expect(await confirmed(who.uuid)).toMatchObject([
      { disputed: 2, liens: [{ answer: 'NOT_MINE' }, { answer: 'PAID_OFF' }] },
    ]);
    expect((await fileOf(who.uuid))?.conditions).toEqual({
      'liens-disputed': { round: 1, category: 'GENERIC_DOCUMENT_REQUEST', blocks: 'CLOSING', state: 'ASKED' },
    });
    const set = await latestSet(server.context.vault, server.context.db, who.uuid);
    expect(
      set?.data.liabilities.filter((debt) => debt.kind === 'LIEN' && debt.monetaryBalance === 30_000),
    ).toHaveLength(1);
    const conditions = (await who.answer(listOwnConditions)).body;
    expect(conditions).toMatchObject([
      {
        uuid: 'liens-disputed',
        state: 'OPEN',
        xtraData: { numDocsRequired: 2 },
        documents: [{ uuid: first, submittedAt: expect.any(String) as unknown }],
      },
    ]);
  });

  test('of a Texas homestead keep the mark of the loan that must go', async () => {
    const who = await walkOn(
      server,
      { ...card('texas-homestead'), street: ['26 Home Equity Street', 'Austin', 'TX', '78701'] },
      'liens',
    );
    const { liens } = await list(who);
    const must = liens.find((lien) => lien.required);
    expect(
      (
        await who.answer(markPayoff, {
          params: { liabilityUuid: required(must?.uuid, 'debt') },
          body: { status: 'NOT_MARKED' },
        })
      ).body['status'],
    ).toBe('payoff-not-possible');
    await say(who, 'Summit Federal', 'CORRECT');
    expect((await say(who, must?.creditorName ?? '', 'NOT_MINE')).body).toMatchObject({
      liens: [{}, { payOff: { status: 'MARKED_FOR_PAYOFF' } }],
    });
    await who.answer(confirmLiens);
    expect(await confirmed(who.uuid)).toMatchObject([{ payoffs: 1, required: 1, disputed: 1 }]);
  });

  test('that the borrower adds count, and only those may be taken away', async () => {
    const who = await walkOn(server, card('found'), 'liens');
    const own = { creditorName: 'Uncle Bob', monetaryBalance: 12_000, monthlyPayment: 150, position: 2 };
    const added = await who.answer(addLien, { body: own });
    expect([added.status, (added.body['unanswered'] as unknown[]).length]).toEqual([201, 1]);
    const { liens } = await list(who);
    expect(liens).toMatchObject([
      { source: 'CREDIT' },
      { source: 'BORROWER', answer: 'CORRECT', monetaryBalance: 12_000 },
    ]);
    const version = await who.version();
    const away = (lien?: { readonly uuid: string }) =>
      who.answer(removeLien, { params: { liabilityUuid: required(lien?.uuid, 'lien') }, version });
    expect((await away(liens[0])).status).toBe(404);
    expect((await away(liens[1])).status).toBe(200);
    expect((await list(who)).liens).toHaveLength(1);
  });

  test('cannot be paid off with a line that is too small for them', async () => {
    const who = await walkOn(server, card('found'), 'liens');
    await who.answer(addLien, {
      body: {
        creditorName: 'Large Trust',
        monetaryBalance: 900_000,
        monthlyPayment: 10,
        position: 2,
      },
    });
    expect((await say(who, 'Large Trust', 'PAY_OFF')).body['status']).toBe('payoff-not-possible');
  });

  test('belong to their borrower alone', async () => {
    const who = await walkOn(server, card('found'), 'liens');
    const other = await server.borrower();
    for (const call of [readLiens, readPayoff])
      expect((await server.ask(call, { params: { uuid: who.uuid }, token: other.token })).statusCode).toBe(404);
    expect(
      (
        await server.ask(answerLien, {
          params: { uuid: who.uuid, liabilityUuid: randomUUID() },
          token: other.token,
          body: { answer: 'CORRECT', documentUuids: [] },
          version: 1,
        })
      ).statusCode,
    ).toBe(404);
    expect(
      (
        await who.answer(answerLien, {
          params: { liabilityUuid: randomUUID() },
          body: { answer: 'CORRECT', documentUuids: [] },
        })
      ).status,
    ).toBe(404);
  });

  test('are answered at their step alone', async () => {
    const who = await walkOn(server, card('found'), 'contact');
    expect(
      (
        await who.answer(answerLien, {
          params: { liabilityUuid: randomUUID() },
          body: { answer: 'CORRECT', documentUuids: [] },
        })
      ).body['status'],
    ).toBe('not-at-this-step');
    expect((await who.answer(readPayoff)).body).toEqual([]);
  });

  test('payoff figures for a debt that nobody asked about, of another round or in another shape change nothing', async () => {
    const who = await walkOn(server, tagged('payoff-later'), 'liens');
    await say(who, 'Summit Federal', 'CORRECT');
    await say(who, 'Mesa Valley Credit Union', 'PAY_OFF');
    await who.answer(confirmLiens);
    await expect.poll(() => findPendingInvitation(who)).not.toEqual([]);
    const [asked] = await findPendingInvitation(who);
    const liability = asked?.liabilityUuid ?? '';
    const wrong = [
      figures(who.uuid, randomUUID(), 1),
      { ...figures(who.uuid, liability, 1), data: { figures: [{ amount: 1 }] } },
      { ...figures(who.uuid, liability, 1), reference: `${who.uuid}:payoff:9` },
    ];
    const statuses = [];
    for (const event of wrong) statuses.push((await send(event)).status);
    expect(statuses).toEqual([200, 200, 202]);
    await expect
      .poll(() =>
        server.context.db.selectFrom('vendor_event').select('event_id').where('state', '=', 'QUEUED').execute(),
      )
      .toEqual([]);
    expect([await gate(who), (await findPendingInvitation(who))[0]?.state]).toEqual(['payoff', 'ASKED']);
  });

  const findPendingInvitation = async (who: Walked) => who.send(readPayoff);
  const send = (event: unknown) =>
    sendEvent(server.app, server.context, { kind: 'payoff', organisation: 'FIGURE' }, event);
  const figures = (uuid: string, liabilityUuid: string, amount: number) => ({
    eventId: randomUUID(),
    type: 'figures',
    reference: `${uuid}:payoff:1`,
    occurredAt: '2026-12-16T10:00:00Z',
    data: {
      figures: [
        {
          liabilityUuid,
          amount,
          perDiem: 5.13,
          goodThrough: '2027-01-15',
          payTo: {
            name: 'Mesa',
            address: '1 Road',
            routingNumber: '102000076',
            accountNumber: '987654321',
            reference: '0872',
          },
        },
      ],
    },
  });
  /** Chooses the largest draw of the longest term, with payoffs deducted. */
  async function chooseMost(who: Walked): Promise<void> {
    const set = await who.send(readOffers);
    const offer = Object.values(set.offersByType)
      .flat()
      .toSorted((one, other) => other.term - one.term)[0];
    const choice = {
      offerSetId: set.offerSetId,
      offerId: offer?.id,
      drawAmount: offer?.maxDraw,
      discountTypes: ['AUTOPAY'],
      payOffPreference: 'DEDUCT',
    } as const;
    const { monthlyPayment, rate, totalDraw } = (await who.loose(quoteOffer, { body: choice })).body;
    expect(
      (await who.loose(confirmOffer, { body: { ...choice, shown: { monthlyPayment, rate, totalDraw } } })).status,
    ).toBe(200);
  }

  test('have a secret of their own for each lender', async () => {
    const [one, other] = await Promise.all(
      ['FIGURE', 'HOMEPOINT'].map((organisation) => webhookSecret(server.context, { kind: 'payoff', organisation })),
    );
    expect(one).not.toBe(other);
  });
});
