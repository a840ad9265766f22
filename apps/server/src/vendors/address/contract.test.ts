import { describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { addressSuggestions, type AddressPort } from './port.ts';
import { sandboxAddresses } from './sandbox.ts';

const lookUp = async (port: AddressPort, text: string, states: string[] = []) =>
  addressSuggestions.parse(await port.lookup(text, states, buildRequestMeta()));

describe.each([['sandbox', sandboxAddresses]] as const)('an address lookup: %s', (_, port) => {
  test.each(['412 alder', '412 Alder Ridge', 'alder ridge boulder', '412 ald ri'])(
    'finds a known street from a partial address: %s [CALL-062]',
    async (typed) => {
      expect(await lookUp(port, typed)).toContainEqual(
        expect.objectContaining({ street1: '412 Alder Ridge Road', city: 'Boulder', state: 'CO', zip: '80302' }),
      );
    },
  );

  test('parses an unknown address from the entered text [CALL-062]', async () => {
    expect(await lookUp(port, '31 spruce way, apt 4, golden, co 80401')).toEqual([
      {
        fullAddress: '31 Spruce Way Apt 4, Golden, CO 80401',
        street1: '31 Spruce Way',
        street2: 'Apt 4',
        city: 'Golden',
        state: 'CO',
        zip: '80401',
      },
    ]);
  });

  test('adds the city of a known ZIP code', async () => {
    expect(await lookUp(port, '9 mesa street 85004')).toEqual([
      expect.objectContaining({ city: 'Phoenix', state: 'AZ', street1: '9 Mesa Street' }),
    ]);
  });

  test('returns only the requested states', async () => {
    expect(await lookUp(port, '412 alder', ['AZ'])).toEqual([]);
  });

  test('returns nothing for text that is not an address', async () => {
    expect(await lookUp(port, 'no such place')).toEqual([]);
  });

  test('returns ten at most, each with the full address in one line [DATA-028]', async () => {
    const all = await lookUp(port, 'street');
    expect(all.length).toBeLessThanOrEqual(10);
    for (const one of all) expect(one.fullAddress).toBe(`${one.street1}, ${one.city}, ${one.state} ${one.zip}`);
  });
});
