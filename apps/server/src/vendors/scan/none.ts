import { VendorFailure } from '../call.ts';
import type { ScanPort } from './port.ts';

/** No scanner: nobody can say that a file is clean, so every one stays closed. */
export const noScanner: ScanPort = {
  provider: 'none',
  async scan() {
    throw new VendorFailure('UNAVAILABLE', 'scan');
  },
};
