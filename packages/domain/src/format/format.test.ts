import { describe, expect, test } from 'vitest';
import { restoreLocale } from '../../test/restore-locale.ts';
import { tidyDollars } from '../fields/money.ts';
import { DEFAULT_LOCALE, PSEUDO_LOCALE, readLocaleFrom, type Locale } from '../locale/locale.ts';
import { formatAddress, formatStreet, titleCase } from './address.ts';
import { formatAge } from './age.ts';
import { calendarDay } from './calendar-day.ts';
import { formatDate, formatDateInProse, formatInstantInProse, formatNearDate, toIsoDate } from './date.ts';
import { formatFileSize } from './file-size.ts';
import { accountEnding, lastFour, maskEmail, maskPhone } from './mask.ts';
import { dollarsToCents, formatMoney } from './money.ts';
import { formatList, formatName, formatShortName } from './name.ts';
import { formatPercent } from './percent.ts';
import { formatPhone, phoneDigits, stripPhone } from './phone.ts';

describe('date formats', () => {
  test('formatDate writes MM/dd/yyyy in any time zone [FMT-001]', () => {
    expect(['2026-12-02', '1999-01-31', '2028-02-29', '0987-03-04'].map(formatDate)).toEqual([
      '12/02/2026',
      '01/31/1999',
      '02/29/2028',
      '03/04/0987',
    ]);
  });

  test("formatDate throws for a date that doesn't exist or another format [FMT-001, FMT-002]", () => {
    for (const wrong of ['2026-02-29', '2026-13-01', '12/02/2026', '2026-1-2', '', '2026-12-02T00:00:00Z'])
      expect(() => formatDate(wrong)).toThrow(wrong);
  });

  test("toIsoDate returns yyyy-MM-dd, or undefined for a day that doesn't exist [FMT-002]", () => {
    expect(toIsoDate({ year: 1984, month: 7, day: 4 })).toBe('1984-07-04');
    expect(['7/4/1984', ' 07/04/1984 ', '02/29/2028'].map(toIsoDate)).toEqual([
      '1984-07-04',
      '1984-07-04',
      '2028-02-29',
    ]);
    expect(['02/29/2026', '13/01/2026', '00/10/2026', '1984-07-04', '7/4/84', ''].map(toIsoDate)).toEqual(
      Array(6).fill(undefined),
    );
    expect(toIsoDate({ year: 2026, month: 4, day: 31 })).toBeUndefined();
    expect(toIsoDate({ year: 2026, month: 4.5, day: 3 })).toBeUndefined();
    expect(toIsoDate({ year: NaN, month: 4, day: 3 })).toBeUndefined();
  });

  test('formatNearDate writes "Wed, Dec 2"', () => {
    expect(formatNearDate('2026-12-02')).toBe('Wed, Dec 2');
    expect(() => formatNearDate('2026-02-30')).toThrow('2026-02-30');
  });

  test('formatDateInProse writes "Wed, Dec 2, 2026"', () => {
    expect(['2026-12-02', '2026-11-30'].map(formatDateInProse)).toEqual(['Wed, Dec 2, 2026', 'Mon, Nov 30, 2026']);
  });

  test('calendarDay uses Pacific Time unless a zone is given [CONST-042]', () => {
    expect(calendarDay('2026-12-02T07:59:59Z')).toBe('2026-12-01');
    expect(calendarDay('2026-12-02T08:00:00Z')).toBe('2026-12-02');
    expect(calendarDay('2026-12-02T04:59:59Z', 'America/New_York')).toBe('2026-12-01');
    expect(calendarDay(0, 'UTC')).toBe('1970-01-01');
  });
});

describe('formatName and formatShortName', () => {
  const ana = { firstName: 'Ana', middleName: 'Maria', lastName: 'Ruiz', suffix: 'Jr.' };

  test('formatName joins all parts in order and skips empty ones', () => {
    expect([ana, { ...ana, middleName: '', suffix: null }, { ...ana, firstName: '' }].map(formatName)).toEqual([
      'Ana Maria Ruiz Jr.',
      'Ana Ruiz',
      'Maria Ruiz Jr.',
    ]);
  });

  test('formatShortName joins only first and last name', () => {
    expect(formatShortName(ana)).toBe('Ana Ruiz');
  });
});

