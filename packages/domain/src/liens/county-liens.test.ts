import { describe, expect, test } from 'vitest';
import { isSameHolder, matchCountyLiens } from './county-liens.ts';

const buildCountyLien = (reference: string, holder: string, position = 1) => ({
  reference,
  holder,
  position,
  recordedCents: 1,
});

describe('isSameHolder and matchCountyLiens', () => {
  test.each([
    ['Summit Federal', 'SUMMIT FEDERAL SAVINGS, N.A.', true],
    ['Summit Federal', 'The Summit Federal Co., its successors and assigns', true],
    ['Summit Federal', 'Summit Ridge', false],
    ['Summit Federal', 'Federal Summit', false],
    ['Mesa Valley Credit Union', 'Summit Federal', false],
    ['N.A.', 'The Inc', false],
  ])('isSameHolder of %s and %s is %s', (one, other, same) => {
    expect([isSameHolder(one, other), isSameHolder(other, one)]).toEqual([same, same]);
  });

  test('matchCountyLiens matches a recorded lien to the same lender’s known lien or adds it', () => {
    const known = [{ uuid: 'mortgage', creditorName: 'Summit Federal', position: 1 }];
    expect(
      matchCountyLiens(
        [buildCountyLien('a', 'Summit Federal Savings'), buildCountyLien('b', 'Mesa Valley Credit Union', 2)],
        known,
      ).map((one) => one.known),
    ).toEqual(['mortgage', null]);
  });

  test('matchCountyLiens keeps two liens of one lender apart by position', () => {
    const known = [
      { uuid: 'first', creditorName: 'Summit Federal', position: 1 },
      { uuid: 'second', creditorName: 'Summit Federal', position: 2 },
    ];
    const recorded = [
      buildCountyLien('b', 'Summit Federal', 2),
      buildCountyLien('a', 'Summit Federal', 1),
      buildCountyLien('c', 'Summit Federal', 3),
    ];
    expect(matchCountyLiens(recorded, known).map((one) => one.known)).toEqual(['second', 'first', null]);
  });
});
