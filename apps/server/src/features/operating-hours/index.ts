/** When the lender's people can be reached. */
export { operatingHours } from './routes.ts';
export { weekOf } from './service.ts';
