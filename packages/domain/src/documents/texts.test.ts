import { describe, expect, test } from 'vitest';
import type { ClosingData } from '../closing/closing-data.ts';
import { closingFees } from '../closing/fees.ts';
import { finalQuote } from '../closing/final-quote.ts';
import { SAMPLE } from '../document-model/lender.ts';
import { DOCUMENTS } from '../document-model/sets.ts';
import { toTextLines } from '../document-model/text.ts';
import { formatMoney } from '../format/money.ts';
import { loanPayment } from '../offer/payment.ts';
import type { DocumentData, DocumentOffer } from './document-data.ts';
import type { SummarySection } from './summary-sections.ts';
import { esignSample } from './texts/esign-terms.ts';
import { type SetDocumentName, writeDocument } from './write-document.ts';

const OFFER: DocumentOffer = {
  rate: 0.0835,
  term: 15,
  interestOnly: false,
  totalDraw: 85_000,
  lineAmount: 87_710.5,
  monthlyPayment: 856.12,
  originationFee: 0.0299,
  originationFeeAmount: 2541.5,
  recordingFee: 169,
  recordingTax: 1050.25,
  valuationFee: 180,
  notaryFee: 300,
};

const SUMMARY: readonly SummarySection[] = [
  {
    title: 'Property',
    change: null,
    rows: [
      { label: 'Address', value: '88 Juniper Court, Longmont, CO 80501' },
      { label: 'How you use it', value: 'You live there' },
    ],
  },
  { title: 'You', change: 'you', rows: [{ label: 'Legal name', value: 'Ana Reyes' }] },
];

const FINAL =
  finalQuote(
    {
      offersByType: {
        FIXED_20: [
          {
            id: '20-299',
            term: 20,
            type: 'FIXED_20',
            min: 16_000,
            max: 120_000,
            minDraw: 15_000,
            maxDraw: 114_000,
            originationFee: 0.0299,
            rate: 0.092,
            discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0895 }],
            rateSteps: [
              { upTo: 90_000, rate: 0.086, discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0835 }] },
              { upTo: 120_000, rate: 0.092, discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0895 }] },
            ],
          },
        ],
      },
      minRecordingTax: 900,
      maxRecordingTax: 900,
      liabilities: [{ monetaryBalance: 11_240, payOff: { status: 'MARKED_FOR_PAYOFF' } }],
      costs: [
        { feeType: 'RECORDING_FEE', borrowerPaidAmount: 169 },
        { feeType: 'VALUATION_FEE', borrowerPaidAmount: 180 },
      ],
    },
    {
      offerSetId: 'set',
      offerId: '20-299',
      drawAmount: 80_000,
      discountTypes: ['AUTOPAY'],
      payOffPreference: 'DEDUCT',
    },
    { notaryFee: 300, method: 'AUTOPAY' },
  ) ?? expect.fail('no final offer');

const CLOSING: ClosingData = {
  setNumber: 3,
  offer: FINAL.offer,
  quote: FINAL.quote,
  fees: closingFees(FINAL.quote, FINAL.terms.costs, 0),
  notary: { mode: 'MANUAL', fee: 300 },
  payoffs: [{ creditorName: 'Harbor Card', balance: 11_240 }],
  homeValue: 412_000,
  liens: 184_500,
  values: [
    {
      name: 'copy-automated',
      value: 412_000,
      asOf: '2026-11-20',
      by: 'Sample Model',
      on: '2026-11-24',
      how: 'ELECTRONIC',
    },
  ],
  earliest: { on: '2026-11-30', because: 'VALUATION_COPY' },
  regime: 'ORDINARY',
  rescindable: true,
  floodZone: 'AE',
  texas: { feeCap: 0.06, cltvCap: 0.8 },
};

const ABOUT: DocumentData = {
  lender: {
    legalName: 'Alderpoint Home Lending LLC',
    nmlsId: '1717824',
    phone: '(888) 555-0142',
    email: 'help@lender.example',
    address: ['1 Main Street', 'Reno NV 89501'],
  },
  madeOn: '2026-11-24',
  loanNumber: '100123',
  borrower: 'Ana Reyes',
  property: '88 Juniper Court, Longmont, CO 80501',
  offer: OFFER,
  summary: SUMMARY,
  closing: CLOSING,
  signers: [
    { person: 'BORROWER', name: 'Ana Reyes', role: 'BORROWER' },
    { person: 'p-2', name: 'Leo Reyes', role: 'CO_DEEDER' },
  ],
  owner: 'Leo Reyes',
  vesting: 'Joint tenants',
  parcel: 'R0042',
  consents: { soft: 'The soft text.', hard: 'The hard text.', esign: 'The electronic text.' },
};

