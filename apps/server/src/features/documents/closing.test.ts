import {
  acceptFinalOffer,
  askForAnotherDraw,
  confirmOffer,
  listApplications,
  listDocuments,
  quoteOffer,
  readDocument,
  readDocumentText,
  readFile,
  readHeloc,
  readOffers,
} from '@lintel/contract';
import { emptyFile, fold, formatDateInProse, toTextLines, SAMPLE_POLICY, type Fact, type Policy } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { expectOneTaken } from '../../../test/at-once.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atTheDesk } from '../../../test/desk.ts';
import { byWorker } from '../../../test/loans.ts';
import { gateIs, walkToClosing, WITHOUT_CLOSING } from '../../../test/to-closing.ts';
import { card, factsIn, factsOfType, type Walked } from '../../../test/walk.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { setLoanClock } from '../../loan-file/clock.ts';
import { toFact, record, workKey } from '../../loan-file/record.ts';
import { disclosedOffer } from '../../records/offer-sets/final-offer.ts';
import { sweepAlarms } from '../../records/staff-tasks/alarms.ts';
import { actAt } from '../../sandbox/act.ts';
import { readPapers } from '../../sandbox/papers.ts';
import { readPdfText } from '../../sandbox/read-pdf.ts';
import { makeClosing } from './closing.ts';

