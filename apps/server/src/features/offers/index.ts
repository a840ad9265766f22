/** Prices offers, takes the borrower's choice and the acceptance of the final offer. */
export { describeOfferChange } from './changed.ts';
export { toPricingLiability, loadPricingInputs } from './inputs.ts';
export { saveChoice } from './save-choice.ts';
export { loadOfferSet } from './offer-set.ts';
export { offers } from './routes.ts';
