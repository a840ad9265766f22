import { readHours } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { loadOpeningHours } from './service.ts';

export const operatingHours: Feature = {
  routes(app, context) {
    mount(app)(readHours)(({ organisation, params }) => loadOpeningHours(context, organisation, params.department));
  },
};
