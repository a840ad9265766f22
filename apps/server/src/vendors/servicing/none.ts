import { VendorFailure } from '../call.ts';
import type { ServicingPort } from './port.ts';

/** The absence of a servicer: no figures are known. */
export const noServicer: ServicingPort = {
  provider: 'none',
  account: async () => {
    throw new VendorFailure('UNAVAILABLE', 'servicing');
  },
};
