import {
  acceptFinalOffer,
  reopenOffers,
  confirmOffer,
  listApplications,
  listDocuments,
  quoteOffer,
  readDocument,
  readDocumentText,
  readLoanFile,
  readHeloc,
  readOffers,
} from '@lintel/contract';
import { emptyFile, fold, formatDateInProse, toTextLines, SAMPLE_POLICY, type Fact, type Policy } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { expectOneAccepted } from '../../../test/concurrent-requests.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { waitForGate, walkToClosing, FEATURES_WITHOUT_CLOSING } from '../../../test/walk-to-closing.ts';
import { getPersona, loadFacts, loadFactsOfType, type WalkedLoan } from '../../../test/walk.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { setLoanClock } from '../../loan-file/clock.ts';
import { toFact, record, workKey } from '../../loan-file/record.ts';
import { findDisclosedOffer } from '../../records/offer-sets/final-offer.ts';
import { syncStaffTasks } from '../../records/staff-tasks/sync-staff-tasks.ts';
import { actAt } from '../../sandbox/act.ts';
import { readDocuments } from '../../sandbox/read-documents.ts';
import { readPdfText } from '../../sandbox/read-pdf.ts';
import { makeClosing } from './closing.ts';

onOneDatabase('the closing documents and the final offer', (open) => {
  let server: TestApp;
  /** A server without workers, so that no document is made automatically. */
  let byHand: TestApp;
  let maria: WalkedLoan;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    byHand = await createTestApp(await open('fresh'), { run: true, features: FEATURES_WITHOUT_CLOSING });
    maria = await walkToClosing(server, 'found');
  }, 60_000);

  const fetchDocuments = async (walked: WalkedLoan) =>
    (await walked.send(listDocuments)).filter(({ set }) => set === 'CLOSING');
  const fetchOffers = async (walked: WalkedLoan) => {
    const { selection, ...rest } = await walked.send(readOffers);
    return { ...rest, selection: selection ?? expect.fail('no choice') };
  };
  const fetchText = async (walked: WalkedLoan, title: string): Promise<string> => {
    const document =
      (await fetchDocuments(walked)).find((doc) => doc.current && doc.title.startsWith(title)) ??
      expect.fail(`no paper ${title}`);
    return toTextLines(await walked.send(readDocumentText, { params: { documentUuid: document.uuid } })).join('\n');
  };
  const accept = (
    walked: WalkedLoan,
    { offerSetId, selection: { monthlyPayment, rate, totalDraw }, version }: Awaited<ReturnType<typeof fetchOffers>>,
    over: object = {},
  ) =>
    walked.answer(acceptFinalOffer, {
      version,
      body: { offerSetId, shown: { monthlyPayment, rate, totalDraw, ...over } },
    });
  const formatDollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const fetchFile = async (walked: WalkedLoan, { context } = server) =>
    (await readApplication(context.db, walked.uuid))?.projection ?? expect.fail('no loan');
  const fetchDisclosedOffer = async (walked: WalkedLoan, app = server) =>
    findDisclosedOffer(app.context, app.context.db, walked.uuid, await fetchFile(walked, app));
  const buildGateJob = ({ uuid }: WalkedLoan, attempt = 1) =>
    ({ uuid, gate: 'closing-disclosure', attempt, key: workKey(uuid, 'closing-disclosure', attempt) }) as const;

  test('show the final offer’s figures alike on the page, in the PDF and in the offers [OP-D-101]', async () => {
    const [doc, ...rest] = await fetchDocuments(maria);
    expect([doc?.title, rest]).toEqual(['Your line of credit: opening terms', []]);
    const text = await fetchText(maria, 'Your line of credit');
    const { selection, changed, closing } = await fetchOffers(maria);
    for (const figure of [
      selection.lineAmount,
      selection.totalDraw,
      selection.monthlyPayment,
      selection.originationFeeAmount,
      selection.cashToBorrower,
    ].map(formatDollars))
      expect(text).toContain(figure);
    expect(text).toContain(`${(selection.rate * 100).toFixed(3)}%`);
    expect(text).toContain(`document set ${(await fetchFile(maria)).closingSet}.`);
    expect(text).toMatch(/By video, no charge[\s\S]*right to cancel/);
    expect(changed).toBeNull();
    expect(closing).toMatchObject({
      fees: [{ label: 'Origination fee', amount: selection.originationFeeAmount }],
      notary: { mode: 'REMOTE', fee: null },
    });
    expect(text).toContain(`You can sign on ${formatDateInProse(closing?.signFrom ?? '')} or later.`);
    const pdf = (
      await readPdfText(
        await maria.client.file(readDocument, { params: { uuid: maria.uuid, documentUuid: doc?.uuid ?? '' } }),
      )
    )
      .replaceAll(/\s+/g, '')
      // A paragraph may continue on the next page, after the footer.
      .replaceAll(/Yourlineofcredit:openingterms·\d+of\d+/g, '');
    for (const line of text.split('\n')) expect(pdf).toContain(line.replaceAll(/\s+/g, ''));
    expect(await loadFactsOfType(server, maria.uuid, 'ClosingDisclosureReady')).toEqual([
      { attempt: 1, documents: [doc?.uuid], notary: { mode: 'REMOTE', fee: null } },
    ]);
  });

  test('are not made again when the job repeats, even with another set number', async () => {
    const before = await fetchDocuments(maria);
    const { closingSet: number } = await fetchFile(maria);
    for (const attempt of [number, number + 1]) await makeClosing(buildGateJob(maria, attempt), server.context);
    expect(await fetchDocuments(maria)).toEqual(before);
    expect(await loadFactsOfType(server, maria.uuid, 'ClosingDisclosureReady')).toHaveLength(1);
  });

  test('cannot be accepted unread or with other figures or offers', async () => {
    const now = await fetchOffers(maria);
    expect((await accept(maria, now)).body['status']).toBe('documents-unread');
    for (const over of [{ monthlyPayment: 1 }, { rate: 0.05 }, { totalDraw: 15_000 }]) {
      expect((await accept(maria, now, over)).body).toMatchObject({
        status: 'quote-changed',
        data: { quote: { monthlyPayment: now.selection.monthlyPayment, offerSetId: now.offerSetId } },
      });
    }
    expect((await accept(maria, { ...now, offerSetId: 'another' })).body['status']).toBe('quote-changed');
    expect(await maria.status()).toBe('FINAL_OFFER');
  });

  test('are replaced after another draw is chosen, and the old set can no longer be accepted [OP-D-102, OP-D-103]', async () => {
    await readDocuments(maria.client, maria.uuid);
    const old = await fetchOffers(maria);
    const oldDocuments = await fetchDocuments(maria);
    const drawRequest = await maria.answer(reopenOffers, { body: { reason: 'ANOTHER_DRAW' } });
    expect(drawRequest.body).toMatchObject({
      status: { checklistStatus: 'OFFER_SELECTION', uwSubDecision: 'VERIFIED_OFFER' },
    });
    expect((await maria.answer(readOffers)).body).toMatchObject({ offerSetId: old.offerSetId, changed: null });
    expect((await accept(maria, { ...old, version: await maria.version() })).body['status']).toBe('not-at-this-step');
    const choice = {
      offerSetId: old.offerSetId,
      offerId: old.selection.offerId,
      drawAmount: old.selection.drawAmount + 1000,
      discountTypes: ['AUTOPAY'],
      payOffPreference: 'DEDUCT',
    } as const;
    const { monthlyPayment, rate, totalDraw } = (await maria.answer(quoteOffer, { body: choice })).body;
    expect(
      (await maria.loose(confirmOffer, { body: { ...choice, shown: { monthlyPayment, rate, totalDraw } } })).status,
    ).toBe(200);
    await expect.poll(maria.status).toBe('FINAL_OFFER');
    const now = await fetchOffers(maria);
    expect(now.selection).toMatchObject({ monthlyPayment, totalDraw: old.selection.totalDraw + 1000 });
    expect(
      (await fetchDocuments(maria)).map(({ uuid, current }) => [
        oldDocuments.some((one) => one.uuid === uuid),
        current,
      ]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
    const text = await fetchText(maria, 'Your line of credit');
    expect(text).toContain('document set 2.');
    expect(text).toContain(formatDollars(now.selection.lineAmount));
    expect(text).not.toContain(formatDollars(old.selection.lineAmount));
    // The borrower read the old set and saw its figures.
    expect((await accept(maria, old)).body['status']).toBe('stale-version');
    expect((await accept(maria, { ...old, version: now.version })).body['status']).toBe('quote-changed');
    expect((await accept(maria, now)).body['status']).toBe('documents-unread');
  });

  test('are accepted once from two windows, and request the package [OP-D-104]', async () => {
    await readDocuments(maria.client, maria.uuid);
    const now = await fetchOffers(maria);
    const answers = await Promise.all([accept(maria, now), accept(maria, now)]);
    expectOneAccepted(answers);
    expect(await loadFactsOfType(server, maria.uuid, 'FinalOfferAccepted')).toEqual([{ papers: 2 }]);
    const facts = await loadFacts(server, maria.uuid);
    const file = facts.map(toFact).reduce(fold, emptyFile());
    expect(file).toEqual(await fetchFile(maria));
    expect(file).toMatchObject({ closingSet: 2, closingDisclosureSet: 2, finalOfferAcceptedSet: 2 });
    expect(
      facts
        .filter(({ type }) => ['DrawChangeAsked', 'ClosingDisclosureReady', 'FinalOfferAccepted'].includes(type))
        .map(({ type }) => type),
    ).toEqual(['ClosingDisclosureReady', 'DrawChangeAsked', 'ClosingDisclosureReady', 'FinalOfferAccepted']);
  });

  test('include manual payments and an in-person notary, compared with what was chosen', async () => {
    const mo = await walkToClosing(server, 'found', 'final-offer', 'MANUAL');
    const first = await fetchOffers(mo);
    expect(first.changed).toMatchObject({
      because: ['you chose how you’ll pay'],
      worse: false,
      before: { discountTypes: ['AUTOPAY'] },
      after: { discountTypes: [] },
    });
    expect(first.selection.rate).toBeCloseTo((first.changed?.before?.rate ?? 0) + SAMPLE_POLICY.autopay, 6);
    expect(await fetchText(mo, 'Your line of credit')).toContain('The rate includes no autopay discount');
    // The plan now has another notary than was disclosed, so new documents state the fee.
    expect(
      await actAt({
        client: mo.client,
        uuid: mo.uuid,
        status: 'FINAL_OFFER',
        version: await mo.version(),
        persona: getPersona('found'),
      }),
    ).toBe('GEN_NOTE_SIGNING');
    await record(
      server.context,
      mo.uuid,
      ({ file }) => [{ type: 'SigningPackageReady', data: { attempt: file.closingSet, documents: ['note'] } }],
      WORKER_META,
    );
    await record(
      server.context,
      mo.uuid,
      ({ file }) => [
        {
          type: 'NoteSigned',
          data: {
            papers: file.closingSet,
            signer: 'BORROWER',
            how: 'ELECTRONIC',
            documents: [],
            place: { kind: 'REMOTE' },
            noticesHanded: [],
            by: 'ESIGN',
          },
        },
      ],
      WORKER_META,
    );
    await record(
      server.context,
      mo.uuid,
      ({ file }) => [
        {
          type: 'NotaryPlanned',
          data: {
            attempt: file.closingSet,
            mode: 'MANUAL',
            fee: 300,
            attorney: false,
            notBefore: null,
            arithmetic: 'none',
          },
        },
      ],
      WORKER_META,
    );
    await waitForGate(server, mo, 'final-offer');
    const now = await fetchOffers(mo);
    expect(now.selection.lineAmount).toBe(Math.round((first.selection.lineAmount + 300) * 100) / 100);
    expect(now.selection.monthlyPayment).toBeGreaterThan(first.selection.monthlyPayment);
    expect(now.changed?.because).toEqual(['you chose how you’ll pay', 'the notary changed']);
    expect(await fetchText(mo, 'Your line of credit')).toMatch(/Notary in person\n\$300\.00/);
    // The console, its list and the borrower's own loan show the documents' figures.
    const [una, { lineAmount, monthlyPayment, rate, apr }] = [
      await logInStaffMember(server, 'underwriter'),
      now.selection,
    ];
    const { token } = una;
    expect(await server.send(readLoanFile, { params: { uuid: mo.uuid }, token })).toMatchObject({
      amount: lineAmount,
      rate,
      choice: { monthlyPayment, rate, apr },
    });
    expect(await server.send(listApplications, { query: { limit: '200' }, token })).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ uuid: mo.uuid, lineAmount })]) as object[],
    });
    expect((await mo.answer(readHeloc)).body).toMatchObject({ amount: lineAmount, rate });
    expect((await loadFactsOfType(server, mo.uuid, 'ClosingDisclosureReady')).map(({ notary }) => notary)).toEqual([
      { mode: 'REMOTE', fee: null },
      { mode: 'MANUAL', fee: 300 },
    ]);
  }, 60_000);

  test('list a Texas homestead’s costs within its caps; over a cap none are made and staff get a task', async () => {
    const tex = await walkToClosing(byHand, 'texas-homestead', 'closing-disclosure');
    const { context } = byHand;
    const within = (caps: Partial<Policy['texasHomestead']>): Context => {
      const getPolicy: Context['getPolicy'] = (organisation) => ({
        ...context.getPolicy(organisation),
        texasHomestead: { ...context.getPolicy(organisation).texasHomestead, ...caps },
      });
      return { ...context, getPolicy };
    };
    const fetchTasksAfter = async (minutes: number): Promise<string[]> => {
      await setLoanClock(context, { offsetMs: minutes * 60_000 });
      await syncStaffTasks(context, tex.uuid);
      await setLoanClock(context, { offsetMs: 0 });
      return (
        await context.db
          .selectFrom('desk_task')
          .select('gate')
          .where('application_uuid', '=', tex.uuid)
          .where('closed_at', 'is', null)
          .execute()
      ).map(({ gate }) => gate);
    };
    await expect(makeClosing(buildGateJob(tex), within({ feeCap: 0.001 }))).rejects.toThrow(
      'The fees of this Texas homestead are more',
    );
    await expect(makeClosing(buildGateJob(tex), within({ cltvCap: 0.1 }))).rejects.toThrow(
      'The debts on this Texas homestead are more',
    );
    expect([await fetchDocuments(tex), await fetchTasksAfter(9), await fetchTasksAfter(11)]).toEqual([
      [],
      [],
      ['papers-due'],
    ]);
    await makeClosing(buildGateJob(tex), context);
    expect([await tex.status(), await fetchTasksAfter(11)]).toEqual(['FINAL_OFFER', []]);
    expect((await fetchDocuments(tex)).map(({ title }) => title)).toEqual([
      'Your line of credit: opening terms',
      'Texas: all costs of your line',
      'Texas: copy of your application',
      'Texas: the fair market value of your home',
    ]);
    const { selection, changed } = await fetchOffers(tex);
    const fees = selection.lineAmount - selection.totalDraw;
    expect(changed).toBeNull();
    expect(fees).toBeGreaterThanOrEqual(SAMPLE_POLICY.manualNotaryFee);
    expect(fees).toBeLessThanOrEqual(selection.totalDraw * 0.02);
    const costs = await fetchText(tex, 'Texas: all costs');
    expect(costs).toContain(`Your fees\n${formatDollars(Math.round(fees * 100) / 100)}`);
    expect(costs).toMatch(/Notary in person\n\$300\.00/);
    expect(await fetchDisclosedOffer(tex, byHand)).toMatchObject({
      notary: { mode: 'MANUAL', fee: 300 },
      earliest: { because: 'TEXAS_COSTS' },
    });
  }, 60_000);

  test('are made once although one worker was interrupted and two others followed', async () => {
    const cora = await walkToClosing(byHand, 'found', 'closing-disclosure');
    const { db, vendors } = byHand.context;
    const job = buildGateJob(cora);
    const countMade = async () =>
      (
        await db
          .selectFrom('document')
          .select('uuid')
          .where('application_uuid', '=', cora.uuid)
          .where('set_name', '=', 'CLOSING')
          .execute()
      ).length;
    let puts = 0;
    const dies = {
      ...vendors.files,
      put: async (ref: string, bytes: Buffer) =>
        (puts += 1) > 1 ? Promise.reject(new Error('cut off')) : vendors.files.put(ref, bytes),
    };
    await expect(makeClosing(job, { ...byHand.context, vendors: { ...vendors, files: dies } })).rejects.toThrow(
      'cut off',
    );
    expect([await countMade(), await cora.status()]).toEqual([0, 'GEN_CLOSING_DISCLOSURE']);
    await Promise.all([makeClosing(job, byHand.context), makeClosing(job, byHand.context)]);
    expect([await countMade(), await cora.status()]).toEqual([1, 'FINAL_OFFER']);
    expect(await loadFactsOfType(byHand, cora.uuid, 'ClosingDisclosureReady')).toHaveLength(1);
    expect(
      await db
        .selectFrom('evidence')
        .select('ref')
        .where('application_uuid', '=', cora.uuid)
        .where('kind', '=', 'closing')
        .execute(),
    ).toHaveLength(1);
  }, 60_000);

  test('include every home value for a first lien and three business days before signing [12 CFR 1002.14(a)(1)]', async () => {
    const liane = await walkToClosing(server, { ...getPersona('lien-payoff'), tag: 'pays' });
    expect((await fetchDocuments(liane)).map(({ title }) => title)).toEqual([
      'Your line of credit: opening terms',
      'Copies of every value of your home',
    ]);
    expect(await fetchText(liane, 'Copies of every value')).toContain('Automated value');
    expect(await fetchDisclosedOffer(liane)).toMatchObject({ earliest: { because: 'VALUATION_COPY' } });
    expect(await fetchText(liane, 'Your line of credit')).toMatch(
      /Less: paid to [\s\S]*By law, you must have a copy of every value of your home 3 business days before/,
    );
  }, 60_000);

  test('show the flood zone and the insurance for a home in a flood area', async () => {
    const wet = await walkToClosing(
      server,
      { ...getPersona('found'), street: ['18 Flood Lane', 'Boulder', 'CO', '80302'] },
      'closing-conditions-borrower',
    );
    const settled = (id: string): Fact[] => [
      { type: 'ConditionAnswered', data: { id, documents: [] } },
      { type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'test' } },
    ];
    await record(server.context, wet.uuid, ({ file }) => Object.keys(file.conditions).flatMap(settled), WORKER_META);
    await waitForGate(server, wet, 'final-offer');
    expect((await fetchDocuments(wet)).map(({ title }) => title)).toEqual([
      'Your line of credit: opening terms',
      'Flood insurance for your line',
    ]);
    expect(await fetchText(wet, 'Flood insurance')).toMatch(/zone AE[\s\S]*\$250,000\.00/);
  }, 60_000);
});