onOneDatabase('the papers of a closing and the final offer', (open) => {
  let server: TestApp;
  /** A server without workers, so that no document is made automatically. */
  let byHand: TestApp;
  let maria: Walked;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    byHand = await testApp(await open('fresh'), { run: true, features: WITHOUT_CLOSING });
    maria = await walkToClosing(server, 'found');
  }, 60_000);

  const papers = async (who: Walked) => (await who.send(listDocuments)).filter(({ set }) => set === 'CLOSING');
  const offers = async (who: Walked) => {
    const { selection, ...more } = await who.send(readOffers);
    return { ...more, selection: selection ?? expect.fail('no choice') };
  };
  const textOf = async (who: Walked, title: string): Promise<string> => {
    const paper =
      (await papers(who)).find((doc) => doc.current && doc.title.startsWith(title)) ?? expect.fail(`no paper ${title}`);
    return toTextLines(await who.send(readDocumentText, { params: { documentUuid: paper.uuid } })).join('\n');
  };
  const accept = (
    who: Walked,
    { offerSetId, selection: { monthlyPayment, rate, totalDraw }, version }: Awaited<ReturnType<typeof offers>>,
    over: object = {},
  ) =>
    who.answer(acceptFinalOffer, {
      version,
      body: { offerSetId, shown: { monthlyPayment, rate, totalDraw, ...over } },
    });
  const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const fileOf = async (who: Walked, { context } = server) =>
    (await readApplication(context.db, who.uuid))?.projection ?? expect.fail('no loan');
  const promised = async (who: Walked, at = server) =>
    disclosedOffer(at.context, at.context.db, who.uuid, await fileOf(who, at));
  const buildNoFileJob = ({ uuid }: Walked, attempt = 1) =>
    ({ uuid, gate: 'closing-disclosure', attempt, key: workKey(uuid, 'closing-disclosure', attempt) }) as const;

  test('say the figures of the final offer on the page, in the PDF and in the offers alike, with the number of the set [OP-D-101]', async () => {
    const [doc, ...more] = await papers(maria);
    expect([doc?.title, more]).toEqual(['Your line of credit: terms at the opening', []]);
    const text = await textOf(maria, 'Your line of credit');
    const { selection, changed, closing } = await offers(maria);
    for (const figure of [
      selection.lineAmount,
      selection.totalDraw,
      selection.monthlyPayment,
      selection.originationFeeAmount,
      selection.cashToBorrower,
    ].map(dollars))
      expect(text).toContain(figure);
    expect(text).toContain(`${(selection.rate * 100).toFixed(3)}%`);
    expect(text).toContain(`document set ${(await fileOf(maria)).closingSet}.`);
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
      .replaceAll(/Yourlineofcredit:termsattheopening·\d+of\d+/g, '');
    for (const line of text.split('\n')) expect(pdf).toContain(line.replaceAll(/\s+/g, ''));
    expect(await factsOfType(server, maria.uuid, 'ClosingDisclosureReady')).toEqual([
      { attempt: 1, documents: [doc?.uuid], notary: { mode: 'REMOTE', fee: null } },
    ]);
  });

  test('are not made again when the job comes again, also with a number that is not theirs', async () => {
    const before = await papers(maria);
    const { closingSet: number } = await fileOf(maria);
    for (const attempt of [number, number + 1]) await makeClosing(buildNoFileJob(maria, attempt), server.context);
    expect(await papers(maria)).toEqual(before);
    expect(await factsOfType(server, maria.uuid, 'ClosingDisclosureReady')).toHaveLength(1);
  });

  test('are not accepted unread, nor with other figures or offers than theirs', async () => {
    const now = await offers(maria);
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

  test('give way to a new set when another draw is chosen, and every number follows; the old set is accepted no more [OP-D-102, OP-D-103]', async () => {
    await readPapers(maria.client, maria.uuid);
    const old = await offers(maria);
    const oldPapers = await papers(maria);
    const asked = await maria.answer(askForAnotherDraw, { body: { reason: 'ANOTHER_DRAW' } });
    expect(asked.body).toMatchObject({
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
    const now = await offers(maria);
    expect(now.selection).toMatchObject({ monthlyPayment, totalDraw: old.selection.totalDraw + 1000 });
    expect(
      (await papers(maria)).map(({ uuid, current }) => [oldPapers.some((one) => one.uuid === uuid), current]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
    const text = await textOf(maria, 'Your line of credit');
    expect(text).toContain('document set 2.');
    expect(text).toContain(dollars(now.selection.lineAmount));
    expect(text).not.toContain(dollars(old.selection.lineAmount));
    // The borrower read the old set and saw its figures.
    expect((await accept(maria, old)).body['status']).toBe('stale-version');
    expect((await accept(maria, { ...old, version: now.version })).body['status']).toBe('quote-changed');
    expect((await accept(maria, now)).body['status']).toBe('documents-unread');
  });

  test('are accepted once from two windows, and the package is asked for [OP-D-104]', async () => {
    await readPapers(maria.client, maria.uuid);
    const now = await offers(maria);
    const answers = await Promise.all([accept(maria, now), accept(maria, now)]);
    expectOneTaken(answers);
    expect(await factsOfType(server, maria.uuid, 'FinalOfferAccepted')).toEqual([{ papers: 2 }]);
    const facts = await factsIn(server, maria.uuid);
    const file = facts.map(toFact).reduce(fold, emptyFile());
    expect(file).toEqual(await fileOf(maria));
    expect(file).toMatchObject({ closingSet: 2, closingDisclosureSet: 2, finalOfferAcceptedSet: 2 });
    expect(
      facts
        .filter(({ type }) => ['DrawChangeAsked', 'ClosingDisclosureReady', 'FinalOfferAccepted'].includes(type))
        .map(({ type }) => type),
    ).toEqual(['ClosingDisclosureReady', 'DrawChangeAsked', 'ClosingDisclosureReady', 'FinalOfferAccepted']);
  });

  test('count the payments by hand and the notary in person, beside what was chosen', async () => {
    const mo = await walkToClosing(server, 'found', 'final-offer', 'MANUAL');
    const first = await offers(mo);
    expect(first.changed).toMatchObject({
      because: ["you chose how you'll pay"],
      worse: false,
      before: { discountTypes: ['AUTOPAY'] },
      after: { discountTypes: [] },
    });
    expect(first.selection.rate).toBeCloseTo((first.changed?.before?.rate ?? 0) + SAMPLE_POLICY.autopay, 6);
    expect(await textOf(mo, 'Your line of credit')).toContain('The rate includes no autopay discount');
    // The plan now has another notary than was disclosed, so new documents state the fee.
    expect(
      await actAt({
        client: mo.client,
        uuid: mo.uuid,
        status: 'FINAL_OFFER',
        version: await mo.version(),
        persona: card('found'),
      }),
    ).toBe('GEN_NOTE_SIGNING');
    await record(
      server.context,
      mo.uuid,
      ({ file }) => [{ type: 'SigningPackageReady', data: { attempt: file.closingSet, documents: ['note'] } }],
      byWorker,
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
      byWorker,
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
      byWorker,
    );
    await gateIs(server, mo, 'final-offer');
    const now = await offers(mo);
    expect(now.selection.lineAmount).toBe(Math.round((first.selection.lineAmount + 300) * 100) / 100);
    expect(now.selection.monthlyPayment).toBeGreaterThan(first.selection.monthlyPayment);
    expect(now.changed?.because).toEqual(["you chose how you'll pay", 'the notary changed']);
    expect(await textOf(mo, 'Your line of credit')).toMatch(/Notary in person\n\$300\.00/);
    // The console, its list and the borrower's own loan show the documents' figures.
    const [una, { lineAmount, monthlyPayment, rate, apr }] = [await atTheDesk(server, 'underwriter'), now.selection];
    const { token } = una;
    expect(await server.send(readFile, { params: { uuid: mo.uuid }, token })).toMatchObject({
      amount: lineAmount,
      rate,
      choice: { monthlyPayment, rate, apr },
    });
    expect(await server.send(listApplications, { query: { limit: '200' }, token })).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ uuid: mo.uuid, lineAmount })]) as object[],
    });
    expect((await mo.answer(readHeloc)).body).toMatchObject({ amount: lineAmount, rate });
    expect((await factsOfType(server, mo.uuid, 'ClosingDisclosureReady')).map(({ notary }) => notary)).toEqual([
      { mode: 'REMOTE', fee: null },
      { mode: 'MANUAL', fee: 300 },
    ]);
  }, 60_000);

  test('of a Texas homestead list the costs within the 2 %, the copy of the application and the value; the price had the notary. Over a bound none is made, and a person is told', async () => {
    const tex = await walkToClosing(byHand, 'texas-homestead', 'closing-disclosure');
    const { context } = byHand;
    const within = (caps: Partial<Policy['texasHomestead']>): Context => {
      const getPolicy: Context['getPolicy'] = (organisation) => ({
        ...context.getPolicy(organisation),
        texasHomestead: { ...context.getPolicy(organisation).texasHomestead, ...caps },
      });
      return { ...context, getPolicy };
    };
    const tasksAfter = async (minutes: number): Promise<string[]> => {
      await setLoanClock(context, { offsetMs: minutes * 60_000 });
      await sweepAlarms(context, tex.uuid);
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
    await expect(makeClosing(buildNoFileJob(tex), within({ feeCap: 0.001 }))).rejects.toThrow(
      'The fees of this Texas homestead are more',
    );
    await expect(makeClosing(buildNoFileJob(tex), within({ cltvCap: 0.1 }))).rejects.toThrow(
      'The debts on this Texas homestead are more',
    );
    expect([await papers(tex), await tasksAfter(9), await tasksAfter(11)]).toEqual([[], [], ['papers-due']]);
    await makeClosing(buildNoFileJob(tex), context);
    expect([await tex.status(), await tasksAfter(11)]).toEqual(['FINAL_OFFER', []]);
    expect((await papers(tex)).map(({ title }) => title)).toEqual([
      'Your line of credit: terms at the opening',
      'Texas: all costs of your line',
      'Texas: copy of your application',
      'Texas: the fair market value of your home',
    ]);
    const { selection, changed } = await offers(tex);
    const fees = selection.lineAmount - selection.totalDraw;
    expect(changed).toBeNull();
    expect(fees).toBeGreaterThanOrEqual(SAMPLE_POLICY.manualNotaryFee);
    expect(fees).toBeLessThanOrEqual(selection.totalDraw * 0.02);
    const costs = await textOf(tex, 'Texas: all costs');
    expect(costs).toContain(`Your fees\n${dollars(Math.round(fees * 100) / 100)}`);
    expect(costs).toMatch(/Notary in person\n\$300\.00/);
    expect(await promised(tex, byHand)).toMatchObject({
      notary: { mode: 'MANUAL', fee: 300 },
      earliest: { because: 'TEXAS_COSTS' },
    });
  }, 60_000);

  test('are made once though a worker was cut off while it wrote them, and two others came after it', async () => {
    const cora = await walkToClosing(byHand, 'found', 'closing-disclosure');
    const { db, vendors } = byHand.context;
    const job = buildNoFileJob(cora);
    const made = async () =>
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
    expect([await made(), await cora.status()]).toEqual([0, 'GEN_CLOSING_DISCLOSURE']);
    await Promise.all([makeClosing(job, byHand.context), makeClosing(job, byHand.context)]);
    expect([await made(), await cora.status()]).toEqual([1, 'FINAL_OFFER']);
    expect(await factsOfType(byHand, cora.uuid, 'ClosingDisclosureReady')).toHaveLength(1);
    expect(
      await db
        .selectFrom('evidence')
        .select('ref')
        .where('application_uuid', '=', cora.uuid)
        .where('kind', '=', 'closing')
        .execute(),
    ).toHaveLength(1);
  }, 60_000);

  test('of a first lien hold every value and the three business days before the signing [12 CFR 1002.14(a)(1)]', async () => {
    const liane = await walkToClosing(server, { ...card('lien-payoff'), tag: 'pays' });
    expect((await papers(liane)).map(({ title }) => title)).toEqual([
      'Your line of credit: terms at the opening',
      'Copies of every value of your home',
    ]);
    expect(await textOf(liane, 'Copies of every value')).toContain('Automated value');
    expect(await promised(liane)).toMatchObject({ earliest: { because: 'VALUATION_COPY' } });
    expect(await textOf(liane, 'Your line of credit')).toMatch(
      /Less: paid to [\s\S]*By law, you must have a copy of every value of your home 3 business days before/,
    );
  }, 60_000);

  test('of a home in a flood area say its zone and the insurance', async () => {
    const wet = await walkToClosing(
      server,
      { ...card('found'), street: ['18 Flood Lane', 'Boulder', 'CO', '80302'] },
      'closing-conditions-borrower',
    );
    const settled = (id: string): Fact[] => [
      { type: 'ConditionAnswered', data: { id, documents: [] } },
      { type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'test' } },
    ];
    await record(server.context, wet.uuid, ({ file }) => Object.keys(file.conditions).flatMap(settled), byWorker);
    await gateIs(server, wet, 'final-offer');
    expect((await papers(wet)).map(({ title }) => title)).toEqual([
      'Your line of credit: terms at the opening',
      'Flood insurance for your line',
    ]);
    expect(await textOf(wet, 'Flood insurance')).toMatch(/zone AE[\s\S]*\$250,000\.00/);
  }, 60_000);
});