const renderText = (name: SetDocumentName, about: DocumentData = ABOUT): string =>
  toTextLines(writeDocument(name, about)).join('\n');
const SETS: readonly string[] = ['PRE', 'APP', 'SUMMARY', 'CLOSING', 'PACKAGE'];
const WRITTEN_DOCUMENTS = DOCUMENTS.filter((document) => SETS.includes(document.set)).map(
  (document) => document.name as SetDocumentName,
);

/** Words that cover each element that a law requires. */
const ELEMENTS: readonly (readonly [SetDocumentName, string, RegExp])[] = [
  ['heloc', '1026.40(d)(1) keep a copy', /keep a copy/],
  ['heloc', '1026.40(d)(2)(i) how long the terms are available', /submit your application within 30 days/],
  ['heloc', '1026.40(d)(2)(ii) refund when a term changes', /refund every fee/],
  ['heloc', '1026.40(d)(3) security interest', /security interest in your home/],
  ['heloc', '1026.40(d)(3) loss of the home', /could lose your home/],
  ['heloc', '1026.40(d)(4)(i) ending the line', /require you to pay everything you owe in one payment/],
  ['heloc', '1026.40(d)(4)(i) refusing draws', /refuse further draws or lower your limit/],
  ['heloc', '1026.40(d)(4)(ii) more on request', /If you ask, we'll tell you more/],
  ['heloc', '1026.40(d)(5)(i) draw and repayment period', /draw for 4 years[^\n]*repay the line for 11 years/],
  ['heloc', '1026.40(d)(5)(ii) how the payment is computed, balloon', /no balloon payment/],
  ['heloc', '1026.40(d)(5)(iii) example on $10,000', /draw \$10,000 and nothing more/],
  ['heloc', '1026.40(d)(6) rate without other costs', /8\.350%\. It is a fixed rate\. It includes only interest/],
  ['heloc', '1026.40(d)(7) fees of the lender', /\$2,541\.50/],
  ['heloc', '1026.40(d)(8) fees of others', /good-faith estimates[\s\S]*\$1,050\.25/],
  ['heloc', '1026.40(d)(8) insurance', /carry insurance/],
  ['heloc', '1026.40(d)(9) negative amortization', /doesn't grow/],
  ['heloc', '1026.40(d)(10) rules for draws', /minimum later draw/],
  ['heloc', '1026.40(d)(11) taxes', /tax advisor/],
  ['heloc', '1026.40(d)(12) no index, margin, cap or table', /no cap and no table of past rates/],
  ['booklet', '1026.40(e) the booklet', /Consumer Financial Protection Bureau brochure/],
  ['counselling', '1024.20 ten counselors', /Sample Housing Counseling 10\b/],
  ['privacy', '1016.4 reasons, shared, limited', /Can you limit this\?/],
  ['esign-terms', '7001(c)(1)(B)(i) right to paper', /right to paper/],
  ['esign-terms', '7001(c)(1)(B)(i) withdrawal and what follows', /From then on we mail your documents/],
  ['esign-terms', '7001(c)(1)(B)(i) fees', /withdraw your consent at any time[^\n]*It’s free/],
  ['esign-terms', '7001(c)(1)(B)(ii) scope', /covers every notice/],
  [
    'esign-terms',
    '7001(c)(1)(B)(iii) how to withdraw and to give a new address',
    /we’ll change the email address we use for you/,
  ],
  ['esign-terms', '7001(c)(1)(B)(iv) paper copies', /free, and so is a paper copy of anything you got electronically/],
  ['esign-terms', '7001(c)(1)(C)(i) hardware and software', /opens PDF files/],
  ['esign-terms', '7001(c)(1)(C)(ii) demonstration', /type the code/],
  [
    'new-york',
    '80.10 tax and insurance on the whole line',
    /recording tax and title insurance are charged on the full amount/,
  ],
  ['new-york', '80.10 minimum line', /\$2,500/],
  ['new-york', '80.10 no penalty', /without a penalty/],
  ['new-york', '80.10 monthly statement', /statement each month/],
  ['new-york', 'PPL 413(12) no card', /No credit card/],
  ['texas-50g', '50(a)(6)(B) 80 percent', /80 percent of its fair market value/],
  ['texas-50g', '50(a)(6)(E) 2 percent', /2 percent/],
  ['texas-50g', '50(a)(6)(M) 12 days, one business day, one year', /12 days[^\n]*one business day[^\n]*within a year/],
  ['texas-50g', '50(a)(6)(N) place of closing', /office of the lender, of a title company or of an attorney/],
  ['texas-50g', '50(t) advances of $4,000', /at least \$4,000/],
  ['texas-50g', '50(a)(6)(Q)(viii) three days', /rescind within 3 days/],
  [
    'valuation-copy',
    '1002.14(a)(2) copy of any appraisal',
    /promptly give you a copy of any appraisal, even if your loan does not close/,
  ],
  ['pre-credit', 'the soft check and the choice', /You can say no/],
  ['pre-credit', 'the words agreed to', /The soft text\./],
  ['hard-credit', 'the words agreed to', /The hard text\./],
  ['account-opening', '1026.6(a) keep a copy', /keep a copy/],
  [
    'account-opening',
    '1026.6(a) APR without fees',
    /APR is 8\.350%\. It is a fixed rate\. It includes only interest and no fees/,
  ],
  ['account-opening', '1026.6(a) periodic rate', /monthly periodic rate is 0\.69583%/],
  [
    'account-opening',
    '1026.6(a) when interest begins',
    /begins on the day a draw is paid out\. There is no interest-free period/,
  ],
  ['account-opening', '1026.6(a) how the balance is computed', /balance you owe times the monthly periodic rate/],
  [
    'account-opening',
    '1026.6(a) other charges',
    /Origination fee\n\$2,392\.00[\s\S]*Recording fee\n\$169\.00[\s\S]*Notary in person\n\$300\.00[\s\S]*Recording tax\n\$900\.00/,
  ],
  ['account-opening', '1026.6(a) security interest', /security interest in your home/],
  [
    'account-opening',
    '1026.6(a) possible actions',
    /require you to pay everything you owe in one payment[\s\S]*refuse further draws or lower your limit/,
  ],
  ['account-opening', '1026.6(a) draw and repayment period', /draw for 4 years[^\n]*repay the line for 16 years/],
  ['account-opening', '1026.6(a) balloon', /no balloon payment/],
  [
    'account-opening',
    'the notary by mode and fee',
    /In person, \$300\.00\. If the kind of notary or the fee changes, you get a new set of documents/,
  ],
  ['account-opening', 'the discount and the rate without it', /Without it, the rate is 8\.600%/],
  ['account-opening', 'the steps of the rate', /Line up to\nRate\n\$90,000\.00\n8\.350%\n\$120,000\.00\n8\.950%/],
  [
    'account-opening',
    '1026.15 the right to cancel',
    /midnight of the third business day[\s\S]*If one owner cancels, it cancels for everyone[\s\S]*It has a line for the last day\. That day depends on the last signature, and we'll tell you then/,
  ],
  ['account-opening', 'the number of the set', /document set 3\./],
  [
    'account-opening',
    '1002.14(a)(1) the first day',
    /sign on Mon, Nov 30, 2026 or later\. By law, you must have a copy of every value of your home 3 business days before/,
  ],
  [
    'new-york-tax',
    '80.10 on the full line, drawn or not',
    /full amount of the line when the mortgage is recorded, whether you draw it or not/,
  ],
  ['texas-costs', '153.13 every cost with the sum', /All costs\n\$3,941\.00/],
  ['texas-costs', '153.13 one business day, 12th day', /12th day after your application/],
  ['texas-application-copy', '153.13 the answers', /How you use it\nYou live there/],
  [
    'texas-fair-value',
    '50(a)(6)(Q)(ix) the value acknowledged',
    /You and we acknowledge that the fair market value[^\n]*\$412,000\.00/,
  ],
  [
    'valuations',
    '1002.14(a)(1) each value with its day',
    /Automated value: Sample Model\n\$412,000\.00\nFri, Nov 20, 2026\nTue, Nov 24, 2026, on screen/,
  ],
  ['flood', '22.9 zone and insurance', /zone AE[\s\S]*\$250,000\.00/],
  ['note', 'the promise with the line', /promise to repay us[^\n]*\$83,941\.00/],
  [
    'note',
    'the figures of the final offer',
    /Line amount \(credit limit\)\n\$83,941\.00\nFirst draw\n\$80,000\.00\nAnnual percentage rate, fixed\n8\.350%/,
  ],
  ['note', 'the rate without automatic payment', /If you end autopay, the rate is 8\.600%/],
  [
    'note',
    '1026.40(f)(2) when the line may be ended',
    /We can end the line and require you to pay everything[^\n]*only in one of these cases/,
  ],
  ['note', '1026.40(f)(3) when draws may be stopped', /refuse further draws or lower the limit only while/],
  ['note', '1026.13 errors', /write to us within 60 days/],
  ['note', '15 USC 7001 the signature on a screen', /electronic signature counts as one in ink/],
  [
    'deed',
    'parties, property and greatest principal',
    /Grantor\nAna Reyes and Leo Reyes\nBorrower who owes the debt\nAna Reyes\n[\s\S]*R0042[\s\S]*Joint tenants[\s\S]*\$83,941\.00/,
  ],
  ['deed', 'an owner who signs only the deed owes nothing', /does not owe the debt/],
  ['deed', 'the notary', /Acknowledgment of the notary/],
  [
    'right-to-cancel',
    '1026.15(b)(1) the security interest',
    /give us a security interest in your home at 88 Juniper Court/,
  ],
  [
    'right-to-cancel',
    '1026.15(b)(2) three business days after the last of three',
    /three business days after the latest of the following events:\n\(1\) the opening date[^\n]*\n[^\n]*Truth-in-Lending disclosures; or\n[^\n]*this notice/,
  ],
  [
    'right-to-cancel',
    '1026.15(b)(3) how, with a form and the address',
    /signed and dated[\s\S]*I wish to cancel\.\nOwner: Leo Reyes/,
  ],
  ['right-to-cancel', '1026.15(b)(4) what follows', /Within 20 calendar days/],
  ['right-to-cancel', '1026.15(b)(5) when it ends', /no later than midnight of the day that we tell you/],
  [
    'right-to-cancel',
    '1026.15(b)(5) a blank line for the last day',
    /Last day, at midnight: _+\n[\s\S]*Once everyone has signed and has this notice, we tell you the date/,
  ],
  ['texas-rescission', '153.25 three days', /within three calendar days after it is made/],
  [
    'texas-rescission',
    '153.15 office, no blanks, copies',
    /at an office of the lender[\s\S]*blanks are left[\s\S]*copy of the final application/,
  ],
];

describe('documents of the application', () => {
  test.each(ELEMENTS)('%s includes %s', (name, _law, words) => {
    expect(renderText(name)).toMatch(words);
  });

  test.each(WRITTEN_DOCUMENTS)('%s starts with the sample notice for counsel and has no empty text', (name) => {
    const document = writeDocument(name, ABOUT);
    expect(document.blocks[0]).toEqual({ kind: 'paragraph', text: SAMPLE });
    expect(toTextLines(document).filter((line) => line.trim() === '' || /undefined|NaN|\{|\}/.test(line))).toEqual([]);
    const uneven = document.blocks.filter(
      (block) => block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length),
    );
    expect(uneven).toEqual([]);
  });

  test('the HELOC disclosure computes the legal example from the offer’s rate and term', () => {
    expect(renderText('heloc')).toContain(formatMoney(loanPayment(10_000, 0.0835, 15), 2));
    expect(renderText('heloc', { ...ABOUT, offer: { ...OFFER, rate: 0.1, term: 30 } })).toContain('$87.76');
  });

  test('the HELOC disclosure names the balloon payment of an interest-only offer', () => {
    const text = renderText('heloc', { ...ABOUT, offer: { ...OFFER, interestOnly: true } });
    expect(text).toMatch(/balloon payment/);
    expect(text).toContain('$69.58');
    expect(text).toContain('$10,000.00');
  });

  test('writeDocument throws when the data a document needs is missing', () => {
    expect(() => writeDocument('heloc', { ...ABOUT, offer: null })).toThrow('an offer');
    expect(() => writeDocument('new-york', { ...ABOUT, offer: null })).toThrow('an offer');
    expect(() => writeDocument('summary', { ...ABOUT, summary: null })).toThrow('the answers');
    for (const name of [
      'account-opening',
      'new-york-tax',
      'texas-costs',
      'texas-fair-value',
      'valuations',
      'flood',
    ] as const)
      expect(() => writeDocument(name, { ...ABOUT, closing: null })).toThrow('the final offer');
    expect(() => writeDocument('texas-application-copy', { ...ABOUT, summary: null })).toThrow('the answers');
    expect(() => writeDocument('flood', { ...ABOUT, closing: { ...CLOSING, floodZone: null } })).toThrow(
      'a flood zone',
    );
    for (const name of ['note', 'deed'] as const)
      expect(() => writeDocument(name, { ...ABOUT, signers: [] })).toThrow('name those who sign');
    expect(() => writeDocument('right-to-cancel', { ...ABOUT, closing: { ...CLOSING, rescindable: false } })).toThrow(
      'no right to cancel',
    );
    expect(() => writeDocument('adverse-action', ABOUT)).toThrow('There is no text for the paper adverse-action.');
  });
});

describe('documents of the closing', () => {
  const roundToCents = (amount: number) => Math.round(amount * 100) / 100;
  const levelPayment = (line: number, rate: number) => roundToCents((line * rate) / 12 / (1 - (1 + rate / 12) ** -240));
  const line = roundToCents(80_000 * 1.0299 + 169 + 180 + 300 + 900);
  const closed = (change: Partial<ClosingData>): DocumentData => ({ ...ABOUT, closing: { ...CLOSING, ...change } });
  const formatAmount = (amount: number) => formatMoney(amount, 2);

  test('the account opening and New York tax documents match an independent calculation', () => {
    const text = renderText('account-opening');
    const payment = levelPayment(line, 0.0835);
    expect(line).toBe(83_941);
    for (const [label, figure] of [
      ['Line amount', formatAmount(line)],
      ['You draw at the opening', '$80,000.00'],
      ['Monthly payment', formatAmount(payment)],
      ['All fees at the opening', '$3,941.00'],
      ['Minimum payment in the draw period', `${formatAmount(levelPayment(10_000, 0.0835))}\n${formatAmount(payment)}`],
      ['Number of payments', '240\n240'],
      ['Less: paid to Harbor Card', '$11,240.00'],
      ['Paid out to you', '$68,760.00'],
    ])
      expect(text).toContain(`${label}\n${figure}`);
    expect(text).toContain(
      `Without it, the rate is 8.600% and the payment is ${formatAmount(levelPayment(line, 0.086))}.`,
    );
    expect(text).toContain(
      `${formatAmount(roundToCents(payment * 240))} in all, ${formatAmount(roundToCents(payment * 240 - line))} of it interest`,
    );
    expect(renderText('new-york-tax')).toContain(
      `Full line\n${formatAmount(line)}\nMortgage recording tax\n$900.00\nShare of the line\n1.07%`,
    );
  });

  test('the Texas documents show both limits and writeDocument throws above either', () => {
    const texas = {
      regime: 'TX_50A6',
      texas: { feeCap: 0.02, cltvCap: 0.8 },
      quote: { ...FINAL.quote, totalDraw: 80_000, lineAmount: 80_555 },
      fees: [
        { label: 'Notary in person', amount: 300, paidTo: 'OTHERS', from: 'LINE' },
        { label: 'Valuation of the home', amount: 180, paidTo: 'OTHERS', from: 'LINE' },
      ],
    } as const;
    const text = renderText('texas-costs', closed(texas));
    expect(text).toContain('2% of it: the most the fees may be\n$1,600.00\nYour fees\n$480.00\nLeft\n$1,120.00');
    expect(text).toContain('at an office of the lender, an attorney or a title company, $300.00');
    expect(renderText('texas-fair-value', closed(texas))).toContain(
      '80% of it: the most all debts on the home may be\n$329,600.00\nDebts on the home that stay\n$184,500.00\nYour line\n$80,555.00\nBoth together\n$265,055.00',
    );
    expect(renderText('account-opening', closed(texas))).toContain('The minimum later draw is $4,000.00');
    expect(() =>
      renderText(
        'texas-costs',
        closed({ ...texas, fees: [{ label: 'Origination fee', amount: 1600.01, paidTo: 'LENDER', from: 'LINE' }] }),
      ),
    ).toThrow('more than the Constitution allows');
    expect(() => renderText('texas-fair-value', closed({ ...texas, homeValue: 331_000 }))).toThrow(
      'more than the Constitution allows',
    );
  });

  test("the account opening document omits rights, discounts, notary fees and debts that don't apply", () => {
    const text = renderText(
      'account-opening',
      closed({
        rescindable: false,
        notary: { mode: 'REMOTE', fee: null },
        payoffs: [],
        quote: { ...FINAL.quote, discountTypes: [], rate: 0.086, apr: 0.086 },
      }),
    );
    expect(text).not.toMatch(/right to cancel|Less: paid to|In person/);
    expect(text).toContain('The rate includes no autopay discount.');
    expect(text).toContain('By video, no charge');
  });

  test('the account opening document names the balloon payment of an interest-only offer', () => {
    const text = renderText('account-opening', closed({ offer: { ...FINAL.offer, type: 'INTEREST_ONLY_20' } }));
    expect(text).toContain(`Also due at the end\n$10,000.00\n${formatAmount(line)}`);
    expect(text).not.toContain('no balloon payment');
  });
});

describe('documents of the signing package', () => {
  test('the deed has fields for every signer and the note for debtors only [SIGNER-001]', () => {
    const listFields = (name: SetDocumentName) =>
      (writeDocument(name, ABOUT).fields ?? []).map(({ id, kind, person, at }) => ({
        id,
        kind,
        person,
        says: toTextLines({ title: '', blocks: [writeDocument(name, ABOUT).blocks[at]!] })[1],
      }));
    expect(listFields('note')).toEqual([
      {
        id: 'note.BORROWER.1',
        kind: 'INITIALS',
        person: 'BORROWER',
        says: 'Initials: Ana Reyes, the promise to repay',
      },
      {
        id: 'note.BORROWER.2',
        kind: 'INITIALS',
        person: 'BORROWER',
        says: 'Initials: Ana Reyes, the home as security',
      },
      { id: 'note.BORROWER.3', kind: 'SIGNATURE', person: 'BORROWER', says: 'Signature: Ana Reyes, borrower' },
    ]);
    expect(
      listFields('deed')
        .filter(({ kind }) => kind === 'SIGNATURE')
        .map(({ person, says }) => [person, says]),
    ).toEqual([
      ['BORROWER', 'Signature: Ana Reyes, borrower'],
      ['p-2', 'Signature: Leo Reyes, owner, for the deed only'],
    ]);
    expect([...listFields('right-to-cancel'), ...listFields('texas-rescission')]).toEqual([]);
    const withDebtor = {
      ...ABOUT,
      signers: [...(ABOUT.signers ?? []), { person: 'p-3', name: 'Kim Lee', role: 'CO_BORROWER' as const }],
    };
    expect([...new Set(writeDocument('note', withDebtor).fields?.map(({ person }) => person))]).toEqual([
      'BORROWER',
      'p-3',
    ]);
  });

  test("the note and deed of a Texas homestead include the Constitution's requirements", () => {
    const texas = { ...ABOUT, closing: { ...CLOSING, regime: 'TX_50A6' as const } };
    expect(renderText('note', texas)).toMatch(/without recourse/);
    expect(renderText('deed', texas)).toMatch(/type of credit defined by section 50\(a\)\(6\), Article XVI/);
    expect(renderText('note')).not.toMatch(/Texas/);
  });
});

test('the summary document includes every row of every section', () => {
  const text = renderText('summary');
  for (const section of SUMMARY)
    for (const { label, value } of section.rows) expect(text).toContain(`${label}\n${value}`);
});

test('esignSample contains the code and nothing about the borrower', () => {
  const lines = toTextLines(esignSample(ABOUT.lender, '4821'));
  expect(lines[0]).toBe('Your code is 4821');
  expect(lines).toHaveLength(3);
  expect(lines).toContain('Your code is 4821');
  expect(lines.join(' ')).not.toContain('Ana');
});

test("the E-SIGN terms don't mention settings, which the product doesn't have", () => {
  expect(renderText('esign-terms')).not.toMatch(/settings/i);
});
