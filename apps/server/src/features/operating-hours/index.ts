/** The hours in which the lender's phone and chat are open. */
export { operatingHours } from './routes.ts';
export { loadOpeningHours } from './service.ts';
