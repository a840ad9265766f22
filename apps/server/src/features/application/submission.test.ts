import {
  askCorrection,
  reopenOffers,
  changeAnswers,
  confirmOffer,
  quoteOffer,
  readOffers,
  readSummary,
  submitApplication,
} from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import {
  answerInformation,
  acknowledgeDocuments,
  prepareDocuments,
  walkToInformation,
  FEATURES_WITHOUT_DOCUMENTS,
} from '../../../test/information.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { loadFacts, loadFactsOfType, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { record } from '../../loan-file/record.ts';
import { loadCorrections } from './corrections.ts';

const CONSENT = { certified: true, consentRequests: [{ type: 'HARD_CREDIT', version: '2026-11-1' }] } as const;

onOneDatabase('submitting an application', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_DOCUMENTS });
  });
  const ready = async (persona: Parameters<typeof walkToInformation>[1] = 'found'): Promise<WalkedLoan> => {
    const walked = await walkToInformation(server, persona, 'APP_SUBMISSION');
    return acknowledgeAll(walked);
  };
  const readySmall = async (consent: boolean): Promise<WalkedLoan> => {
    const walked = await walkToStatus(server, 'found', 'OFFER_SELECTION');
    await confirmSmallest(walked, consent);
    await answerInformation(server, walked, 'APP_SUBMISSION');
    return acknowledgeAll(walked);
  };
  const acknowledgeAll = async (walked: WalkedLoan): Promise<WalkedLoan> => {
    await acknowledgeDocuments(server, walked.uuid, 'APP');
    await acknowledgeDocuments(server, walked.uuid, 'SUMMARY');
    return walked;
  };
  /** Returns the types of facts recorded since, except vendors' answers. */
  const listFactTypesAfter = async (uuid: string, version: number) =>
    (await loadFacts(server, uuid))
      .slice(version)
      .flatMap(({ type }) => (type === 'FloodDetermined' || type === 'PrequalTitleReturned' ? [] : [type]));

  test('saves the consent and decides about proof of income in one transaction [OP-D-051, ENUM-015, ROUTE-019]', async () => {
    const maria = await ready();
    const before = await maria.version();
    expect((await maria.answer(submitApplication, { body: CONSENT })).body).toMatchObject({
      status: { checklistStatus: 'INCOME_VERIFICATION', bypass: 'NO_BYPASS' },
    });
    expect(await listFactTypesAfter(maria.uuid, before)).toEqual(['ApplicationSubmitted', 'IncomeBypassDecided']);
    const consents = await server.context.db
      .selectFrom('application_consent')
      .selectAll()
      .where('application_uuid', '=', maria.uuid)
      .where('type', '=', 'HARD_CREDIT')
      .execute();
    expect(consents).toMatchObject([
      { version: '2026-11-1', opted: 'OPT_IN', text_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect((await maria.answer(submitApplication, { body: CONSENT })).body['status']).toBe('not-at-this-step');
  });

  test('is refused without the consent, or with consent to another version', async () => {
    const rita = await ready();
    expect((await rita.answer(submitApplication, { body: { certified: true } })).body['status']).toBe(
      'consent-missing',
    );
    expect(
      (
        await rita.answer(submitApplication, {
          body: {
            certified: true,
            consentRequests: [{ type: 'HARD_CREDIT', version: '2020-1' }],
          },
        })
      ).body['status'],
    ).toBe('consent-outdated');
    expect((await rita.loose(submitApplication, { body: { ...CONSENT, certified: false } })).body['status']).toBe(
      'invalid-request',
    );
    expect(await rita.status()).toBe('APP_SUBMISSION');
  });

  test.each([[[]], [['APP']], [['SUMMARY']]] as const)(
    'is refused when only %j of the disclosures and the summary have been read',
    async (read) => {
      const ren = await walkToInformation(server, 'found', 'APP_SUBMISSION');
      for (const set of read) await acknowledgeDocuments(server, ren.uuid, set);
      expect((await ren.answer(readSummary)).body).toMatchObject({ hardConsent: 'NEEDED', documentsRead: false });
      expect((await ren.answer(submitApplication, { body: CONSENT })).body['status']).toBe('documents-unread');
      expect(await ren.status()).toBe('APP_SUBMISSION');
    },
  );

  test('asks for no second consent while the one given with the offer is valid', async () => {
    const ida = await readySmall(true);
    expect((await ida.fetchStatusReply()).explain).toMatchObject({
      ask: 'Read your documents, check your answers and submit.',
    });
    expect((await ida.answer(readSummary)).body).toMatchObject({ hardConsent: 'STANDS', documentsRead: true });
    expect((await ida.answer(submitApplication, { body: { certified: true } })).status).toBe(200);
    expect(await loadFactsOfType(server, ida.uuid, 'ApplicationSubmitted')).toEqual([{ hardConsentVersion: null }]);
  });

  test('skips proof of income for a small line with a strong file [OP-A-097]', async () => {
    const small = await readySmall(false);
    expect((await small.answer(submitApplication, { body: CONSENT })).body).toMatchObject({
      status: { checklistStatus: 'IDENTITY_VERIFICATION', bypass: 'BYPASS' },
    });
  });

  test('is recorded once when it is sent twice at the same time', async () => {
    const twin = await ready();
    const before = await twin.version();
    const answers = await Promise.all([
      twin.answer(submitApplication, { version: before, body: CONSENT }),
      twin.answer(submitApplication, { version: before, body: CONSENT }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(await listFactTypesAfter(twin.uuid, before)).toEqual(['ApplicationSubmitted', 'IncomeBypassDecided']);
  });

  test('reopens the offer choice before submission, not after, and the summary must be read again', async () => {
    const ana = await ready();
    const { sections } = await ana.send(readSummary);
    expect(sections.filter(({ changesOffer }) => changesOffer).map(({ title }) => title)).toEqual(['Offer']);
    expect((await ana.answer(reopenOffers, { body: { reason: 'ANOTHER_DRAW' } })).status).toBe(200);
    await expect.poll(() => ana.status(), { timeout: 10_000 }).toBe('OFFER_SELECTION');
    expect((await ana.answer(readOffers)).body).toMatchObject({ changed: null });
    expect((await readApplication(server.context.db, ana.uuid))?.projection.acknowledgedSets).toMatchObject({
      APP: true,
      SUMMARY: false,
    });
    const sent = await ready();
    expect((await sent.answer(submitApplication, { body: CONSENT })).status).toBe(200);
    expect((await sent.answer(reopenOffers, { body: { reason: 'ANOTHER_DRAW' } })).body['status']).toBe(
      'not-at-this-step',
    );
  });

  test('shows what is submitted with links to change it, and replaces the summary after a change [OP-D-049, OP-D-050, SCREEN-101, ROUTE-020]', async () => {
    const ana = await ready();
    const { sections } = await ana.send(readSummary);
    expect(sections.map(({ title }) => title)).toEqual([
      'Property',
      'You',
      'Income',
      'Offer',
      'Loans on your home and debts we pay off',
    ]);
    expect(sections.find(({ title }) => title === 'Income')).toMatchObject({
      rows: expect.arrayContaining([{ label: 'Yearly income before taxes', value: '$118,000' }]),
      changeLocation: `/account/heloc/${ana.uuid}/start/profile?change=income`,
    });
    expect(JSON.stringify(sections)).toContain('Ending in 0001');
    expect(JSON.stringify(sections)).not.toMatch(/666-?00|ethnic|race|NOT_PROVIDED/i);
    const drawn = await ana.version();
    await ana.answer(changeAnswers, { body: { income: { incomePrimary: 119_000, incomeOther: 0 } } });
    const file = (await readApplication(server.context.db, ana.uuid))?.projection;
    expect(file?.acknowledgedSets['SUMMARY']).toBe(false);
    expect(file?.acknowledgedSets['APP']).toBe(true);
    expect(await ana.status()).toBe('GEN_SUMMARY_DISCLOSURE');
    await prepareDocuments(server, ana.uuid, 'SUMMARY');
    await acknowledgeDocuments(server, ana.uuid, 'SUMMARY');
    expect((await ana.answer(submitApplication, { version: drawn, body: CONSENT })).body['status']).toBe(
      'stale-version',
    );
    expect((await ana.answer(submitApplication, { body: CONSENT })).status).toBe(200);
  });

  test('asks for a new consent and nothing else when the credit report expired', async () => {
    const old = await ready();
    await old.answer(submitApplication, { body: CONSENT });
    await recordHardPull(old.uuid);
    await record(server.context, old.uuid, () => [{ type: 'EvidenceExpired', data: { what: 'CREDIT' } }], WORKER_META);
    expect(await old.status()).toBe('APP_SUBMISSION');
    expect((await old.answer(readSummary)).body).toMatchObject({ hardConsent: 'EXPIRED', documentsRead: true });
    const before = await old.version();
    expect((await old.answer(submitApplication, { body: { certified: true } })).body['status']).toBe('consent-missing');
    expect((await old.answer(submitApplication, { body: CONSENT })).status).toBe(200);
    expect(await listFactTypesAfter(old.uuid, before)).toEqual(['ApplicationSubmitted']);
  });

  test('accepts each correction once after submission, for staff to decide, without changing the file', async () => {
    const cora = await ready();
    const asked = {
      field: 'homeAddress',
      value: '412 Alder Ridge Road, Apt 2',
      comment: 'The unit is missing.',
    } as const;
    expect((await cora.answer(askCorrection, { body: asked })).body['status']).toBe('not-at-this-step');
    await cora.answer(submitApplication, { body: CONSENT });
    const before = await cora.version();
    const answer = await cora.answer(askCorrection, { body: asked });
    expect(answer).toMatchObject({ status: 201, body: { state: 'ASKED', correctionUuid: expect.any(String) } });
    expect(await listFactTypesAfter(cora.uuid, before)).toEqual([]);
    expect(await loadCorrections(server.context.vault, server.context.db, cora.uuid)).toMatchObject([
      { field: 'homeAddress', value: asked.value, comment: asked.comment, state: 'ASKED' },
    ]);
    expect((await cora.loose(askCorrection, { body: { ...asked, field: 'ethnicity' } })).body['status']).toBe(
      'invalid-request',
    );
    expect((await cora.answer(readSummary)).body).toMatchObject({
      sections: expect.arrayContaining([expect.objectContaining({ title: 'Income', changeLocation: null })]),
    });
  });

  test('names the document with the same content once it is made', async () => {
    const whole = await createTestApp(await open('fresh'), { run: true });
    const doc = await walkToInformation(whole, 'found', 'APP_SUBMISSION');
    const { body } = await doc.answer(readSummary);
    expect(body).toMatchObject({
      documentState: 'READY',
      documentUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      documentsRead: false,
    });
    // The sandbox persona reads them and submits its application by the contract's calls.
    const sent = await walkToStatus(whole, 'found', 'INCOME_VERIFICATION');
    expect((await sent.answer(readSummary)).body).toMatchObject({ hardConsent: 'STANDS', documentsRead: true });
  });

  async function recordHardPull(uuid: string): Promise<void> {
    // In one transaction, so that no worker runs in between.
    await record(
      server.context,
      uuid,
      () => [
        { type: 'IncomeDocumentsSubmitted', data: { documents: ['paper'] } },
        {
          type: 'IncomeEvidenced',
          data: { attempt: 1, source: 'MANUAL', accepted: 'STAFF', manual: false, matched: true, income: 'income' },
        },
        { type: 'IdentityDocumentsSubmitted', data: { documents: ['paper'] } },
        { type: 'IdentityChecked', data: { attempt: 1, result: 'VERIFIED', reason: null } },
        {
          type: 'HardCreditReturned',
          data: { attempt: 1, outcome: 'FOUND', alerts: [], matched: true, consent: 1, report: 'report' },
        },
      ],
      WORKER_META,
    );
  }
});

/** Confirms the smallest draw of the first offer without a fee. */
async function confirmSmallest(walked: WalkedLoan, consent: boolean): Promise<void> {
  const set = await walked.send(readOffers);
  const offer = Object.values(set.offersByType)
    .flat()
    .find((one) => one.originationFee === 0);
  const choice = {
    offerSetId: set.offerSetId,
    offerId: offer?.id,
    drawAmount: Math.ceil(offer?.minDraw ?? 0),
    discountTypes: [],
    payOffPreference: 'DEDUCT',
  } as const;
  const { monthlyPayment, rate, totalDraw } = (await walked.loose(quoteOffer, { body: choice })).body;
  const answer = await walked.loose(confirmOffer, {
    body: {
      ...choice,
      shown: { monthlyPayment, rate, totalDraw },
      ...(consent ? { consentRequests: CONSENT.consentRequests } : {}),
    },
  });
  expect(answer.body).toMatchObject({ status: { checklistStatus: 'GEN_APP_DISCLOSURES' } });
}
