/** Assets that the borrower tells us about. */
export { readAssetTotal } from './evidence.ts';
export { assets } from './routes.ts';
