import { expect, test } from 'vitest';
import { NAME_SUFFIXES, parseNameSuffix } from './name-suffix.ts';

test('parseNameSuffix reads every application suffix except "I", which looks like an initial [ENUM-004]', () => {
  expect(NAME_SUFFIXES.filter((suffix) => suffix !== '' && parseNameSuffix(suffix) !== suffix)).toEqual(['I']);
  expect(['Jr.', 'junior', 'SENIOR', 'iii'].map(parseNameSuffix)).toEqual(['JR', 'JR', 'SR', 'III']);
  expect(['', 'Ruiz', 'ivy', 'constructor'].map(parseNameSuffix)).toEqual([undefined, undefined, undefined, undefined]);
});
