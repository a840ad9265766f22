import { readOfferCode } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount, refuse } from '../../kernel/http/index.ts';
import { findOpenOffer } from './service.ts';

/** Lets a visitor who enters the code of a mailed offer prefill the registration with the letter's name and address. */
export const offerCodes: Feature = {
  routes(app, context) {
    mount(app)(readOfferCode)(
      async ({ organisation, params }) =>
        (await findOpenOffer(context, organisation, params.code)) ?? refuse('not-found'),
    );
  },
};
