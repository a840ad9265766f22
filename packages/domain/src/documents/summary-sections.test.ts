import { describe, expect, test } from 'vitest';
import { summarySections, type SummaryFacts } from './summary-sections.ts';

const HOME = { street1: '412 Alder Ridge Road', street2: '', city: 'Boulder', state: 'CO', zip: '80302' };
const FACTS: SummaryFacts = {
  property: { address: HOME, occupancy: 'HOME', value: 412_000, parcelNumber: 'R123' },
  you: {
    name: { firstName: 'Maria', middleName: '', lastName: 'Delgado', suffix: 'JR' },
    birthdate: '1984-03-09',
    email: 'maria@example.com',
    phoneNumber: '3035550142',
    homeAddress: HOME,
    mailingAddress: null,
    yearsAtAddress: 0,
    maritalStatus: 'UNMARRIED',
    citizenship: 'PERMANENT_RESIDENT',
    ownershipType: 'JOINT',
    coOwners: ['Ben Ruiz', 'Lee Park'],
    ssnLastFour: '6788',
  },
  income: { employmentType: 'FULL_TIME', primary: 118_000, other: 0 },
  offer: {
    monthlyPayment: 751.42,
    rate: 0.0835,
    originationFeeAmount: 2541.5,
    recordingFee: 10,
    recordingTax: 5.5,
    totalDraw: 85_000,
    lineAmount: 87_541.5,
    discountTypes: ['AUTOPAY'],
    term: 20,
    autopay: {
      chosen: true,
      withAutopay: { rate: 0.0835, monthlyPayment: 751.42 },
      without: { rate: 0.086, monthlyPayment: 765.25 },
    },
  },
  liens: [
    { creditorName: 'Summit Federal', balance: 180_000, paidOff: false },
    { creditorName: 'Sample Card', balance: 8200, paidOff: true },
  ],
};
const toRowValues = (facts: SummaryFacts) =>
  Object.fromEntries(
    summarySections(facts).flatMap(({ title, rows }) => rows.map(({ label, value }) => [`${title}: ${label}`, value])),
  );

describe('summarySections', () => {
  test('returns five sections in order, each with the step that changes it [OP-A-064, SCREEN-101]', () => {
    expect(summarySections(FACTS).map(({ title, change }) => [title, change])).toEqual([
      ['Property', null],
      ['You', 'you'],
      ['Income', 'income'],
      ['Offer', 'offer'],
      ['Loans on your home and debts we pay off', null],
    ]);
  });

  test('shows every answer in words and only the last four digits of the SSN', () => {
    expect(toRowValues(FACTS)).toMatchObject({
      'Property: How you use it': 'You live there',
      'Property: Home value': '$412,000',
      'Property: Other owners': 'Ben Ruiz, Lee Park',
      'You: Legal name': 'Maria Delgado JR',
      'You: Social Security number': 'Ending in 6788',
      'You: Years at this address': 'Less than 1',
      'You: Mailing address': 'Same as home address',
      'You: Marital status': 'Unmarried',
      'You: Citizenship': 'Permanent resident',
      'Income: Yearly income before taxes': '$118,000',
      'Offer: Monthly payment': '$751.42 with autopay, $765.25 without',
      'Offer: Recording fee and tax': '$15.50',
      'Offer: Rate, fixed': '8.35% with autopay, 8.60% without',
      'Offer: APR': '8.35% with autopay, 8.60% without',
      'Loans on your home and debts we pay off: Summit Federal': '$180,000 owed. This offer doesn’t pay it off.',
      'Loans on your home and debts we pay off: Sample Card': '$8,200 owed. This offer pays it off.',
    });
  });

  test('names the price of the choice first, and only that one when autopay changes nothing', () => {
    const offer = FACTS.offer!;
    const without = { ...offer, rate: 0.086, monthlyPayment: 765.25, autopay: { ...offer.autopay!, chosen: false } };
    expect(toRowValues({ ...FACTS, offer: without })).toMatchObject({
      'Offer: Monthly payment': '$765.25 without autopay, $751.42 with it',
      'Offer: Rate, fixed': '8.60% without autopay, 8.35% with it',
    });
    expect(toRowValues({ ...FACTS, offer: { ...offer, autopay: null } })).toMatchObject({
      'Offer: Monthly payment': '$751.42',
      'Offer: Rate, fixed': '8.35%',
    });
  });

  test('leaves no row empty when little is known', () => {
    const { you } = FACTS;
    const bare: SummaryFacts = {
      ...FACTS,
      property: { ...FACTS.property, value: null, parcelNumber: null },
      offer: null,
      liens: [],
      you: {
        ...you,
        phoneNumber: null,
        mailingAddress: HOME,
        yearsAtAddress: null,
        maritalStatus: null,
        citizenship: null,
        ownershipType: null,
        coOwners: [],
        ssnLastFour: null,
      },
    };
    const rows = toRowValues(bare);
    expect(Object.values(rows).every((value) => value !== '' && !/null|undefined|NaN/.test(value))).toBe(true);
    expect(rows).toMatchObject({
      'Offer: Your choice': 'None yet',
      'Loans on your home and debts we pay off: On this home': 'None that we know of',
      'You: Marital status': 'Not given',
    });
    expect(Object.keys(rows)).not.toContain('Property: Other owners');
  });
});
