import { readBanners } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { currentBanners } from './service.ts';

export const banners: Feature = {
  routes(app, context) {
    mount(app)(readBanners)(({ organisation }) => currentBanners(context, organisation));
  },
};
