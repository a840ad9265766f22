import type { Policy } from './policy.ts';
import { SAMPLE_RECORDING } from './sample-recording.ts';

/**
 * The sample policy, so that offers are realistic; a lender uses its own. Every figure is within the published limits.
 * A changed figure needs a new version.
 */
export const SAMPLE_POLICY: Policy = {
  version: 'sample-1',
  smallestDraw: 15_000,
  largestLine: 400_000,
  lowestScore: 640,
  cltvCaps: { HOME: 0.85, SECONDARY: 0.75, INVESTMENT: 0.7 },
  texasHomestead: { cltvCap: 0.8, feeCap: 0.02 },
  dti: { cap: 0.5, usualCap: 0.43, scoreAboveUsual: 680 },
  assets: { months: 120, lowestScore: 680 },
  terms: [10, 15, 20, 30],
  feeOptions: [
    { key: '0', fee: 0 },
    { key: '299', fee: 0.0299 },
    { key: '499', fee: 0.0499 },
  ],
  autopay: 0.0025,
  rate: {
    lowest: 0.076,
    highest: 0.172,
    roundedTo: 0.0005,
    base: 0.081,
    terms: { 10: 0, 15: 0.0025, 20: 0.005, 30: 0.009 },
    fees: [
      { fee: 0, points: 0.01 },
      { fee: 0.0299, points: 0 },
      { fee: 0.0499, points: -0.004 },
    ],
    scores: [
      { from: 760, points: -0.0025 },
      { from: 720, points: 0 },
      { from: 680, points: 0.009 },
      { from: 640, points: 0.024 },
    ],
    cltv: [
      { to: 0.6, points: -0.001 },
      { to: 0.7, points: 0 },
      { to: 0.8, points: 0.006 },
      { to: 0.85, points: 0.015 },
    ],
    occupancy: { HOME: 0, SECONDARY: 0.005, INVESTMENT: 0.01 },
  },
  valuationFee: 180,
  manualNotaryFee: 300,
  signing: { locationNeeded: true },
  funding: { twoPeopleAbove: 75_000, ruleUpTo: 25_000 },
  retention: { LINE: 84 },
  recording: SAMPLE_RECORDING,
  daysAfterTransfer: 90,
};
