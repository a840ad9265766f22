import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { INCOME_SOURCES, type IncomeSource } from '../enums/income.ts';
import { type WorkRequest, staffCallsFrom, employerSchema, isWorkAddress } from './employer.ts';
import {
  type CountedIncome,
  type PayPeriod,
  annualIncome,
  supportsOffer,
  countIncome,
  isOfferFigure,
  monthlyIncome,
} from './figures.ts';
import { isOwnIncome } from './holder.ts';
import { LINK_EXITS, actionsAfter } from './link-exits.ts';
import { INCOME_DOCUMENTS, INCOME_METHODS, incomeMethodAt, mustAskEmployer } from './methods.ts';

describe('INCOME_METHODS', () => {
  test('lists the fastest first, with the source in kebab-case as slug [SCREEN-078]', () => {
    expect(INCOME_METHODS.map((method) => method.minutes)).toEqual(
      INCOME_METHODS.map((method) => method.minutes).toSorted((one, other) => one - other),
    );
    expect(INCOME_METHODS.map((method) => method.slug)).toEqual(
      INCOME_METHODS.map((method) => method.source.toLowerCase().replaceAll('_', '-')),
    );
  });

  test('has every source except employer information and the unknown source [ENUM-023]', () => {
    expect(INCOME_METHODS.map((method) => method.source).toSorted()).toEqual(
      INCOME_SOURCES.filter((source) => source !== 'EMPINFO' && source !== 'UNKNOWN'),
    );
  });

  test('incomeMethodAt finds a method by its slug and way only [SCREEN-078, SCREEN-081]', () => {
    expect(incomeMethodAt('plaid-transactions', 'LINK')?.source).toBe('PLAID_TRANSACTIONS');
    expect(incomeMethodAt('manual-paystub', 'UPLOAD')?.source).toBe('MANUAL_PAYSTUB');
    expect(incomeMethodAt('manual-paystub', 'LINK')).toBeUndefined();
    expect(incomeMethodAt('anything', 'LINK')).toBeUndefined();
  });

  test('lists documents for every method with an upload', () => {
    expect(INCOME_METHODS.filter((method) => method.way === 'UPLOAD').map((method) => method.source)).toEqual(
      Object.keys(INCOME_DOCUMENTS),
    );
  });

  test('mustAskEmployer is true only for pay stubs and employer information', () => {
    expect(INCOME_SOURCES.filter(mustAskEmployer)).toEqual(['EMPINFO', 'MANUAL_PAYSTUB']);
  });
});