describe('formatMoney and dollarsToCents', () => {
  test.each([
    [85_000, undefined, '$85,000'],
    [2541.5, undefined, '$2,542'],
    [0, undefined, '$0'],
    [-11_240, undefined, '-$11,240'],
    [-0.2, undefined, '$0'],
    [751.42, 2, '$751.42'],
    [1234567.891, 1, '$1,234,567.9'],
    [1e15, 0, '$1,000,000,000,000,000'],
  ])('formatMoney of %d with %s decimals is %s, none by default [FMT-003, CONST-036]', (value, precision, text) => {
    expect(formatMoney(value, precision)).toBe(text);
  });

  test.each([
    [NaN, 0],
    ['12', 0],
    [undefined, 0],
    [Infinity, 0],
    [12, NaN],
    [12, '2'],
    [12, -1],
    [12, 1.5],
  ])('formatMoney of %s with precision %s throws the exact message [FMT-006, FMT-007]', (value, precision) => {
    // Calls without types, as JavaScript could.
    expect(() => Reflect.apply(formatMoney, undefined, [value, precision])).toThrow(
      new Error(
        'Invalid input: formatMoney requires both v and precision to be valid numbers and precision cannot be negative',
      ),
    );
  });

  test('dollarsToCents rounds to the nearest cent', () => {
    expect([1.005, 0.1 + 0.2, 19.99, -2.5].map(dollarsToCents)).toEqual([100, 30, 1999, -250]);
  });
});

