import type { RecordingCharges } from './policy.ts';

/**
 * Sample recording charges, within $0 to $315 and $0 to $1,400 per $100,000. Not a tax table.
 */
export const SAMPLE_RECORDING: Readonly<Record<string, RecordingCharges>> = {
  AL: { fee: 75, taxPer100k: 150 },
  AZ: { fee: 30, taxPer100k: 0 },
  CA: { fee: 105, taxPer100k: 0 },
  DC: { fee: 175, taxPer100k: 1400 },
  FL: { fee: 120, taxPer100k: 550 },
  GA: { fee: 25, taxPer100k: 300 },
  IL: { fee: 110, taxPer100k: 0 },
  KY: { fee: 80, taxPer100k: 0 },
  MD: { fee: 115, taxPer100k: 700 },
  'MD/FREDERICK': { fee: 115, taxPer100k: 1400 },
  MI: { fee: 30, taxPer100k: 0 },
  MN: { fee: 46, taxPer100k: 230 },
  'MN/HENNEPIN': { fee: 46, taxPer100k: 240 },
  NJ: { fee: 155, taxPer100k: 0 },
  NV: { fee: 45, taxPer100k: 0 },
  NY: { fee: 315, taxPer100k: 1050 },
  OH: { fee: 90, taxPer100k: 0 },
  OK: { fee: 50, taxPer100k: 100 },
  OR: { fee: 120, taxPer100k: 0 },
  PA: { fee: 140, taxPer100k: 0 },
  TN: { fee: 70, taxPer100k: 115 },
  TX: { fee: 75, taxPer100k: 0 },
  VA: { fee: 60, taxPer100k: 250 },
  WA: { fee: 305, taxPer100k: 0 },
};
