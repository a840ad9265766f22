import type { LoanFile } from '../loan-file/file.ts';
import { hasDeclined, hasSignedDeed } from '../loan-file/people.ts';

/** Where a further signer stands (calls, shape Signer). */
export const SIGNER_STATES = ['INVITED', 'OPENED', 'IDENTITY', 'READY', 'SIGNED', 'DONE', 'DECLINED', 'CANCELLED'] as const;
export type SignerState = (typeof SIGNER_STATES)[number];

/** Where somebody stands who was named; null for whoever is no signer of the file. */
export function signerState(file: LoanFile, person: string): SignerState | null {
  const signer = file.signers[person];
  if (!signer) return null;
  if (hasDeclined(file, person)) return 'DECLINED';
  if (hasSignedDeed(file, person)) return 'DONE';
  if (signer.identity) return 'READY';
  if (signer.tries > 0) return 'IDENTITY';
  return signer.opened ? 'OPENED' : 'INVITED';
}
