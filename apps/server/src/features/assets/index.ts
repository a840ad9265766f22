/** Accounts that the borrower lists as assets. Their total counts toward the income. */
export { readAssetTotal } from './evidence.ts';
export { assets } from './routes.ts';
