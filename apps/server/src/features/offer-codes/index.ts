/** Offers that a lender mailed, found by the code on the letter. */
export { offerCodeIndex } from './code-index.ts';
export { offerCodes } from './routes.ts';
export { findOpenOffer, importCodes, listMailings } from './service.ts';
export { saveOffer } from './store.ts';
