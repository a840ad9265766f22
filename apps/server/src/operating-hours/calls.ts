import { readHours } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { weekOf } from './service.ts';

export const operatingHours: Feature = {
  routes(app, context) {
    mount(app)(readHours)(({ organisation, params }) => weekOf(context, organisation, params.department));
  },
};
