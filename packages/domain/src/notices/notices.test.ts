import { describe, expect, test } from 'vitest';
import { driveTo } from '../../test/loan-file/drive.ts';
import type { Supervision } from '../document-model/lender.ts';
import type { NoticeHeader } from '../document-model/notice.ts';
import { DOCUMENTS } from '../document-model/sets.ts';
import { toTextLines, type DocumentText } from '../document-model/text.ts';
import { parseFact } from '../loan-file/facts.ts';
import { emptyFile } from '../loan-file/file.ts';
import { currentGate, replay } from '../loan-file/fold.ts';
import { writeAdverseActionNotice } from './adverse-action.ts';
import { writeCounterOfferNotice } from './counter-offer.ts';
import { ecoaNotice } from './ecoa.ts';
import { writeIncompletenessNotice } from './incompleteness.ts';
import type { NoticeReport } from './notice-parts.ts';
import { canBeSilent, silentSince } from './silence.ts';

const ABOUT: NoticeHeader = {
  lender: {
    legalName: 'Alderpoint Home Lending, LLC',
    nmlsId: '1234567',
    phone: '(888) 555-0142',
    email: 'help@lender.example',
    address: ['1 Main Street', 'Reno, NV 89501'],
    lenderKind: 'national-bank',
  },
  madeOn: '2026-11-20',
  loanNumber: '100001',
  borrower: 'Maria Delgado',
  property: '412 Alder Ridge Road, Boulder, CO 80302',
};
const REPORT: NoticeReport = {
  bureau: { name: 'Experian', address: 'P.O. Box 4500, Allen, TX 75013', phoneNumber: '8883973742' },
  score: {
    value: 540,
    date: '2026-11-20',
    low: 300,
    high: 850,
    factors: ['Accounts charged off', 'Recent late payments', 'c', 'd', 'e'],
  },
};
const toText = (document: DocumentText): string => toTextLines(document).join('\n');
const buildAdverseAction = (overrides: Partial<Parameters<typeof writeAdverseActionNotice>[0]> = {}) =>
  toText(
    writeAdverseActionNotice({
      about: ABOUT,
      decidedOn: '2026-11-20',
      reasons: ['Delinquent past or present credit obligations with others'],
      report: REPORT,
      counterOffer: null,
      ...overrides,
    }),
  );

describe('writeAdverseActionNotice', () => {
  test('states the lender, date, reasons and ECOA notice with its agency (12 CFR 1002.9(a)(2), (b)) [SCREEN-071]', () => {
    const text = buildAdverseAction();
    for (const one of [
      'Alderpoint Home Lending, LLC',
      '1 Main Street',
      '(888) 555-0142',
      'NMLS 1234567',
      'Maria Delgado',
      '100001',
      'Fri, Nov 20, 2026',
      'Delinquent past or present credit obligations with others',
      ecoaNotice(ABOUT.lender),
    ])
      expect(text).toContain(one);
  });

  test('gives the reasons, so it offers no statement of them (12 CFR 1002.9(a)(2)(i), (ii))', () => {
    const text = buildAdverseAction({ report: null });
    expect(text).toContain('If a figure is wrong or something is missing');
    expect(text).not.toMatch(/statement of the specific reasons|within 60 days/);
  });

  test('includes bureau, score, factors and rights when a report was used (FCRA 615(a))', () => {
    const text = buildAdverseAction();
    for (const one of [
      'Experian',
      'P.O. Box 4500, Allen, TX 75013',
      '888-397-3742',
      '540',
      '300 to 850',
      'Accounts charged off',
      'cannot tell you the specific reasons',
      'free copy of your report from this agency, if you ask for it within 60 days',
      'dispute with the agency',
    ]) {
      expect(text.replaceAll(/\((\d{3})\) /g, '$1-')).toContain(one);
    }
    expect(text.split('\n')).not.toContain('e');
  });

  test('omits the bureau without a report, and explains the outcome of a counteroffer', () => {
    expect(buildAdverseAction({ report: null })).not.toMatch(/Experian|credit score|reporting agency/);
    expect(buildAdverseAction({ counterOffer: 'NOT_ANSWERED' })).toContain('you did not accept it within 90 days.');
    expect(buildAdverseAction({ counterOffer: 'REFUSED' })).toContain('and you did not accept it');
  });
});

test.each<[Supervision, RegExp]>([
  [
    {},
    /agency that .* creditor is Federal Trade Commission, Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC 20580\.$/,
  ],
  [
    { lenderKind: 'non-bank', overTenBillion: true },
    /agencies that administer .* are Bureau of Consumer Financial Protection, 1700 G Street NW, Washington, DC 20552; and Federal Trade Commission,.*20580\.$/,
  ],
  [
    { lenderKind: 'national-bank', overTenBillion: false },
    /agency that .* is Office of the Comptroller of the Currency, .*Houston, TX 77052\.$/,
  ],
  [
    { lenderKind: 'national-bank', overTenBillion: true },
    /agency that .* is Bureau of Consumer Financial Protection,.*20552\.$/,
  ],
  [
    { lenderKind: 'state-member-bank', overTenBillion: false },
    /agency that .* is Federal Reserve Consumer Help Center, P\.O\. Box 1200, Minneapolis, MN 55480\.$/,
  ],
  [
    { lenderKind: 'state-bank', overTenBillion: false },
    /agency that .* Federal Deposit Insurance Corporation, 1100 Walnut Street, Box #11, Kansas City, MO 64106\.$/,
  ],
  [
    { lenderKind: 'federal-credit-union', overTenBillion: false },
    /agency that .* is National Credit Union Administration,.*1775 Duke Street, Alexandria, VA 22314\.$/,
  ],
  [{ lenderKind: 'state-credit-union', overTenBillion: false }, /agency that .* is Federal Trade Commission, /],
  [
    { lenderKind: 'state-credit-union', overTenBillion: true },
    /agency that .* is Bureau of Consumer Financial Protection,.*20552\.$/,
  ],
])('ecoaNotice names the agency for each kind of lender: %j (12 CFR 1002, Appendix A)', (lender, ends) => {
  expect(ecoaNotice(lender)).toMatch(ends);
});

