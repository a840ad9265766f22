import { describe, expect, test } from 'vitest';
import { toTextLines } from '../document-model/text.ts';
import { floodCoverage, isFloodArea } from './coverage.ts';
import { writeFloodNotice } from './notice.ts';
import { floodWait, floodWaitEnds } from './wait.ts';

describe('flood zones', () => {
  test.each([
    ['AE', true, true],
    ['A', true, true],
    ['A99', true, true],
    ['VE', true, true],
    ['ao', true, true],
    ['AR', true, true],
    ['X', false, false],
    ['X500', false, false],
    ['X SHADED', false, false],
    ['B', false, false],
    ['D', false, false],
    ['AE', false, null],
    ['X', true, null],
    ['', false, null],
    ['NONE', false, null],
    ['Z9', true, null],
  ])('isFloodArea of zone %s reported as special %s is %s', (zone, special, counts) => {
    expect(isFloodArea(zone, special)).toBe(counts);
  });
});

describe('floodWait and floodWaitEnds', () => {
  test('floodWait shows its arithmetic with the regulation', () => {
    expect(floodWait('2026-11-20')).toEqual({
      earliest: '2026-11-30',
      arithmetic: 'notice 2026-11-20 + 10 days = 2026-11-30 (12 CFR 22.9)',
    });
  });

  test.each([
    ['2026-11-20T20:00:00.000Z', '2026-11-30T10:00:00.000Z'],
    ['2026-11-21T07:59:00.000Z', '2026-11-30T10:00:00.000Z'],
    ['2026-11-21T08:00:00.000Z', '2026-12-01T10:00:00.000Z'],
    ['2027-03-05T18:00:00.000Z', '2027-03-15T10:00:00.000Z'],
  ])('floodWaitEnds for a notice at %s is %s, when the day has started in every state', (at, ends) => {
    expect(floodWaitEnds(at)).toBe(ends);
    const first = ends.slice(0, 10);
    for (const zone of ['Pacific/Honolulu', 'America/Los_Angeles', 'America/New_York'])
      expect(Temporal.Instant.from(ends).toZonedDateTimeISO(zone).toPlainDate().toString()).toBe(first);
  });
});

test.each([
  [{ line: 60_000, liens: 100_000, insurable: null }, 160_000],
  [{ line: 90_000, liens: 180_000, insurable: null }, 250_000],
  [{ line: 90_000, liens: 180_000, insurable: 140_000 }, 140_000],
])('floodCoverage for %j is %i', (what, least) => {
  expect(floodCoverage(what)).toBe(least);
});

describe('writeFloodNotice', () => {
  const lender = {
    legalName: 'Sample Lending LLC',
    nmlsId: '1',
    phone: '(800) 555-0100',
    email: 'help@example.com',
    address: ['1 Main Street'],
    lenderKind: 'OTHER',
    overTenBillion: false,
  } as never;
  const buildNotice = (participates: boolean) =>
    toTextLines(
      writeFloodNotice({
        about: { lender, madeOn: '2026-11-20', loanNumber: 'L-1', borrower: 'Ana Ruiz', property: '16 Flood Lane' },
        zone: 'AE',
        community: { name: 'City of Denver', number: '080046', participates },
        panel: { number: '08031C0201H', date: '2013-11-20' },
        unclear: false,
        coverage: 250_000,
      }),
    ).join('\n');

  test('includes the sample form’s text, the zone, the coverage and the first day for the deed', () => {
    const text = buildNotice(true);
    for (const zoneText of [
      'special flood hazards',
      '1% chance',
      '26%',
      'review',
      'National Flood Insurance Program',
      'at your expense',
      '$250,000',
      'Private insurers',
      'disaster relief',
      'AE',
      '080046',
      '08031C0201H',
      'life of the loan',
      'Nov 30, 2026',
    ])
      expect(text).toContain(zoneText);
  });

  test("says that federal insurance isn't available in a community outside the program", () => {
    expect(buildNotice(false)).toContain('does not take part');
    expect(buildNotice(false)).not.toContain('Federal law will not allow us');
  });
});
