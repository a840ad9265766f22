import { describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { parcelSearchReply, propertyValue, titleSearch, type FindRequest, type PropertyPort } from './port.ts';
import { sandboxProperty } from './sandbox.ts';

const buildRequest = (street1: string, overrides: Partial<FindRequest> = {}): FindRequest => ({
  address: { street1, street2: '', city: 'Denver', state: 'CO', zip: '80202' },
  attempt: 1,
  today: '2026-11-17',
  ...overrides,
});

const findProperty = async (port: PropertyPort, what: FindRequest) =>
  parcelSearchReply.parse(await port.find(what, buildRequestMeta()));
const fetchValue = async (port: PropertyPort, street1: string) => {
  const [parcel] = (await findProperty(port, buildRequest(street1))).parcels;
  if (!parcel) throw new Error('no parcel');
  return propertyValue.parse(await port.value({ parcel, today: '2026-11-17' }, buildRequestMeta()));
};

describe.each([['sandbox', sandboxProperty]] as const)('a public records vendor: %s', (_, port) => {
  test.each([
    ['1600 Larimer Street', 'ONE', 1],
    ['12 No Property Lane', 'NONE', 0],
    ['14 Twin Street', 'MANY', 3],
    ['7 Twinberry Court', 'ONE', 1],
  ])('finds at %s: %s, %i parcels', async (street, outcome, count) => {
    const answer = await findProperty(port, buildRequest(street));
    expect([answer.outcome, answer.parcels.length]).toEqual([outcome, count]);
  });

  test('finds the parcel by the number that the borrower entered', async () => {
    const answer = await findProperty(
      port,
      buildRequest('12 No Property Lane', { parcelNumber: '123-45-678', attempt: 2 }),
    );
    expect(answer).toMatchObject({ outcome: 'ONE', parcels: [{ parcelNumber: '123-45-678' }] });
  });

  test('returns a different number for each of several parcels', async () => {
    const { parcels } = await findProperty(port, buildRequest('14 Twin Street'));
    expect(new Set(parcels.map((one) => one.parcelNumber)).size).toBe(3);
    expect(new Set(parcels.map((one) => one.propertyId)).size).toBe(3);
  });

  test('finds one home for several spellings', async () => {
    const [one, two] = await Promise.all([
      findProperty(port, buildRequest('1600 North Larimer Street')),
      findProperty(port, buildRequest('1600 n. larimer st')),
    ]);
    expect(one.parcels[0]?.propertyId).toBe(two.parcels[0]?.propertyId);
  });

  test.each([
    ['20 Just Sold Drive', true],
    ['1600 Larimer Street', false],
  ])('returns for %s whether it was sold in the last 90 days: %s [ELIG-001]', async (street, recent) => {
    const [parcel] = (await findProperty(port, buildRequest(street))).parcels;
    expect((parcel?.lastTransferOn ?? '') > '2026-08-19').toBe(recent);
  });

  test.each([
    ['16 No Avm Road', { outcome: 'NO_VALUE', route: 'BPO' }],
    ['18 No Eval Road', { outcome: 'NO_VALUE', route: 'RESI_EVAL' }],
    ['22 Modest Place', { outcome: 'VALUE', valueCents: 9_500_000 }],
    ['412 Alder Ridge Road', { outcome: 'VALUE' }],
  ])('returns the value of %s', async (street, expected) => {
    expect(await fetchValue(port, street)).toMatchObject(expected);
  });

  test('returns a value between its own low and high', async () => {
    const answer = await fetchValue(port, '1600 Larimer Street');
    if (answer.outcome !== 'VALUE') throw new Error(answer.outcome);
    expect(answer.lowCents).toBeLessThan(answer.valueCents);
    expect(answer.highCents).toBeGreaterThan(answer.valueCents);
  });
});

const fetchTitle = async (street1: string, state = 'CO', ownership: 'SOLE' | 'JOINT' | 'TRUST' | null = null) => {
  const address = { street1, street2: '', city: 'Denver', state, zip: '80202' };
  const [parcel] = (await findProperty(sandboxProperty, buildRequest(street1, { address }))).parcels;
  if (!parcel) throw new Error('no parcel');
  return titleSearch.parse(
    await sandboxProperty.prequalTitle(
      { parcel, owner: 'Ana Ruiz', ownership, attempt: 1, today: '2026-11-17' },
      buildRequestMeta(),
    ),
  );
};

describe('the sandbox’s land records', () => {
  test.each([
    ['1600 Larimer Street', 'CO', ['SUMMIT FEDERAL SAVINGS, N.A.'], null],
    ['24 Second Lien Lane', 'CO', ['SUMMIT FEDERAL SAVINGS, N.A.', 'MESA VALLEY CREDIT UNION'], null],
    ['26 Home Equity Street', 'CO', ['SUMMIT FEDERAL SAVINGS, N.A.'], null],
    ['26 Home Equity Street', 'TX', ['SUMMIT FEDERAL SAVINGS, N.A.', 'PECAN HOME CREDIT'], { notBefore: '2026-09-17' }],
    ['900 Congress Avenue', 'TX', ['SUMMIT FEDERAL SAVINGS, N.A.'], { notBefore: null }],
  ])('list at %s, %s the liens of %j', async (street, state, holders, texas) => {
    const { liens, texas: told } = await fetchTitle(street, state);
    expect([liens.map((lien) => lien.holder), told]).toEqual([holders, texas]);
  });

  test.each([
    ['24 Second Lien Lane', 'CO'],
    ['26 Home Equity Street', 'TX'],
  ])(
    'list at %s, %s the liens in the order of their recording, which is that of their positions',
    async (street, state) => {
      const { liens } = await fetchTitle(street, state);
      expect(liens.map(({ position }) => position)).toEqual([1, 2]);
      expect(liens[0]!.recordedOn < liens[1]!.recordedOn).toBe(true);
    },
  );

  test('return the title as the owner stated, unless the street names another', async () => {
    expect(await fetchTitle('1600 Larimer Street', 'CO', 'TRUST')).toMatchObject({
      ownership: 'TRUST',
      owners: ['Ana Ruiz'],
    });
    expect(await fetchTitle('28 Joint Title Terrace', 'CO', 'SOLE')).toMatchObject({
      ownership: 'JOINT',
      owners: ['Ana Ruiz', 'Robin Sample'],
    });
  });
});