test('writeCounterOfferNotice shows old and new terms, reasons and deadline (12 CFR 1002.9(a)(1)(iv))', () => {
  const offer = {
    about: ABOUT,
    reasons: ['Excessive obligations in relation to income'],
    report: REPORT,
    terms: [{ what: 'Line', before: '$100,000', now: '$40,000' }],
    byPayoff: false,
    keptUntil: '2027-02-18',
  };
  const text = toText(writeCounterOfferNotice(offer));
  for (const one of [
    '$100,000',
    '$40,000',
    'until Thu, Feb 18, 2027, 90 days',
    'Excessive obligations in relation to income',
    ecoaNotice(ABOUT.lender),
    'Experian',
    'NMLS 1234567',
  ])
    expect(text).toContain(one);
  expect(text).not.toContain('paid off from the line');
  expect(toText(writeCounterOfferNotice({ ...offer, byPayoff: true, report: null }))).toContain(
    'paid off from the line',
  );
});

test('writeIncompletenessNotice lists what is missing, the deadline and the consequence (12 CFR 1002.9(c)(2))', () => {
  const text = toText(
    writeIncompletenessNotice({ about: ABOUT, missing: ['Choose a term and an amount.'], by: '2026-12-20' }),
  );
  for (const one of [
    'Choose a term and an amount.',
    'by Sun, Dec 20, 2026, 30 days',
    'no further consideration',
    '(888) 555-0142',
    'NMLS 1234567',
    ecoaNotice(ABOUT.lender),
  ])
    expect(text).toContain(one);
});

test('the documents table lists each notice as an adverse action notice without acknowledgment', () => {
  const documents = DOCUMENTS.filter((document) =>
    ['adverse-action', 'counter-offer', 'incompleteness'].includes(document.name),
  );
  expect(documents.map(({ set, type, mustAcknowledge }) => [set, type, mustAcknowledge])).toEqual(
    Array.from({ length: 3 }, () => ['NOTICES', 'ADVERSE_ACTION_NOTICE', false]),
  );
});

describe('silentSince and canBeSilent', () => {
  const toInstant = (day: number) => `2026-11-${String(day).padStart(2, '0')}T18:00:00.000Z`;
  const created = parseFact({
    type: 'ApplicationCreated',
    data: { occupancy: 'HOME', crypto: false, softConsent: true, property: 'p', profile: 'p' },
  });
  const intake = parseFact({ type: 'IntakeCompleted', data: { regime: 'ORDINARY', checks: ['AGE'], ruleSet: 'test' } });
  const noMatch = parseFact({
    type: 'SoftCreditReturned',
    data: { attempt: 1, outcome: 'NO_MATCH', alerts: [], report: null },
  });
  const withdrawn = parseFact({ type: 'ApplicationWithdrawn', data: { reason: 'test' } });
  const consent = parseFact({
    type: 'ESignConsentGiven',
    data: { person: 'BORROWER', version: '1', demonstrated: true },
  });

  test("silentSince counts from the day the step became the borrower's and each later act", () => {
    const questions = [
      { fact: created, at: toInstant(1) },
      { fact: intake, at: toInstant(1) },
      { fact: noMatch, at: toInstant(3) },
    ];
    expect(silentSince(questions)).toBe(toInstant(3));
    expect(silentSince([...questions, { fact: consent, at: toInstant(9) }])).toBe(toInstant(9));
  });

  test('silentSince is null when someone else acts next or the file is closed', () => {
    expect(
      silentSince([
        { fact: created, at: toInstant(1) },
        { fact: intake, at: toInstant(1) },
      ]),
    ).toBeNull();
    expect(
      silentSince([
        { fact: created, at: toInstant(1) },
        { fact: intake, at: toInstant(1) },
        { fact: noMatch, at: toInstant(3) },
        { fact: withdrawn, at: toInstant(4) },
      ]),
    ).toBeNull();
    expect(canBeSilent(emptyFile())).toBe(false);
  });

  test('canBeSilent is false while a counteroffer waits for an answer', () => {
    const file = driveTo('winback', {
      OffersPriced: { outcome: 'WINBACK', reasons: ['Income insufficient'], stands: false },
    }).file;
    expect(currentGate(file)?.owner).toBe('borrower');
    expect(canBeSilent(file)).toBe(false);
  });

  test('canBeSilent is false while an incompleteness notice is running', () => {
    const file = replay([created, intake, noMatch]);
    expect(canBeSilent(file)).toBe(true);
    const sent = parseFact({
      type: 'IncompletenessNoticeSent',
      data: { ball: file.turn, since: toInstant(3), idle: 14, notice: 'n', missing: ['x'], due: toInstant(30) },
    });
    expect(canBeSilent(replay([created, intake, noMatch, sent]))).toBe(false);
  });
});
