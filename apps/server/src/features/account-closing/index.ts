/** Closing an account for its owner. */
export { accountClosing } from './routes.ts';
