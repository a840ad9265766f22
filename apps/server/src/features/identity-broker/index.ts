/** Logging in and out of both apps, at the addresses of the specification's identity broker. */
export { safeRedirect } from './redirect.ts';
export { identityBroker } from './routes.ts';
