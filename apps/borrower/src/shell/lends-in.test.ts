import { expect, test } from 'vitest';
import { buildSamplePage } from '../../test/samples.ts';
import { lendsIn } from './lends-in.ts';

const { privateLabel } = buildSamplePage();
const STATES = ['AL', 'AZ', 'CA', 'CO', 'FL', 'GA', 'ID', 'IL', 'MN', 'NC', 'OR', 'TN', 'TX', 'UT', 'VA', 'WA'];
const buildPage = (licensed: readonly string[], served?: readonly string[]) => ({
  privateLabel: { ...privateLabel, legal: { ...privateLabel.legal, licensedStates: [...licensed] } },
  reads: served === undefined ? {} : { statesEligible: served },
});

test('lists the states where the lender lends, in alphabetical order', () => {
  expect(lendsIn(buildPage(['UT', 'CO', 'AZ']))).toBe('We lend in AZ, CO, UT.');
});

test('leaves out a licensed state that the lender does not serve yet', () => {
  expect(lendsIn(buildPage(['UT', 'CO', 'AZ'], ['CO', 'UT', 'TX']))).toBe('We lend in CO, UT.');
  expect(lendsIn(buildPage(['UT'], ['CO']))).toBeUndefined();
});

test('counts a long list of states and names its place', () => {
  expect(lendsIn(buildPage(STATES))).toBe(
    'We lend in 16 states. Enter your address to see if your state is one of them.',
  );
});

test('prefers the licenses that the server read to those of the brand', () => {
  expect(lendsIn({ ...buildPage(['CO']), reads: { licenses: [{ abbrev: 'TX' }] } })).toBe('We lend in TX.');
});
