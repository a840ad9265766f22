import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { INCOME_SOURCES } from '../enums/income-source.ts';
import { employerSchema, isWorkAddress } from './employer.ts';
import { annualIncome, carriesOffer, isOfferFigure, monthlyIncome, verifiedIncome, type PayPeriod } from './figures.ts';
import { actionsAfter, LINK_EXITS } from './leaving.ts';
import { INCOME_DOCUMENTS, INCOME_METHODS, incomeMethodAt, mustAskEmployer } from './methods.ts';

describe('ways to show income', () => {
  test('are given the fastest first, each under the source in kebab-case [SCREEN-078]', () => {
    expect(INCOME_METHODS.map((method) => method.minutes)).toEqual(INCOME_METHODS.map((method) => method.minutes).toSorted((one, other) => one - other));
    expect(INCOME_METHODS.map((method) => method.slug)).toEqual(INCOME_METHODS.map((method) => method.source.toLowerCase().replaceAll('_', '-')));
  });

  test('are every source but employer information, which staff enter, and the unknown one [ENUM-023]', () => {
    expect(INCOME_METHODS.map((method) => method.source).toSorted()).toEqual(INCOME_SOURCES.filter((source) => source !== 'EMPINFO' && source !== 'UNKNOWN'));
  });

  test('are found by the address of their page, and nothing is found for another word [SCREEN-078, SCREEN-081]', () => {
    expect(incomeMethodAt('plaid-transactions', 'LINK')?.source).toBe('PLAID_TRANSACTIONS');
    expect(incomeMethodAt('manual-paystub', 'UPLOAD')?.source).toBe('MANUAL_PAYSTUB');
    expect(incomeMethodAt('manual-paystub', 'LINK')).toBeUndefined();
    expect(incomeMethodAt('anything', 'LINK')).toBeUndefined();
  });

  test('ask for papers wherever something is uploaded', () => {
    expect(INCOME_METHODS.filter((method) => method.way === 'UPLOAD').map((method) => method.source)).toEqual(Object.keys(INCOME_DOCUMENTS));
  });

  test('lead to the employer after a pay stub that was read and after employer information alone', () => {
    expect(INCOME_SOURCES.filter(mustAskEmployer)).toEqual(['EMPINFO', 'MANUAL_PAYSTUB']);
  });
});

describe('figures', () => {
  test.each<[number, PayPeriod, number]>([
    [95_000, 'YEAR', 95_000], [7_916.67, 'MONTH', 95_000.04], [3_958.33, 'HALF_MONTH', 94_999.92], [3_653.85, 'TWO_WEEKS', 95_000.1], [1_826.92, 'WEEK', 94_999.84],
  ])('%d dollars by %s are %d a year', (amount, period, annual) => {
    expect(annualIncome(amount, period)).toBe(annual);
  });

  test('a month is a twelfth, never rounded up', () => {
    expect(monthlyIncome(95_000)).toBe(7_916.66);
    expect(monthlyIncome(96_000)).toBe(8_000);
  });

  const pay = (source: string, employer: string, amount: number) => ({ source, employer, amount });

  test('adds up different sources, and counts the same payroll once, as it was read last', () => {
    expect(verifiedIncome([pay('TRUV_PAYROLL', 'Harbor Clinic', 82_000), pay('POINTSERV_TAX', 'Rent', 13_000)])).toBe(95_000);
    expect(verifiedIncome([pay('TRUV_PAYROLL', 'Harbor Clinic', 82_000), pay('TRUV_PAYROLL', 'harbor clinic ', 84_000)])).toBe(84_000);
    expect(verifiedIncome([])).toBe(0);
  });

  test('linking the same source again never changes the sum', () => {
    const records = fc.array(fc.record({ source: fc.constantFrom('TRUV_PAYROLL', 'PLAID_TRANSACTIONS'), employer: fc.constantFrom('A', 'B', 'C'), amount: fc.integer({ min: 0, max: 500_000 }) }), { minLength: 1, maxLength: 8 });
    fc.assert(fc.property(records, (all) => { expect(verifiedIncome([...all, all.at(-1)!])).toBe(verifiedIncome(all)); }));
  });

  test.each([[95_000, true], [95_000.4, true], [94_999.5, true], [94_999.49, false], [120_000, true], [82_000, false]])('%d carries an offer built on 95,000: %s [APP-022]', (found, carries) => {
    expect(carriesOffer(found, 95_000)).toBe(carries);
  });

  test('a higher figure carries the offer, and is still not the one it was built on', () => {
    expect([carriesOffer(120_000, 95_000), isOfferFigure(120_000, 95_000), isOfferFigure(95_000.2, 95_000)]).toEqual([true, false, true]);
  });
});

describe('leaving a link', () => {
  test.each(LINK_EXITS.map((exit) => [exit]))('%s has a way on that is not the same link again and again', (exit) => {
    expect(actionsAfter(exit).some((action) => action !== 'TRY_AGAIN' && action !== 'WAIT')).toBe(true);
  });

  test('nobody is sent back to a link that did not know them', () => {
    expect(actionsAfter('NOT_FOUND')).not.toContain('TRY_AGAIN');
  });
});

describe('whom to ask at work', () => {
  const ask = (way: 'CONTACT' | 'WORK_EMAIL', typed: Record<string, string>) => {
    const result = z.safeParse(employerSchema(way, typed), typed);
    return result.success ? [] : result.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
  };
  const whom = { employerName: 'Harbor Clinic', contactName: 'Pat Lee' };

  test('is a person with a phone number or an address at work', () => {
    expect(ask('CONTACT', { ...whom, phoneNumber: '(303) 555-0142', workEmail: '' })).toEqual([]);
    expect(ask('CONTACT', { ...whom, phoneNumber: '', workEmail: 'pat@harborclinic.example' })).toEqual([]);
    expect(ask('CONTACT', { ...whom, phoneNumber: '', workEmail: '' })).toEqual([['phoneNumber', 'Enter a work phone number or email']]);
    expect(ask('CONTACT', { ...whom, phoneNumber: '555', workEmail: 'pat@harborclinic.example' })).toEqual([['phoneNumber', 'Please enter a valid phone number']]);
  });

  test('asks for every name', () => {
    expect(ask('CONTACT', { employerName: ' ', contactName: '', phoneNumber: '3035550142' }).map(([field]) => field)).toEqual(['employerName', 'contactName']);
  });

  test.each(['me@gmail.com', 'ME@GMAIL.COM', 'a@b@yahoo.com'])('%s says nothing of a job', (email) => {
    expect(isWorkAddress(email)).toBe(false);
  });

  test('a code goes to an address at work alone', () => {
    expect(ask('WORK_EMAIL', { employerName: 'Harbor Clinic', workEmail: 'ana@gmail.com' })).toEqual([['workEmail', 'Use an address at work, not a personal one']]);
    expect(ask('WORK_EMAIL', { employerName: 'Harbor Clinic', workEmail: '' })).toEqual([['workEmail', 'Enter your email at work']]);
    expect(ask('WORK_EMAIL', { employerName: 'Harbor Clinic', workEmail: 'ana@harborclinic.example' })).toEqual([]);
  });
});
