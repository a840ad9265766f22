import { VendorFailure } from '../call.ts';
import type { ServicingPort } from './port.ts';

/** No servicer is connected, so no figures are known. */
export const noServicer: ServicingPort = {
  provider: 'none',
  account: async () => {
    throw new VendorFailure('UNAVAILABLE', 'servicing');
  },
};
