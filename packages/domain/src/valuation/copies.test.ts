import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from '../document-model/sets.ts';
import { toTextLines } from '../document-model/text.ts';
import { emptyFile, type LoanFile } from '../loan-file/file.ts';
import { openingNotBefore, getOwedDocuments, writeValuationCopy, type ValuationCopy } from './copies.ts';

const buildFile = (change: Partial<Pick<LoanFile, 'hardPull' | 'valuation' | 'appraisalFee'>>): LoanFile => ({
  ...emptyFile(),
  ...change,
});
const buildValuation = (change: Partial<LoanFile['valuation']>): LoanFile['valuation'] => ({
  ...emptyFile().valuation,
  required: true,
  route: 'BPO',
  ...change,
});

describe('getOwedDocuments', () => {
  test.each([
    ['nothing before the hard pull', buildFile({}), []],
    ['nothing for a pull without a report', buildFile({ hardPull: { attempt: 1, outcome: 'FROZEN' } }), []],
    [
      'the score notice of the pull that returned it (FCRA 609(g))',
      buildFile({ hardPull: { attempt: 2, outcome: 'FOUND' } }),
      [{ name: 'score', attempt: 2 }],
    ],
    ['no copy of an unfinished valuation', buildFile({ valuation: buildValuation({ phase: 'PROCESSING' }) }), []],
    [
      'the copy of the attempt that returned a value (12 CFR 1002.14(a)(1))',
      buildFile({ valuation: buildValuation({ phase: 'DONE', attempt: 2 }) }),
      [{ name: 'copy-valuation', attempt: 2 }],
    ],
    [
      'the copy of the appraisal instead',
      buildFile({ valuation: buildValuation({ phase: 'DONE' }), appraisalFee: { paid: true, refunded: false } }),
      [{ name: 'copy-appraisal', attempt: 1 }],
    ],
  ] as const)('returns %s', (_what, of, owed) => {
    expect(getOwedDocuments(of)).toEqual(owed);
  });

  test('the documents table lists each copy, with the automated value for first liens only', () => {
    const rows = DOCUMENTS.filter(({ name }) => name === 'score' || name.startsWith('copy-'));
    expect(rows.map(({ set, name, column }) => [set, name, column])).toEqual([
      ['NOTICES', 'score', 'EVERY'],
      ['NOTICES', 'copy-automated', 'FIRST_LIEN'],
      ['NOTICES', 'copy-valuation', 'EVERY'],
      ['NOTICES', 'copy-appraisal', 'EVERY'],
    ]);
  });
});

describe('openingNotBefore and writeValuationCopy', () => {
  test.each([
    ['2026-11-20', 'ELECTRONIC', '2026-11-25'],
    ['2026-11-24', 'ELECTRONIC', '2026-11-30'],
    ['2026-11-16', 'MAIL', '2026-11-24'],
  ] as const)('openingNotBefore for a copy given on %s (%s) is %s, 3 business days later', (on, how, day) => {
    expect(openingNotBefore({ on, how })).toBe(day);
  });

  const copy: ValuationCopy = {
    about: {
      lender: {
        legalName: 'Alderpoint Home Lending, LLC',
        nmlsId: '1234567',
        phone: '(888) 555-0142',
        email: 'help@lender.example',
        address: ['1 Main Street'],
        overTenBillion: false,
      },
      madeOn: '2026-11-20',
      loanNumber: '100001',
      borrower: 'Maria Delgado',
      property: '412 Alder Ridge Road, Boulder, CO 80302',
    },
    name: 'copy-valuation',
    value: 430_000,
    asOf: '2026-11-19',
    by: 'Casey Sample, broker',
    firstLien: false,
    how: 'ELECTRONIC',
  };
  const getText = (change: Partial<ValuationCopy> = {}) =>
    toTextLines(writeValuationCopy({ ...copy, ...change })).join('\n');

  test('writeValuationCopy shows value, date, source and how to question it, and the wait for first liens only', () => {
    for (const one of [
      '$430,000',
      'Thu, Nov 19, 2026',
      'Casey Sample, broker',
      '412 Alder Ridge Road',
      'at no extra cost',
      "We'll look at the value again",
      'your own appraisal',
    ])
      expect(getText()).toContain(one);
    expect(getText()).not.toContain('3 business days');
    expect(getText({ firstLien: true })).toContain('the first day it can be opened is Wed, Nov 25, 2026');
    expect(getText({ name: 'copy-appraisal' })).toMatch(/^Copy of the appraisal of your home/);
  });
});