test.each([
  [0.0835, undefined, '8.350%'],
  [0.0835, 2, '8.35%'],
  [0.0299, 2, '2.99%'],
  [0, undefined, '0.000%'],
  [0.649, 1, '64.9%'],
  [1, 0, '100%'],
  [-0.0025, 2, '-0.25%'],
])('formatPercent of %d with %s decimals is %s, three by default [FMT-004, CONST-052]', (fraction, decimals, text) => {
  expect(formatPercent(fraction, decimals)).toBe(text);
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [1024, '1 KB'],
  [1500, '1.5 KB'],
  [999_949, '999.9 KB'],
  [999_950, '1 MB'],
  [1_000_000, '1 MB'],
  [12_340_000, '12.3 MB'],
  [5_000_000_000, '5000 MB'],
])('formatFileSize of %d bytes is %s, with 1,000 bytes per KB [FMT-005, CONST-054]', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

describe('formatPhone and stripPhone', () => {
  test('formatPhone writes (NNN) NNN-NNNN [FMT-008]', () => {
    expect(formatPhone('3035550142')).toBe('(303) 555-0142');
  });

  test('formatPhone drops a leading 1 or +1 [FMT-009]', () => {
    expect(['13035550142', '+13035550142'].map(formatPhone)).toEqual(['(303) 555-0142', '(303) 555-0142']);
  });

  test('stripPhone and formatPhone drop spaces, parentheses and dashes [FMT-010]', () => {
    expect(stripPhone(' (303) 555-01 42')).toBe('3035550142');
    expect(['(303) 555-0142', '303 555 0142', '+1 (303) 555-0142', '1-303-555-0142'].map(formatPhone)).toEqual(
      Array(4).fill('(303) 555-0142'),
    );
  });

  test("formatPhone leaves text that isn't a phone number unchanged [FMT-008, FMT-009]", () => {
    for (const text of ['303555014', '+443035550142', '23035550142', '303.555.0142', '']) {
      expect(formatPhone(text)).toBe(text);
      expect(phoneDigits(text)).toBeUndefined();
    }
  });
});

test('maskEmail shows the first character and domain, maskPhone the last 4 digits [FMT-008]', () => {
  expect(['ana.ruiz@example.com', 'b@example.com', 'a@b@example.com'].map(maskEmail)).toEqual([
    'a***@example.com',
    'b***@example.com',
    'a***@example.com',
  ]);
  expect(maskPhone('3035550142')).toBe(formatPhone('3035550142').replace('303', '***').replace('555', '***'));
});

test.each([
  ['0318', '0318'],
  ['4266 8412 3456 7890', '7890'],
  ['517805******', null],
  ['54180123XXXX', null],
  ['541801233XX', null],
  ['XXXX1234', '1234'],
  ['xx12', '12'],
  ['•••• 12', '12'],
  ['PA-0098', '0098'],
  ['HEL7B', 'EL7B'],
  ['7', '7'],
  ['XXXX', null],
  ['****', null],
  ['', null],
  ['<b>12</b>', null],
])('accountEnding of %j is %j', (text, ending) => {
  expect(accountEnding(text)).toBe(ending);
  expect(accountEnding(ending ?? '')).toBe(ending);
});

describe('formatAddress and titleCase', () => {
  test('formatAddress writes street, city, state and zip in title case [FMT-011, DATA-029]', () => {
    expect(formatAddress({ street1: '88 JUNIPER COURT', city: 'LONGMONT', state: 'co', zip: '80501' })).toBe(
      '88 Juniper Court, Longmont, CO 80501',
    );
    expect(
      formatAddress({ street1: '12 oak ave', street2: 'apt 4b', city: 'salt lake city', state: 'UT', zip: '84101 ' }),
    ).toBe('12 Oak Ave, Apt 4B, Salt Lake City, UT 84101');
    expect(formatStreet({ street1: '12 OAK AVE', street2: '  ' })).toBe('12 Oak Ave');
  });

  test.each([
    ['123 N MAIN ST', '123 N Main St'],
    ['500 sw 5TH ave', '500 SW 5th Ave'],
    ['PO BOX 2002', 'PO Box 2002'],
    ["9 O'BRIEN LANE", "9 O'Brien Lane"],
    ['1 WINSTON-SALEM rd', '1 Winston-Salem Rd'],
    ['7 McKinley Way', '7 McKinley Way'],
    ['12b  oak   ct', '12B Oak Ct'],
    ['22 US HIGHWAY 36 #3c', '22 US Highway 36 #3C'],
  ])('titleCase of %s is %s [FMT-011]', (text, expected) => {
    expect(titleCase(text)).toBe(expected);
  });
});

test('lastFour returns only the last 4 digits of an account number [FMT-012, CONST-031, DATA-010]', () => {
  expect(lastFour('000123456789')).toBe('6789');
  expect(lastFour('12-3456 7890')).toBe('7890');
  expect(['6789', '12', ''].map(lastFour)).toEqual(['', '', '']);
});

test.each([
  ['2026-11-21T11:59:30Z', 'less than 1 min'],
  ['2026-11-21T12:10:00Z', 'less than 1 min'],
  ['2026-11-21T11:59:00Z', '1 min'],
  ['2026-11-21T11:00:01Z', '59 min'],
  ['2026-11-21T11:00:00Z', '1 h'],
  ['2026-11-20T12:00:01Z', '23 h'],
  ['2026-11-20T12:00:00Z', '1 day'],
  ['2026-11-14T12:00:01Z', '6 days'],
  ['2026-11-14T12:00:00Z', '1 week'],
  ['2026-10-24T12:00:01Z', '3 weeks'],
  ['2026-10-24T12:00:00Z', 'Oct 24'],
  ['2026-10-01T05:00:00Z', 'Sep 30'],
  ['2025-11-03T12:00:00Z', 'Nov 3, 2025'],
])('formatAge of %s at noon on November 21, 2026 is %s', (then, text) => {
  expect(formatAge(then, '2026-11-21T12:00:00Z')).toBe(text);
});

describe("formats in the reader's locale", () => {
  restoreLocale();

  test('amounts, dates and lists follow the locale and return to English', () => {
    const write = () => [
      formatMoney(85_000),
      formatPercent(0.0835),
      formatDateInProse('2026-12-02'),
      formatList(['Ana', 'Luis', 'Ben']),
      formatFileSize(1500),
      tidyDollars('1234.5'),
    ];
    const english = ['$85,000', '8.350%', 'Wed, Dec 2, 2026', 'Ana, Luis, and Ben', '1.5 KB', '1,234.5'];
    expect(write()).toEqual(english);
    readLocaleFrom(() => 'de' as Locale);
    expect(write().map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      '85.000 $',
      '8,350 %',
      'Mi., 2. Dez. 2026',
      'Ana, Luis und Ben',
      '1,5 KB',
      '1.234,5',
    ]);
    readLocaleFrom(() => DEFAULT_LOCALE);
    expect(write()).toEqual(english);
  });

  test("machine-readable formats don't change with the locale", () => {
    const read = () => [calendarDay('2026-12-02T05:00:00Z'), formatDate('2026-12-02'), formatPhone('3035550142')];
    const english = read();
    readLocaleFrom(() => 'de' as Locale);
    expect(read()).toEqual(english);
  });

  test('formatAge uses the words of the locale', () => {
    readLocaleFrom(() => PSEUDO_LOCALE);
    expect(formatAge('2026-11-21T11:59:00Z', '2026-11-21T12:00:00Z')).toBe('1 ɱííñ');
    expect(formatAge('2026-11-21T11:59:30Z', '2026-11-21T12:00:00Z')).toBe('ļééšš ţĥááñ 1 ɱííñ');
  });

  test('formatInstantInProse includes the time in the given zone', () => {
    expect(formatInstantInProse('2026-11-23T22:00:00Z', 'America/Denver').replaceAll(/\s/g, ' ')).toBe(
      'Mon, Nov 23, 2026, 3:00 PM MST',
    );
  });
});
