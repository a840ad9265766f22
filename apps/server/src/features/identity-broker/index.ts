/** Login at an outside identity provider. */
export { identityBroker } from './routes.ts';
