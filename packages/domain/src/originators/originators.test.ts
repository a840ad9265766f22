import { describe, expect, test } from 'vitest';
import { readOriginatorsCsv } from './csv.ts';
import { getOriginatorName } from './originator-name.ts';
import { originatorSchema } from './originator.ts';

const HEAD = 'kind,name,nmlsId,phone,email,licensedStates,enforceLicensedStates,repliesWithinHours';
const GRANT = 'officer,Olivia Grant,2000001,(303) 555-0151,olivia@example.com,CO UT,yes,2';

const errorsIn = (csv: string) => {
  const result = readOriginatorsCsv(csv);
  return 'errors' in result ? result.errors.map(({ field, message }) => `${field}: ${message}`) : [];
};

describe('a file of loan officers', () => {
  test('is read with quotes, any order of columns and a byte order mark', () => {
    const csv =
      '\uFEFFname,kind,nmlsId,email,phone,licensedStates,enforceLicensedStates\r\n"Grant, ""Olivia""",BROKER,2000001,olivia@example.com,303-555-0151,co;ut,no\r\n';
    expect(readOriginatorsCsv(csv)).toEqual({
      rows: [
        {
          kind: 'BROKER',
          name: 'Grant, "Olivia"',
          nmlsId: '2000001',
          phone: '3035550151',
          email: 'olivia@example.com',
          licensedStates: ['CO', 'UT'],
          enforceLicensedStates: false,
          repliesWithinHours: null,
        },
      ],
    });
  });

  test('returns every error of every row, counted as a spreadsheet counts', () => {
    expect(
      errorsIn(
        [
          HEAD,
          GRANT,
          'agent,,20x,555,nowhere,ZZ,perhaps,99',
          'officer,Too Short',
          GRANT.replace('Olivia Grant', 'Olive Grant'),
        ].join('\n'),
      ),
    ).toEqual([
      '3 kind: Choose loan officer or broker.',
      '3 name: Enter a name.',
      '3 nmlsId: Enter an NMLS ID: 1 to 10 digits.',
      '3 phone: Enter a 10-digit phone number.',
      '3 email: Enter an email address.',
      '3 licensedStates: ZZ isn’t a state. Use two-letter codes.',
      '3 enforceLicensedStates: Enter yes or no.',
      '3 repliesWithinHours: Enter a whole number of hours from 1 to 72.',
      '4: This row has 2 cells instead of 8.',
      '5 nmlsId: Row 2 has the same NMLS ID.',
    ]);
  });

  test.each([
    [
      'without a column',
      'kind,name\nofficer,Olivia',
      '1: The first row must name these columns: nmlsId, phone, email, licensedStates, enforceLicensedStates.',
    ],
    ['without rows', `${HEAD}\n`, '1: The file has no rows.'],
    [
      'with too many rows',
      [HEAD, ...Array.from({ length: 501 }, () => GRANT)].join('\n'),
      `1: The file has more than 500 rows. Split it.`,
    ],
  ])('%s is refused as a whole', (_what, csv, error) => {
    expect(errorsIn(csv)).toEqual([error]);
  });
});

test('a loan officer has each state once, in order', () => {
  const input = {
    kind: 'OFFICER',
    name: ' Olivia Grant ',
    nmlsId: '2000001',
    phone: '303.555.0151',
    email: 'olivia@example.com',
    licensedStates: ['UT', 'CO', 'UT'],
    enforceLicensedStates: true,
  };
  expect(originatorSchema.parse(input)).toMatchObject({
    name: 'Olivia Grant',
    phone: '3035550151',
    licensedStates: ['CO', 'UT'],
  });
});

test.each([
  [
    { originatorName: 'Olivia Grant', brokerName: null },
    { kind: 'OFFICER', name: 'Olivia Grant' },
  ],
  [{ brokerName: ' Bo Rivers ' }, { kind: 'BROKER', name: 'Bo Rivers' }],
  [
    { originatorName: 'Olivia Grant', brokerName: 'Bo Rivers' },
    { kind: 'OFFICER', name: 'Olivia Grant' },
  ],
  [{ originatorName: ' ', brokerName: '' }, undefined],
  [{}, undefined],
])('of %j the borrower sees %j', (names, shown) => {
  expect(getOriginatorName(names)).toEqual(shown);
});
