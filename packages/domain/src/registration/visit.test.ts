import { describe, expect, test } from 'vitest';
import { mergeVisit } from './visit.ts';
import { isCryptoCampaign } from './waitlist.ts';

describe('mergeVisit', () => {
  test('reads only the known visit parameters from the query [QRY-001, QRY-002, QRY-012, ELIG-012, ELIG-013]', () => {
    expect(
      mergeVisit(undefined, {
        org: 'FIGURE',
        referrer: 'lo-1',
        rid: 'broker-2',
        utm_source: 'mail',
        utm_id: '9',
        step: 'name',
        __proto__: 'x',
      }),
    ).toEqual({ referrer: 'lo-1', rid: 'broker-2', utm_source: 'mail', utm_id: '9' });
  });

  test('returns the same object when the query has no visit parameter', () => {
    const previous = { rid: 'broker-2' };
    expect(mergeVisit(previous, { org: 'FIGURE' })).toBe(previous);
    expect(mergeVisit(undefined, {})).toBeUndefined();
  });

  test('adds later parameters and replaces a whole campaign [QRY-012]', () => {
    const previous = { referrer: 'lo-1', rid: 'broker-2', utm_source: 'post', utm_campaign: 'spring' };
    expect(mergeVisit(previous, { utm_source: 'mail' })).toEqual({
      referrer: 'lo-1',
      rid: 'broker-2',
      utm_source: 'mail',
    });
    expect(mergeVisit(previous, { referrer: 'lo-3' })).toEqual({ ...previous, referrer: 'lo-3' });
  });

  test.each([
    ['given twice', ['a', 'b']],
    ['that is empty', ''],
    ['longer than creation accepts', 'x'.repeat(201)],
  ])('omits a parameter %s', (_, referrer) => {
    expect(mergeVisit(undefined, { referrer, rid: 'y'.repeat(200) })).toEqual({ rid: 'y'.repeat(200) });
  });
});

test('isCryptoCampaign accepts only the exact value cloc [QRY-003, SCOPE-017]', () => {
  expect(['cloc', 'CLOC', 'cloc2', '', undefined, null].map(isCryptoCampaign)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
