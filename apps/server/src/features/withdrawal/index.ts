/** Withdrawing an application. */
export { withdrawalRoutes } from './withdrawal.ts';
