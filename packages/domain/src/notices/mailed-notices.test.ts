import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from '../document-model/sets.ts';
import { BORROWER, emptyFile, type LoanFile } from '../loan-file/file.ts';
import { mailedNoticeFacts } from './mailed-notices.ts';

const AT = '2026-11-20T20:00:00.000Z';
const COUNTERED_FILE: LoanFile = {
  ...emptyFile(),
  offers: { ...emptyFile().offers, inputsVersion: emptyFile().pricingInputsVersion, outcome: 'WINBACK', version: 2 },
};
const listPosted = (file: LoanFile, ...documents: { paper: string | null; attempt: number }[]) =>
  mailedNoticeFacts(file, { letter: 'l', person: BORROWER, documents, at: AT });
const buildDocument = (name: string | null, attempt = 1) => ({ paper: name, attempt });

describe('mailedNoticeFacts', () => {
  test('returns one notice for all documents of a set and one per notice type', () => {
    const facts = listPosted(
      emptyFile(),
      buildDocument('heloc'),
      buildDocument('privacy'),
      buildDocument(null),
      buildDocument('copy-valuation'),
      buildDocument('valuation-copy'),
      buildDocument('score'),
    );
    expect(facts.map(({ data }) => data.notice)).toEqual(['DISCLOSURES', 'VALUATION', 'SCORE']);
    expect(facts[0]).toEqual({
      type: 'NoticePosted',
      data: { notice: 'DISCLOSURES', person: BORROWER, how: 'MAIL', at: AT, due: null, letter: 'l' },
    });
  });

  test('gives each notice document its own notice type', () => {
    const notices = DOCUMENTS.filter(({ set }) => set === 'NOTICES').map(
      ({ name }) => listPosted({ ...COUNTERED_FILE, floodZone: 'SFHA' }, buildDocument(name, 2))[0]?.data.notice,
    );
    expect(notices.length).toBeGreaterThan(5);
    expect(notices.filter((notice) => notice === undefined || notice === 'DISCLOSURES')).toEqual([]);
  });

  test('starts the ten days of a flood area with the first letter only', () => {
    const flooded: LoanFile = { ...emptyFile(), floodZone: 'SFHA' };
    expect(listPosted(flooded, buildDocument('flood-ten-days')).map(({ data }) => [data.notice, data.due])).toEqual([
      ['FLOOD', '2026-11-30T10:00:00.000Z'],
    ]);
    for (const file of [
      { ...flooded, clocks: { FLOOD: { due: AT, reached: false } } },
      { ...flooded, floodZone: 'CLEAR' as const },
    ])
      expect(listPosted(file, buildDocument('flood-ten-days'))).toEqual([]);
  });

  test('starts the 90 days of a current counteroffer', () => {
    expect(
      listPosted(COUNTERED_FILE, buildDocument('counter-offer', 2)).map(({ data }) => [data.notice, data.due]),
    ).toEqual([['COUNTER_OFFER', '2027-02-19T07:00:00.000Z']]);
  });

  test.each([
    ['there is no counteroffer', emptyFile(), 0],
    ['the letter is about an earlier offer', COUNTERED_FILE, 1],
    ['its days have already begun', { ...COUNTERED_FILE, clocks: { COUNTER_OFFER: { due: AT, reached: false } } }, 2],
  ] as const)('omits the counteroffer when %s', (_when, file, attempt) => {
    expect(listPosted(file, buildDocument('counter-offer', attempt))).toEqual([]);
  });

  test('records the Texas notice once for each person', () => {
    const notified: LoanFile = { ...emptyFile(), texasNotices: { [BORROWER]: true } };
    expect(listPosted(notified, buildDocument('texas-50g'))).toEqual([]);
    expect(
      mailedNoticeFacts(notified, { letter: 'l', person: 's-1', documents: [buildDocument('texas-50g')], at: AT }),
    ).toHaveLength(1);
  });
});
