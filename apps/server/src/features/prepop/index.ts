/** Answers that a partner sends about a visitor, to prefill the registration until the application exists. */
export { prepop } from './routes.ts';
export { loadPrepop, redeemPartnerLink, removePrepop } from './service.ts';
export { insertPartner, removePartner } from './store.ts';
