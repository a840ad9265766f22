import { readBanners } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { currentBanners } from './service.ts';

/** The call that returns a lender's current banners. Staff manage banners through the console API. */
export const banners: Feature = {
  routes(app, context) {
    mount(app)(readBanners)(({ organisation }) => currentBanners(context, organisation));
  },
};
