import { describe, expect, test } from 'vitest';
import { visitAfter } from './visit.ts';
import { isCryptoCampaign } from './waitlist.ts';

describe('how the visitor came', () => {
  test('is read from the address, and nothing else of it [QRY-001, QRY-002, QRY-012, ELIG-012, ELIG-013]', () => {
    expect(
      visitAfter(undefined, {
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

  test('stays the same object where the address says nothing', () => {
    const previous = { rid: 'broker-2' };
    expect(visitAfter(previous, { org: 'FIGURE' })).toBe(previous);
    expect(visitAfter(undefined, {})).toBeUndefined();
  });

  test('a later address adds to it; of a campaign no part of an older one stays [QRY-012]', () => {
    const previous = { referrer: 'lo-1', rid: 'broker-2', utm_source: 'post', utm_campaign: 'spring' };
    expect(visitAfter(previous, { utm_source: 'mail' })).toEqual({
      referrer: 'lo-1',
      rid: 'broker-2',
      utm_source: 'mail',
    });
    expect(visitAfter(previous, { referrer: 'lo-3' })).toEqual({ ...previous, referrer: 'lo-3' });
  });

  test.each([
    ['twice', ['a', 'b']],
    ['empty', ''],
    ['longer than creation takes', 'x'.repeat(201)],
  ])('a parameter given %s is left out', (_, referrer) => {
    expect(visitAfter(undefined, { referrer, rid: 'y'.repeat(200) })).toEqual({ rid: 'y'.repeat(200) });
  });
});

test('only the value cloc, to the letter, is the crypto campaign [QRY-003, SCOPE-017]', () => {
  expect(['cloc', 'CLOC', 'cloc2', '', undefined, null].map(isCryptoCampaign)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
