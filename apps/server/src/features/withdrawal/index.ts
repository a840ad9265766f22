/** Withdrawing an application. */
export { withdrawalRoutes } from './routes.ts';
