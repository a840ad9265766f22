import type { FeeType } from '../enums/offer.ts';

/** Fees for opening the line, as the closing documents list them: in English, like those. */
export const FEE_LABELS: Readonly<Record<FeeType | 'APPRAISAL', string>> = {
  ORIGINATION_FEE: 'Origination fee',
  RECORDING_FEE: 'Recording fee',
  VALUATION_FEE: 'Valuation of the home',
  MANUAL_NOTARY_FEE: 'Notary in person',
  RECORDING_TAX: 'Recording tax',
  APPRAISAL: 'Appraisal',
};
