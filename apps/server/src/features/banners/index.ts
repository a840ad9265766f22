/** Messages that the lender shows above every page. */
export { banners } from './routes.ts';
export { currentBanners } from './service.ts';
