import { describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { floodAnswer, type FloodRequest } from './port.ts';
import { sandboxFlood } from './sandbox.ts';

const buildRequest = (street: string): FloodRequest => ({
  home: { street, city: 'Denver', state: 'CO', zip: '80202' },
  today: '2026-11-20',
  service: 'LIFE_OF_LOAN',
});

describe.each([['sandbox', sandboxFlood]] as const)('a flood zone determination: %s', (_, port) => {
  const ask = async (street: string) =>
    floodAnswer.parse(await port.determine(buildRequest(street), buildRequestMeta()));

  test('is the same for the same home, dated, and for the life of the loan', async () => {
    expect(await ask('1600 Larimer Street')).toEqual(await ask('1600 larimer st.'));
    expect(await ask('1600 Larimer Street')).toMatchObject({
      outcome: 'DETERMINED',
      determination: { determinedOn: '2026-11-20', service: 'LIFE_OF_LOAN' },
    });
  });

  test.each([
    [
      '1600 Larimer Street',
      { outcome: 'DETERMINED', determination: { zone: 'X', special: false, community: { participates: true } } },
    ],
    ['36 Flood Lane', { outcome: 'DETERMINED', determination: { zone: 'AE', special: true } }],
    [
      '36 Flood Outside Lane',
      { outcome: 'DETERMINED', determination: { special: true, community: { participates: false } } },
    ],
    ['38 Odd Map Road', { outcome: 'DETERMINED', determination: { zone: 'NONE', special: false } }],
    ['40 Slow Map Road', { outcome: 'PENDING', expectedOn: '2026-11-24' }],
  ])('returns the sandbox’s answer for %s', async (street, answer) => {
    expect(await ask(street)).toMatchObject(answer);
  });
});
