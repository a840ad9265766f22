/** When the lender's people can be reached. */
export { operatingHours } from './routes.ts';
export { loadOpeningHours } from './service.ts';
