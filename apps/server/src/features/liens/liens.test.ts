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
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { openLoan } from '../../../test/loans.ts';
import { required } from '../../../test/required.ts';
import { findTablesWith } from '../../../test/stored-text.ts';
import { insertUploads } from '../../../test/uploads.ts';
import { advanceToGate, walkToGate } from '../../../test/walk-to-gate.ts';
import { getPersona, loadFacts, loadFactsOfType, type WalkedLoan } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { findLatestSet } from '../../records/offer-sets/latest-set.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { loadWebhookSecret } from '../../vendors/webhooks/secrets.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { removeOwnUpload } from '../documents/upload.ts';

onOneDatabase('liens', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const SECOND: Persona = { ...getPersona('found'), street: ['24 Second Lien Lane', 'Denver', 'CO', '80202'] };
  const buildTaggedPersona = (tag: string): Persona => ({ ...SECOND, name: tag, tag });
  const list = async (walked: WalkedLoan) => walked.send(readLiens);
  const answerLienAs = async (
    walked: WalkedLoan,
    creditor: string,
    answer: string,
    overrides: { comment?: string; documentUuids?: string[] } = {},
  ) => {
    const { liens } = await list(walked);
    const lien = liens.find((one) => one.creditorName === creditor) ?? expect.fail(`no lien of ${creditor}`);
    return walked.loose(answerLien, {
      params: { liabilityUuid: lien.uuid },
      body: { answer, documentUuids: [], ...overrides },
    });
  };
  const loadConfirmed = (uuid: string) => loadFactsOfType(server, uuid, 'LiensConfirmed');
  const fetchFile = async (uuid: string) => (await readApplication(server.context.db, uuid))?.projection;
  const fetchGate = async (walked: WalkedLoan) => (await walked.send(readStatus)).gate;

  test('are listed with their source and must all be answered [SCREEN-084]', async () => {
    const walked = await walkToGate(server, SECOND, 'liens');
    const before = await list(walked);
    expect(
      before.liens.map(({ creditorName, source, answer, proofState }) => [creditorName, source, answer, proofState]),
    ).toEqual([
      ['Summit Federal', 'CREDIT', null, null],
      ['Mesa Valley Credit Union', 'COUNTY', null, null],
    ]);
    expect(before.debts.map((debt) => debt.kind)).toEqual(['CARD', 'LOAN']);
    const refused = await walked.answer(confirmLiens);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        status: 'liens-unanswered',
        message: 'Tell us about each lien.',
        data: { unanswered: before.unanswered },
      },
    });
    expect(before.unanswered).toHaveLength(2);
    expect(await loadConfirmed(walked.uuid)).toEqual([]);
  });

  test('leave the offer unchanged when correct and already counted [OP-D-069]', async () => {
    const walked = await walkToGate(server, getPersona('found'), 'liens');
    expect((await answerLienAs(walked, 'Summit Federal', 'CORRECT')).body).toMatchObject({
      unanswered: [],
      liens: [{ answer: 'CORRECT' }],
      status: { checklistStatus: 'LIEN_VERIFICATION' },
    });
    expect((await walked.answer(confirmLiens)).status).toBe(200);
    const [lien] = (await list(walked)).liens;
    expect(await loadConfirmed(walked.uuid)).toEqual([
      { liens: [{ lien: lien?.uuid, answer: 'MINE' }], payoffs: 0, required: 0, disputed: 0, matched: true },
    ]);
    expect((await fetchFile(walked.uuid))?.selection.current).toBe(true);
    expect(await fetchGate(walked)).toBe('disburse');
  });

  test('a lien not counted before changes the price in the transaction of its confirmation', async () => {
    const walked = await walkToGate(server, SECOND, 'liens');
    await answerLienAs(walked, 'Summit Federal', 'CORRECT');
    await answerLienAs(walked, 'Mesa Valley Credit Union', 'CORRECT');
    await walked.answer(confirmLiens);
    const facts = await loadFacts(server, walked.uuid);
    const [lien, price] = facts.slice(-2);
    expect([lien?.type, price?.type, lien?.request_id === price?.request_id]).toEqual([
      'LiensConfirmed',
      'OffersPriced',
      true,
    ]);
    expect(await loadConfirmed(walked.uuid)).toMatchObject([{ matched: false, disputed: 0 }]);
  });

  test('a lien marked for payoff waits for the creditor’s figures, which come by webhook and count once [OP-D-070, OP-D-071]', async () => {
    const walked = await walkToGate(server, buildTaggedPersona('payoff-later'), 'liens');
    await answerLienAs(walked, 'Summit Federal', 'CORRECT');
    expect((await answerLienAs(walked, 'Mesa Valley Credit Union', 'PAY_OFF')).body).toMatchObject({
      payoffTotal: 30_000,
      liens: [{}, { answer: 'PAY_OFF', payOff: { status: 'MARKED_FOR_PAYOFF' } }],
    });
    await walked.answer(confirmLiens);
    expect(await loadConfirmed(walked.uuid)).toMatchObject([{ payoffs: 1, required: 0, matched: false }]);
    expect(await walked.status()).toBe('PAYOFF_REQUEST_PENDING');
    await expect.poll(() => findPendingInvitation(walked)).not.toEqual([]);
    const [invitation] = await findPendingInvitation(walked);
    const sendPayoffLetter = async (documentUuids: string[]) =>
      (await walked.answer(explainReview, { body: { about: 'PAYOFF', answer: null, text: '', documentUuids } })).body;
    const documents = await insertUploads(server, walked.uuid);
    for (const none of [[], [randomUUID()]])
      expect(await sendPayoffLetter(none)).toMatchObject({ status: 'documents-missing' });
    expect(await sendPayoffLetter(documents)).toMatchObject({ status: { checklistStatus: 'PAYOFF_REQUEST_PENDING' } });
    expect(await fetchSentAt(documents[0])).not.toBeNull();
    expect(invitation).toMatchObject({
      creditorName: 'Mesa Valley Credit Union',
      state: 'ASKED',
      amount: null,
      expectedBy: expect.stringMatching(/^\d{4}-/),
    });
    const event = buildFigures(walked.uuid, invitation?.liabilityUuid ?? '', 30_214.4);
    expect((await send(event)).status).toBe(200);
    expect((await send(event)).status).toBe(200);
    await expect.poll(async () => (await findPendingInvitation(walked))[0]?.state).toBe('RECEIVED');
    expect(await findPendingInvitation(walked)).toMatchObject([
      { amount: 30_214.4, perDiem: 5.13, goodThrough: '2027-01-15' },
    ]);
    expect(await loadFactsOfType(server, walked.uuid, 'PayoffFiguresReceived')).toEqual([
      expect.objectContaining({ attempt: 1, goodUntil: '2027-01-15' }),
    ]);
    expect((await list(walked)).payoffTotal).toBe(30_214.4);
    expect(await findTablesWith(server, ['payoff_request'], /987654321/)).toEqual([]);
  });

  test('a lien marked for payoff needs nothing more when the creditor answers right away', async () => {
    const walked = await walkToGate(server, getPersona('found'), 'liens');
    await answerLienAs(walked, 'Summit Federal', 'CORRECT');
    const { debts } = await list(walked);
    expect(
      (
        await walked.answer(markPayoff, {
          params: { liabilityUuid: required(debts[0]?.uuid, 'debt') },
          body: { status: 'MARKED_FOR_PAYOFF' },
        })
      ).body,
    ).toMatchObject({ offers: null });
    expect(await loadFactsOfType(server, walked.uuid, 'PayoffMarked')).toEqual([]);
    await walked.answer(confirmLiens);
    await advanceToGate(server, walked.uuid, 'disburse');
    expect(await loadConfirmed(walked.uuid)).toMatchObject([{ payoffs: 1, matched: false }]);
    expect(await findPendingInvitation(walked)).toMatchObject([{ state: 'RECEIVED' }]);
    const ledger = (await server.context.vendors.gateway.ledger.list(walked.uuid)).filter(
      (row) => row.op === 'payoff.letters',
    );
    expect(ledger.map((row) => row.outcome)).toEqual(['FIGURES']);
  });

  test('a payoff above the chosen draw brings a reoffer with its cause, and the new choice pays it off', async () => {
    const walked = await walkToGate(server, getPersona('found'), 'liens');
    await answerLienAs(walked, 'Summit Federal', 'PAY_OFF');
    await walked.answer(confirmLiens);
    expect(await walked.status()).toBe('REVISED_OFFER_SELECTION');
    const { body } = await walked.answer(readOffers);
    expect(body).toMatchObject({
      changed: { because: ['you changed the debts to pay off'], before: { payoffTotal: 0 } },
    });
    await chooseMost(walked);
    await advanceToGate(server, walked.uuid, 'disburse');
    const quote = (await walked.answer(readOffers)).body['selection'];
    expect(quote).toMatchObject({ payoffTotal: (await list(walked)).payoffTotal });
    expect((await list(walked)).payoffTotal).toBeGreaterThan(100_000);
  });

  const fetchSentAt = async (uuid: string | undefined) =>
    (
      await server.context.db
        .selectFrom('document')
        .select('submitted_at')
        .where('uuid', '=', uuid ?? '')
        .executeTakeFirst()
    )?.submitted_at ?? null;

  test('a lien’s proof answers its condition in the same transaction, and only with the borrower’s ready uploads', async () => {
    const walked = await walkToGate(server, SECOND, 'liens');
    await answerLienAs(walked, 'Summit Federal', 'CORRECT');
    const { uuid: other } = await openLoan(server.context);
    const [foreignUpload] = await insertUploads(server, other);
    const [ready = '', looking, refused, generated, signers] = await insertUploads(server, walked.uuid, [
      {},
      { state: 'SCANNING' },
      { state: 'REFUSED' },
      { origin: 'GENERATED' },
      { audience: 'signer-1' },
    ]);
    const answerPaidOff = async (...documentUuids: (string | undefined)[]) =>
      (
        await answerLienAs(walked, 'Mesa Valley Credit Union', 'PAID_OFF', {
          comment: 'Closed in 2021',
          documentUuids: documentUuids.map((one) => one ?? ''),
        })
      ).body;
    // Another person's upload gets the same answer as a missing one.
    for (const document of [foreignUpload, randomUUID(), looking, generated, signers])
      expect(await answerPaidOff(ready, document)).toMatchObject({
        status: 'documents-missing',
        message: 'Add the documents asked for: 1 more.',
      });
    expect(await answerPaidOff(refused)).toMatchObject({ status: 'document-refused' });
    expect((await list(walked)).liens[1]).toMatchObject({ answer: null, proofs: [] });
    expect(await answerPaidOff(ready.toUpperCase(), ready)).toMatchObject({
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
    expect(await fetchSentAt(ready)).toBeNull();
    await walked.answer(confirmLiens);
    const answered = (await loadFacts(server, walked.uuid)).find((fact) => fact.type === 'ConditionAnswered');
    expect(JSON.parse(answered?.data ?? '{}')).toEqual({ id: 'liens-disputed', documents: [ready] });
    expect(await fetchSentAt(ready)).not.toBeNull();
    await expect(
      removeOwnUpload(server.context, { uuid: walked.uuid, audience: 'BORROWER' }, ready),
    ).rejects.toMatchObject({ reason: 'not-found' });
  });

  test('liens answered NOT_MINE or PAID_OFF still count until their proof is accepted', async () => {
    const walked = await walkToGate(server, SECOND, 'liens');
    const [first = '', removedUpload = ''] = await insertUploads(server, walked.uuid, [{}, {}]);
    expect((await answerLienAs(walked, 'Summit Federal', 'NOT_MINE')).body).toMatchObject({
      liens: [{ proofState: 'OWED' }, {}],
    });
    await answerLienAs(walked, 'Summit Federal', 'NOT_MINE', { documentUuids: [first] });
    await answerLienAs(walked, 'Mesa Valley Credit Union', 'PAID_OFF', { documentUuids: [removedUpload] });
    await removeOwnUpload(server.context, { uuid: walked.uuid, audience: 'BORROWER' }, removedUpload);
    expect((await list(walked)).liens).toMatchObject([
      { proofState: 'SENT', proofs: [{ uuid: first }] },
      { proofState: 'OWED', proofs: [], monetaryBalance: 30_000 },
    ]);
    await walked.answer(confirmLiens);
    expect(await loadConfirmed(walked.uuid)).toMatchObject([
      { disputed: 2, liens: [{ answer: 'NOT_MINE' }, { answer: 'PAID_OFF' }] },
    ]);
    expect((await fetchFile(walked.uuid))?.conditions).toEqual({
      'liens-disputed': { round: 1, category: 'GENERIC_DOCUMENT_REQUEST', blocks: 'CLOSING', state: 'ASKED' },
    });
    const set = await findLatestSet(server.context.vault, server.context.db, walked.uuid);
    expect(
      set?.data.liabilities.filter((debt) => debt.kind === 'LIEN' && debt.monetaryBalance === 30_000),
    ).toHaveLength(1);
    const conditions = (await walked.answer(listOwnConditions)).body;
    expect(conditions).toMatchObject([
      {
        uuid: 'liens-disputed',
        state: 'OPEN',
        xtraData: { numDocsRequired: 2 },
        documents: [{ uuid: first, submittedAt: expect.any(String) as unknown }],
      },
    ]);
  });

  test('a Texas homestead’s lien that must be paid off keeps its mark', async () => {
    const walked = await walkToGate(
      server,
      { ...getPersona('texas-homestead'), street: ['26 Home Equity Street', 'Austin', 'TX', '78701'] },
      'liens',
    );
    const { liens } = await list(walked);
    const requiredLien = liens.find((lien) => lien.required);
    expect(
      (
        await walked.answer(markPayoff, {
          params: { liabilityUuid: required(requiredLien?.uuid, 'debt') },
          body: { status: 'NOT_MARKED' },
        })
      ).body['status'],
    ).toBe('payoff-not-possible');
    await answerLienAs(walked, 'Summit Federal', 'CORRECT');
    expect((await answerLienAs(walked, requiredLien?.creditorName ?? '', 'NOT_MINE')).body).toMatchObject({
      liens: [{}, { payOff: { status: 'MARKED_FOR_PAYOFF' } }],
    });
    await walked.answer(confirmLiens);
    expect(await loadConfirmed(walked.uuid)).toMatchObject([{ payoffs: 1, required: 1, disputed: 1 }]);
  });

  test('liens added by the borrower count, and only those can be removed', async () => {
    const walked = await walkToGate(server, getPersona('found'), 'liens');
    const own = { creditorName: 'Uncle Bob', monetaryBalance: 12_000, monthlyPayment: 150, position: 2 };
    const added = await walked.answer(addLien, { body: own });
    expect([added.status, (added.body['unanswered'] as unknown[]).length]).toEqual([201, 1]);
    const { liens } = await list(walked);
    expect(liens).toMatchObject([
      { source: 'CREDIT' },
      { source: 'BORROWER', answer: 'CORRECT', monetaryBalance: 12_000 },
    ]);
    const version = await walked.version();
    const requestRemoval = (lien?: { readonly uuid: string }) =>
      walked.answer(removeLien, { params: { liabilityUuid: required(lien?.uuid, 'lien') }, version });
    expect((await requestRemoval(liens[0])).status).toBe(404);
    expect((await requestRemoval(liens[1])).status).toBe(200);
    expect((await list(walked)).liens).toHaveLength(1);
  });

  test('liens too large for the line cannot be paid off', async () => {
    const walked = await walkToGate(server, getPersona('found'), 'liens');
    await walked.answer(addLien, {
      body: {
        creditorName: 'Large Trust',
        monetaryBalance: 900_000,
        monthlyPayment: 10,
        position: 2,
      },
    });
    expect((await answerLienAs(walked, 'Large Trust', 'PAY_OFF')).body['status']).toBe('payoff-not-possible');
  });

  test('are not found for another borrower', async () => {
    const walked = await walkToGate(server, getPersona('found'), 'liens');
    const other = await server.createBorrower();
    for (const call of [readLiens, readPayoff])
      expect((await server.ask(call, { params: { uuid: walked.uuid }, token: other.token })).statusCode).toBe(404);
    expect(
      (
        await server.ask(answerLien, {
          params: { uuid: walked.uuid, liabilityUuid: randomUUID() },
          token: other.token,
          body: { answer: 'CORRECT', documentUuids: [] },
          version: 1,
        })
      ).statusCode,
    ).toBe(404);
    expect(
      (
        await walked.answer(answerLien, {
          params: { liabilityUuid: randomUUID() },
          body: { answer: 'CORRECT', documentUuids: [] },
        })
      ).status,
    ).toBe(404);
  });

  test('can be answered only at their step', async () => {
    const walked = await walkToGate(server, getPersona('found'), 'contact');
    expect(
      (
        await walked.answer(answerLien, {
          params: { liabilityUuid: randomUUID() },
          body: { answer: 'CORRECT', documentUuids: [] },
        })
      ).body['status'],
    ).toBe('not-at-this-step');
    expect((await walked.answer(readPayoff)).body).toEqual([]);
  });

  test('ignores payoff figures for an unknown debt, another round or a wrong shape', async () => {
    const walked = await walkToGate(server, buildTaggedPersona('payoff-later'), 'liens');
    await answerLienAs(walked, 'Summit Federal', 'CORRECT');
    await answerLienAs(walked, 'Mesa Valley Credit Union', 'PAY_OFF');
    await walked.answer(confirmLiens);
    await expect.poll(() => findPendingInvitation(walked)).not.toEqual([]);
    const [invitation] = await findPendingInvitation(walked);
    const liability = invitation?.liabilityUuid ?? '';
    const wrong = [
      buildFigures(walked.uuid, randomUUID(), 1),
      { ...buildFigures(walked.uuid, liability, 1), data: { figures: [{ amount: 1 }] } },
      { ...buildFigures(walked.uuid, liability, 1), reference: `${walked.uuid}:payoff:9` },
    ];
    const statuses = [];
    for (const event of wrong) statuses.push((await send(event)).status);
    expect(statuses).toEqual([200, 200, 202]);
    await expect
      .poll(() =>
        server.context.db.selectFrom('vendor_event').select('event_id').where('state', '=', 'QUEUED').execute(),
      )
      .toEqual([]);
    expect([await fetchGate(walked), (await findPendingInvitation(walked))[0]?.state]).toEqual(['payoff', 'ASKED']);
  });

  const findPendingInvitation = async (walked: WalkedLoan) => walked.send(readPayoff);
  const send = (event: unknown) =>
    sendEvent(server.app, server.context, { kind: 'payoff', organisation: 'FIGURE' }, event);
  const buildFigures = (uuid: string, liabilityUuid: string, amount: number) => ({
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
  async function chooseMost(walked: WalkedLoan): Promise<void> {
    const set = await walked.send(readOffers);
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
    const { monthlyPayment, rate, totalDraw } = (await walked.loose(quoteOffer, { body: choice })).body;
    expect(
      (await walked.loose(confirmOffer, { body: { ...choice, shown: { monthlyPayment, rate, totalDraw } } })).status,
    ).toBe(200);
  }

  test('payoff webhooks have their own secret for each lender', async () => {
    const [one, other] = await Promise.all(
      ['FIGURE', 'HOMEPOINT'].map((organisation) =>
        loadWebhookSecret(server.context, { kind: 'payoff', organisation }),
      ),
    );
    expect(one).not.toBe(other);
  });
});
