/** Login at an outside identity provider. */
export { safeRedirect } from './redirect.ts';
export { identityBroker } from './routes.ts';
