import { describe, expect, test } from 'vitest';
import type { NoticeHeader } from '../document-model/notice.ts';
import { toTextLines } from '../document-model/text.ts';
import type { NoticeReport } from './notice-parts.ts';
import { scoreRank } from './score-rank.ts';
import { writeScoreNotice } from './score.ts';

describe('scoreRank', () => {
  test.each([
    [300, 0],
    [499, 2],
    [500, 3],
    [649, 26],
    [650, 27],
    [700, 40],
    [799, 79],
    [800, 80],
    [850, 99],
  ])('ranks a score of %d above %d of 100 consumers', (value, rank) => {
    expect(scoreRank({ value, low: 300, high: 850 })).toBe(rank);
  });

  test('increases with the score', () => {
    const ranks = Array.from(
      { length: 551 },
      (_, index) => scoreRank({ value: 300 + index, low: 300, high: 850 }) ?? -1,
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  test('is null on another scale', () => {
    expect([
      scoreRank({ value: 700, low: 250, high: 900 }),
      scoreRank({ value: 299, low: 300, high: 850 }),
      scoreRank({ value: 851, low: 300, high: 850 }),
    ]).toEqual([null, null, null]);
  });
});

describe('writeScoreNotice', () => {
  const about: NoticeHeader = {
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
  };
  const score = {
    value: 700,
    date: '2026-11-19',
    low: 300,
    high: 850,
    factors: ['Many new accounts', 'b', 'c', 'd', 'Number of inquiries'],
  };
  const report: NoticeReport = {
    bureau: { name: 'Experian', address: 'P.O. Box 4500, Allen, TX 75013', phoneNumber: '8883973742' },
    score,
  };
  const renderScore = (changed: Partial<NoticeReport['score']> = {}) =>
    toTextLines(writeScoreNotice({ about, report: { ...report, score: { ...score, ...changed } } })).join('\n');

  test('shows score, source, date, range, factors and rank (FCRA 609(f) and (g), 12 CFR 1022.74(d)(1)(ii))', () => {
    for (const one of [
      '700',
      'Experian',
      'Thu, Nov 19, 2026',
      'a low of 300 to a high of 850',
      'Many new accounts',
      'Number of inquiries',
      'ranks higher than 40 percent of U.S. consumers',
    ])
      expect(renderScore()).toContain(one);
    expect(renderScore({ low: 250, high: 900 })).toContain('Experian can tell you how your score compares');
  });

  test('includes the legal notice to the home loan applicant with the bureau’s address', () => {
    expect(renderScore()).toMatch(
      /Notice to the home loan applicant\nIn connection with your application for a home loan, the lender must disclose to you the score/,
    );
    for (const one of [
      'computer generated summary calculated at the time of the request',
      'Credit records may vary from one company to another.',
      'plays no part in the decision to take any action on the loan application',
      'contact the lender.',
      'P.O. Box 4500, Allen, TX 75013',
      '(888) 397-3742',
    ]) {
      expect(renderScore()).toContain(one);
    }
  });

  test('says how to dispute the report and where to get free ones (12 CFR 1022.74(d)(1)(ii))', () => {
    for (const one of [
      'dispute any inaccurate information',
      '1-877-322-8228',
      'www.annualcreditreport.com',
      'www.consumerfinance.gov/learnmore',
    ])
      expect(renderScore()).toContain(one);
  });
});
