import { VendorFailure } from '../call.ts';
import type { ScanPort } from './port.ts';

/** The absence of a scanner: no file can be declared clean, so every one stays in quarantine. */
export const noScanner: ScanPort = {
  provider: 'none',
  async scan() {
    throw new VendorFailure('UNAVAILABLE', 'scan');
  },
};
