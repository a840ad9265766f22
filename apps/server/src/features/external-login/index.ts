/** Logging in at a lender's own OpenID Connect provider (the mode `auth0`), and the accounts of its people. */
export { externalLogin } from './routes.ts';
export { unlinkAccount } from './store.ts';
