/** What partners know of the visitors they send, until the application exists. */
export { prepop } from './routes.ts';
export { loadPrepop, openLink, removePrepop } from './service.ts';
export { insertPartner, removePartner } from './store.ts';
