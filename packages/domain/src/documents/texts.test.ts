import { describe, expect, test } from 'vitest';
import { loanPayment } from '../offer/payment.ts';
import { formatMoney } from '../format/money.ts';
import { SAMPLE, type PaperAbout, type PaperOffer } from './about.ts';
import { linesOf } from './paper.ts';
import { PAPERS } from './sets.ts';
import { esignSample } from './texts/esign-terms.ts';
import type { SummarySection } from './summary-sections.ts';
import { writePaper, type EarlyPaper } from './write-paper.ts';

const OFFER: PaperOffer = {
  rate: 0.0835, term: 15, interestOnly: false, totalDraw: 85_000, lineAmount: 87_710.5, monthlyPayment: 856.12, originationFee: 0.0299, originationFeeAmount: 2541.5,
  recordingFee: 169, recordingTax: 1050.25, valuationFee: 180, notaryFee: 300,
};

const SUMMARY: readonly SummarySection[] = [
  { title: 'Property', change: null, rows: [{ label: 'Address', value: '88 Juniper Court, Longmont, CO 80501' }, { label: 'How you use it', value: 'You live there' }] },
  { title: 'You', change: 'you', rows: [{ label: 'Legal name', value: 'Ana Reyes' }] },
];

const ABOUT: PaperAbout = {
  lender: { legalName: 'Alderpoint Home Lending LLC', nmlsId: '1717824', phone: '(888) 555-0142', email: 'help@lender.example', address: ['1 Main Street', 'Reno NV 89501'] },
  madeOn: '2026-11-24', loanNumber: '100123', borrower: 'Ana Reyes', property: '88 Juniper Court, Longmont, CO 80501', offer: OFFER, summary: SUMMARY,
  consents: { soft: 'The soft text.', hard: 'The hard text.', esign: 'The electronic text.' },
};

const textOf = (name: EarlyPaper, about: PaperAbout = ABOUT): string => linesOf(writePaper(name, about)).join('\n');
const EARLY = PAPERS.filter((paper) => paper.set === 'PRE' || paper.set === 'APP' || paper.set === 'SUMMARY').map((paper) => paper.name as EarlyPaper);

/** Words that stand for each element that a law names (research on the domain, section 3). */
const ELEMENTS: readonly (readonly [EarlyPaper, string, RegExp])[] = [
  ['heloc', '1026.40(d)(1) keep a copy', /keep a copy/],
  ['heloc', '1026.40(d)(2)(i) how long the terms hold', /submit your application within 30 days/],
  ['heloc', '1026.40(d)(2)(ii) refund when a term changes', /pay back every fee/],
  ['heloc', '1026.40(d)(3) security interest', /security interest in your home/],
  ['heloc', '1026.40(d)(3) loss of the home', /could lose your home/],
  ['heloc', '1026.40(d)(4)(i) ending the line', /ask for all that you owe at once/],
  ['heloc', '1026.40(d)(4)(i) refusing draws', /refuse further draws or lower your limit/],
  ['heloc', '1026.40(d)(4)(ii) more on request', /Ask us, and we tell you more/],
  ['heloc', '1026.40(d)(5)(i) draw and repayment period', /draw for 4 years[^\n]*pay back for 11 years/],
  ['heloc', '1026.40(d)(5)(ii) how the payment is found, balloon', /no balloon payment/],
  ['heloc', '1026.40(d)(5)(iii) example on $10,000', /draw \$10,000 and nothing more/],
  ['heloc', '1026.40(d)(6) rate without other costs', /8\.350%\. It is a fixed rate\. It includes interest alone/],
  ['heloc', '1026.40(d)(7) fees of the lender', /\$2,541\.50/],
  ['heloc', '1026.40(d)(8) fees of others', /good-faith estimates[\s\S]*\$1,050\.25/],
  ['heloc', '1026.40(d)(8) insurance', /carry insurance/],
  ['heloc', '1026.40(d)(9) negative amortization', /does not grow/],
  ['heloc', '1026.40(d)(10) rules for draws', /least later draw/],
  ['heloc', '1026.40(d)(11) taxes', /tax advisor/],
  ['heloc', '1026.40(d)(12) no index, margin, cap or table', /no cap, and no table of past rates/],
  ['booklet', '1026.40(e) the booklet', /brochure of the Consumer Financial Protection Bureau/],
  ['counselling', '1024.20 ten counselors', /Sample Housing Counseling 10\b/],
  ['privacy', '1016.4 reasons, shared, limited', /Can you limit this\?/],
  ['esign-terms', '7001(c)(1)(B)(i) right to paper', /right to paper/],
  ['esign-terms', '7001(c)(1)(B)(i) withdrawal and what follows', /From then on papers come by post/],
  ['esign-terms', '7001(c)(1)(B)(i) fees', /costs nothing/],
  ['esign-terms', '7001(c)(1)(B)(ii) scope', /covers every notice/],
  ['esign-terms', '7001(c)(1)(B)(iii) how to withdraw and to give a new address', /Change your e-mail address/],
  ['esign-terms', '7001(c)(1)(B)(iv) paper copies', /paper copy of something you got electronically/],
  ['esign-terms', '7001(c)(1)(C)(i) hardware and software', /shows PDF files/],
  ['esign-terms', '7001(c)(1)(C)(ii) demonstration', /typed the code/],
  ['new-york', '80.10 tax and insurance on the whole line', /recording tax and title insurance are charged on the full amount/],
  ['new-york', '80.10 least line', /\$2,500/],
  ['new-york', '80.10 no penalty', /without a penalty/],
  ['new-york', '80.10 monthly statement', /statement each month/],
  ['new-york', 'PPL 413(12) no card', /No credit card/],
  ['texas-50g', '50(a)(6)(B) 80 percent', /80 percent of its fair market value/],
  ['texas-50g', '50(a)(6)(E) 2 percent', /2 percent/],
  ['texas-50g', '50(a)(6)(M) 12 days, one business day, one year', /12 days[^\n]*one business day[^\n]*within a year/],
  ['texas-50g', '50(a)(6)(N) place of closing', /office of the lender, of a title company or of an attorney/],
  ['texas-50g', '50(t) advances of $4,000', /at least \$4,000/],
  ['texas-50g', '50(a)(6)(Q)(viii) three days', /rescind within 3 days/],
  ['valuation-copy', '1002.14(a)(2) copy of any appraisal', /promptly give you a copy of any appraisal, even if your loan does not close/],
  ['pre-credit', 'the soft check and the choice', /You may say no/],
  ['pre-credit', 'the words agreed to', /The soft text\./],
  ['hard-credit', 'the words agreed to', /The hard text\./],
];