describe('annual, monthly and counted income', () => {
  test.each<[number, PayPeriod, number]>([
    [95_000, 'YEAR', 95_000],
    [7_916.67, 'MONTH', 95_000.04],
    [3_958.33, 'HALF_MONTH', 94_999.92],
    [3_653.85, 'TWO_WEEKS', 95_000.1],
    [1_826.92, 'WEEK', 94_999.84],
  ])('annualIncome of %d dollars per %s is %d a year', (amount, period, annual) => {
    expect(annualIncome(amount, period)).toBe(annual);
  });

  test('monthlyIncome is a twelfth, rounded down', () => {
    expect(monthlyIncome(95_000)).toBe(7_916.66);
    expect(monthlyIncome(96_000)).toBe(8_000);
  });

  const buildPay = (
    source: IncomeSource,
    employer: string,
    amount: number,
    kind: CountedIncome['kind'] = 'PAY',
  ): CountedIncome => ({ source, employer, amount, kind });
  const getFigure = (...records: CountedIncome[]) => countIncome(records).figure;
  const clinic = buildPay('TRUV_PAYROLL', 'Harbor Clinic', 60_000);

  test.each<[string, CountedIncome]>([
    ['a bank', buildPay('PLAID_TRANSACTIONS', 'HARBOR CLINIC PAYROLL', 60_000)],
    ['a bank without an employer name', buildPay('PLAID_TRANSACTIONS', 'Deposits', 60_000)],
    ['a tax record', buildPay('POINTSERV_TAX', 'Wages on your tax record', 60_000)],
    ['a 1099', buildPay('POINTSERV_1099_MISC', 'Consulting', 9_000)],
    ['a pay stub', buildPay('MANUAL_PAYSTUB', 'Harbor Clinic, Inc.', 60_000)],
    ['another payroll service', buildPay('POINTSERV_PAYROLL', 'HC Holdings', 60_000)],
  ])('countIncome counts one job once: %s in addition to payroll [SCREEN-077]', (_, other) => {
    expect([getFigure(clinic, other), getFigure(other, clinic)]).toEqual([60_000, 60_000]);
    const overrides = { ...other, amount: 70_000 };
    expect(countIncome([clinic, overrides])).toEqual({ figure: 70_000, counts: [overrides] });
  });

  test("countIncome adds income that isn't pay to every job", () => {
    expect(
      getFigure(buildPay('TRUV_PAYROLL', 'Harbor Clinic', 82_000), buildPay('POINTSERV_TAX', 'Rent', 13_000, 'OTHER')),
    ).toBe(95_000);
    expect(
      getFigure(
        clinic,
        buildPay('OTHER', 'Duplex on Elm Street', 12_000, 'OTHER'),
        buildPay('PLAID_TRANSACTIONS', 'Deposits', 50_000),
      ),
    ).toBe(72_000);
    expect(getFigure(clinic, buildPay('OTHER', 'Harbor Clinic', 60_000, 'OTHER'))).toBe(60_000);
  });

  test('countIncome adds jobs of one payroll service and documents from another employer', () => {
    expect(getFigure(clinic, buildPay('TRUV_PAYROLL', 'Night School', 20_000))).toBe(80_000);
    expect(getFigure(clinic, buildPay('MANUAL_PAYSTUB', 'Night School', 20_000))).toBe(80_000);
    expect(
      getFigure(buildPay('MANUAL_PAYSTUB', 'Harbor Clinic', 60_000), buildPay('EMPINFO', 'Night School', 20_000)),
    ).toBe(80_000);
    expect(
      getFigure(buildPay('PLAID_TRANSACTIONS', 'Deposits', 30_000), buildPay('PLAID_TRANSACTIONS', 'Savings', 30_000)),
    ).toBe(30_000);
  });

  test('countIncome counts the same payroll once, with its latest amount', () => {
    expect(
      getFigure(buildPay('TRUV_PAYROLL', 'Harbor Clinic', 82_000), buildPay('TRUV_PAYROLL', 'harbor clinic ', 80_000)),
    ).toBe(80_000);
    expect(countIncome([])).toEqual({ figure: 0, counts: [] });
  });

  test('countIncome ignores repeated links and never exceeds the largest view of the income', () => {
    const record = fc.record({
      source: fc.constantFrom<IncomeSource[]>('TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'POINTSERV_TAX'),
      employer: fc.constantFrom('A', 'B', 'C'),
      amount: fc.integer({ min: 0, max: 500_000 }),
      kind: fc.constant<CountedIncome['kind']>('PAY'),
    });
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 8 }), (all) => {
        expect(getFigure(...all, all.at(-1)!)).toBe(getFigure(...all));
        const linked = all.filter(({ source }) => source === 'TRUV_PAYROLL');
        expect(getFigure(...all)).toBe(
          Math.max(
            getFigure(...linked),
            ...all
              .filter((one) => !linked.includes(one))
              .map((one) =>
                getFigure(...all.filter((same) => same.source === one.source && same.employer === one.employer)),
              ),
          ),
        );
      }),
    );
  });

  test.each([
    [95_000, true],
    [95_000.4, true],
    [94_999.5, true],
    [94_999.49, false],
    [120_000, true],
    [82_000, false],
  ])('supportsOffer of %d for an offer based on 95,000 is %s [APP-022]', (found, carries) => {
    expect(supportsOffer(found, 95_000)).toBe(carries);
  });

  test('isOfferFigure is false for a higher figure, although it still supports the offer', () => {
    expect([supportsOffer(120_000, 95_000), isOfferFigure(120_000, 95_000), isOfferFigure(95_000.2, 95_000)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('isOwnIncome', () => {
  const maria = { firstName: 'María-José', middleName: 'Elena', lastName: "O'Neil Cruz" };
  test.each([
    ['Maria Jose O’Neil Cruz'],
    ['MARIA JOSE ONEIL-CRUZ'],
    ["O'NEIL CRUZ, MARIA JOSE E."],
    ['Mariajose Elena O Neil Cruz Jr.'],
    ['Pat Lee and Maria Jose O’Neil Cruz'],
    ['PAT LEE / MARIA JOSE INES ONEILCRUZ SR'],
  ])('accepts %s as the borrower', (holder) => {
    expect(isOwnIncome([holder], maria)).toBe(true);
  });

  test.each([
    ['Pat Lee'],
    ['Maria Jose Lee'],
    ['Pat O’Neil Cruz'],
    ['M. O’Neil Cruz'],
    ['O’Neil Cruz'],
    [''],
    ['Maria Jose Lee & Pat O’Neil Cruz'],
    ['Maria Jose Lee Pat Brown O’Neil Cruz'],
  ])('rejects %s as the borrower', (holder) => {
    expect(isOwnIncome([holder], maria)).toBe(false);
  });

  test('accepts one matching holder of several and rejects a missing name', () => {
    expect([isOwnIncome(['Pat Lee', 'Maria Jose Oneil Cruz'], maria), isOwnIncome([], maria)]).toEqual([true, false]);
    expect(isOwnIncome(['Søren Møller'], { firstName: 'Soren', lastName: 'Moller' })).toBe(true);
    expect(isOwnIncome(['James Smith'], { firstName: 'James', lastName: 'James' })).toBe(false);
  });
});

describe('actionsAfter an exit from a linked account', () => {
  test.each(LINK_EXITS.map((exit) => [exit]))('%s offers another action besides retrying the same link', (exit) => {
    expect(actionsAfter(exit).some((action) => action !== 'TRY_AGAIN' && action !== 'WAIT')).toBe(true);
  });

  test("NOT_FOUND doesn't offer to try the same link again", () => {
    expect(actionsAfter('NOT_FOUND')).not.toContain('TRY_AGAIN');
  });
});

describe('employer contact and work email', () => {
  const ask = (way: 'CONTACT' | 'WORK_EMAIL', typed: Record<string, string>) => {
    const result = z.safeParse(employerSchema(way, typed), typed);
    return result.success ? [] : result.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
  };
  const contact = { employerName: 'Harbor Clinic', contactName: 'Pat Lee' };

  test('employerSchema needs a work phone number or a work email', () => {
    expect(ask('CONTACT', { ...contact, phoneNumber: '(303) 555-0142', workEmail: '' })).toEqual([]);
    expect(ask('CONTACT', { ...contact, phoneNumber: '', workEmail: 'pat@harborclinic.example' })).toEqual([]);
    expect(ask('CONTACT', { ...contact, phoneNumber: '', workEmail: '' })).toEqual([
      ['phoneNumber', 'Enter a work phone number or email'],
    ]);
    expect(ask('CONTACT', { ...contact, phoneNumber: '555', workEmail: 'pat@harborclinic.example' })).toEqual([
      ['phoneNumber', 'Please enter a valid phone number'],
    ]);
  });

  test('can be abroad', () => {
    const phoneNumber = '+442079460958';
    expect(ask('CONTACT', { ...contact, phoneNumber })).toEqual([]);
    expect(z.parse(employerSchema('CONTACT', { phoneNumber }), { ...contact, phoneNumber })).toMatchObject({
      phoneNumber,
    });
    for (const wrong of ['+4420', '+44207946095800000', '442079460958'])
      expect(ask('CONTACT', { ...contact, phoneNumber: wrong })).toEqual([
        ['phoneNumber', 'Please enter a valid phone number'],
      ]);
  });

  test('employerSchema requires every name', () => {
    expect(
      ask('CONTACT', { employerName: ' ', contactName: '', phoneNumber: '3035550142' }).map(([field]) => field),
    ).toEqual(['employerName', 'contactName']);
  });

  test.each(['me@gmail.com', 'ME@GMAIL.COM', 'a@b@yahoo.com'])('isWorkAddress rejects personal address %s', (email) => {
    expect(isWorkAddress(email)).toBe(false);
  });

  test('employerSchema accepts only a work address for the email code', () => {
    expect(ask('WORK_EMAIL', { employerName: 'Harbor Clinic', workEmail: 'ana@gmail.com' })).toEqual([
      ['workEmail', 'Use a work email, not a personal one'],
    ]);
    expect(ask('WORK_EMAIL', { employerName: 'Harbor Clinic', workEmail: '' })).toEqual([
      ['workEmail', 'Enter your work email'],
    ]);
    expect(ask('WORK_EMAIL', { employerName: 'Harbor Clinic', workEmail: 'ana@harborclinic.example' })).toEqual([]);
  });

  const request: WorkRequest = {
    way: 'CONTACT',
    askedAt: new Date('2026-11-26T17:00:00Z'),
    isAddressProved: false,
    hasMail: true,
    isStaffOnly: false,
  };
  const [AT_ONCE, TWO_BUSINESS_DAYS] = ['2026-11-26T17:00:00.000Z', '2026-11-30T17:00:00.000Z'];
  test.each<[string, Partial<WorkRequest>, string]>([
    ['a contact with an email address', {}, TWO_BUSINESS_DAYS],
    ['a contact with only a phone number', { hasMail: false }, AT_ONCE],
    ['a contact when no vendor asks', { isStaffOnly: true }, AT_ONCE],
    ['a work email with an unused code', { way: 'WORK_EMAIL', isStaffOnly: true }, TWO_BUSINESS_DAYS],
    ['a verified work email', { way: 'WORK_EMAIL', isAddressProved: true }, AT_ONCE],
  ])('staffCallsFrom gives staff the day to call %s [ROUTE-052]', (_who, how, from) => {
    expect(staffCallsFrom({ ...request, ...how }).toISOString()).toBe(from);
  });
});
