import type { ScanPort } from './port.ts';

/** The standard antivirus test file, in two halves so that scanners don't flag this source. */
const EICAR = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

/** A scanner that knows one signature, anywhere in a file. */
export const sandboxScanner: ScanPort = {
  provider: 'sandbox',
  async scan(content) {
    let tail = Buffer.alloc(0);
    for await (const piece of content) {
      tail = Buffer.concat([tail, piece]);
      if (tail.includes(EICAR)) return { outcome: 'INFECTED', signature: 'Eicar-Test-Signature' };
      tail = tail.subarray(-(EICAR.length - 1));
    }
    return { outcome: 'CLEAN' };
  },
};
