/** Messages that the lender shows above every page. */
export { deleteBanner, loadBanners, saveBannerChange, saveNewBanner } from './manage.ts';
export { banners } from './routes.ts';
export { currentBanners } from './service.ts';