describe('the papers of the application', () => {
  test.each(ELEMENTS)('%s holds %s', (name, _law, words) => {
    expect(textOf(name)).toMatch(words);
  });

  test.each(EARLY)('%s says first that it is a sample for counsel, and has no empty text', (name) => {
    const paper = writePaper(name, ABOUT);
    expect(paper.blocks[0]).toEqual({ kind: 'paragraph', text: SAMPLE });
    expect(linesOf(paper).filter((line) => line.trim() === '' || /undefined|NaN|\{|\}/.test(line))).toEqual([]);
    const uneven = paper.blocks.filter((block) => block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length));
    expect(uneven).toEqual([]);
  });

  test('compute the example of the law from the rate and the term of the offer itself', () => {
    expect(textOf('heloc')).toContain(formatMoney(loanPayment(10_000, 0.0835, 15), 2));
    expect(textOf('heloc', { ...ABOUT, offer: { ...OFFER, rate: 0.1, term: 30 } })).toContain('$87.76');
  });

  test('of an offer that pays interest only name the balloon payment', () => {
    const text = textOf('heloc', { ...ABOUT, offer: { ...OFFER, interestOnly: true } });
    expect(text).toMatch(/balloon payment/);
    expect(text).toContain('$69.58');
    expect(text).toContain('$10,000.00');
  });

  test('are not made without what they are made of', () => {
    expect(() => writePaper('heloc', { ...ABOUT, offer: null })).toThrow('an offer');
    expect(() => writePaper('new-york', { ...ABOUT, offer: null })).toThrow('an offer');
    expect(() => writePaper('summary', { ...ABOUT, summary: null })).toThrow('the answers');
    expect(() => writePaper('note', ABOUT)).toThrow('There is no text for the paper note.');
  });
});

test('the paper of the summary says every row of every section', () => {
  const text = textOf('summary');
  for (const section of SUMMARY) for (const { label, value } of section.rows) expect(text).toContain(`${label}\n${value}`);
});

test('the sample PDF holds the code and nothing about the person', () => {
  const lines = linesOf(esignSample(ABOUT.lender, '4821'));
  expect(lines).toContain('Your code is 4821');
  expect(lines.join(' ')).not.toContain('Ana');
});
