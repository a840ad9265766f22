import { readBanners } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { banners as readAll } from './service.ts';

export const banners: Feature = {
  routes(app, context) {
    mount(app)(readBanners)(() => readAll(context));
  },
};
