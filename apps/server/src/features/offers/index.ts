/** Prices offers, takes the borrower's choice and the acceptance of the final offer. */
export { changeLines } from './changed.ts';
export { toPricingLiability, pricingInputs } from './inputs.ts';
export { saveChoice } from './save-choice.ts';
export { loadOfferSet } from './offer-set.ts';
export { offers } from './routes.ts';
