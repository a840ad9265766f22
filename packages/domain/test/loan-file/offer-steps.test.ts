import { expect, test } from 'vitest';
import { OFFER_STEPS, stepsAfterOffer } from '../../src/loan-file/offer-steps.ts';
import { driveTo } from './drive.ts';

test('every step until the money is left after the first offer on a main home', () => {
  expect(stepsAfterOffer(driveTo('contact').file)).toEqual(OFFER_STEPS);
});

test('a step that is done is not left', () => {
  const { file } = driveTo('liens');
  expect(stepsAfterOffer(file)).toEqual(['HOME', 'ACCOUNT', 'SIGN', 'NOTARY', 'RESCISSION', 'FUNDING']);
});

test('a home that no owner lives in has no right to cancel', () => {
  const { file } = driveTo('liens', {
    ApplicationCreated: { occupancy: 'INVESTMENT', crypto: false, softConsent: true },
  });
  expect(stepsAfterOffer(file)).not.toContain('RESCISSION');
});
