import type { LoanFile } from '../file.ts';
import { always, type GateRow } from './gate.ts';

/** Whether the offers use the current inputs, or the previous ones while a valuation is about to change them again. */
function isPriced(file: LoanFile): boolean {
  if (file.offers.outcome !== 'OFFERS') return false;
  if (file.offers.inputsVersion === file.pricingInputsVersion) return true;
  return file.pricingMayWait && file.liensConfirmed && file.valuation.required && file.valuation.phase !== 'DONE';
}

const offerVersion: GateRow['attempt'] = (file) => file.offers.version;

/** The gates of pricing and of the borrower's choice. */
export const offerGates = [
  {
    id: 'assets',
    status: 'ASSETS_PREQUAL',
    owner: 'borrower',
    stage: 'PRODUCT_SELECT',
    when: (file) => file.offers.outcome === 'ASSETS',
    until: (file) => file.offers.inputsVersion !== file.pricingInputsVersion,
  },
  {
    id: 'winback',
    status: 'CLTV_LIEN_POSITION_REQUALIFY',
    owner: 'borrower',
    stage: 'PRODUCT_SELECT',
    when: (file) => file.offers.outcome === 'WINBACK',
    until: (file) => file.offers.inputsVersion !== file.pricingInputsVersion,
    work: 'offers.counter',
    attempt: offerVersion,
  },
  {
    id: 'price',
    status: 'WAITING_FOR_INITIAL_OFFERS',
    owner: 'lender',
    stage: 'INITIAL',
    when: always,
    until: isPriced,
    work: 'offers.price',
    attempt: (file) => file.pricingInputsVersion,
    takesSeconds: true,
  },
  {
    id: 'choose',
    status: 'OFFER_SELECTION',
    owner: 'borrower',
    stage: 'PRODUCT_SELECT',
    when: (file) => file.selection.count === 0 || file.selection.choiceAsked,
    until: (file) => file.selection.current,
  },
  {
    id: 'rechoose',
    status: 'REVISED_OFFER_SELECTION',
    owner: 'borrower',
    stage: 'PRODUCT_SELECT',
    when: (file) => file.selection.count > 0,
    until: (file) => file.selection.current,
    work: 'offers.counter',
    attempt: offerVersion,
  },
] as const satisfies readonly GateRow[];
