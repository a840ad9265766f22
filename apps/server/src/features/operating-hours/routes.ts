import { readHours } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { weekOf } from './service.ts';

export const operatingHours: Feature = {
  routes(app, context) {
    mount(app)(readHours)(({ organisation, params }) => weekOf(context, organisation, params.department));
  },
};
