import type { LoanFile } from '../loan-file/file.ts';
import { hasSignedDeed, isDeclineShown } from '../loan-file/people.ts';

/** Where a further signer stands. */
export const SIGNER_STATES = [
  'INVITED',
  'OPENED',
  'IDENTITY',
  'READY',
  'SIGNED',
  'DONE',
  'DECLINED',
  'CANCELLED',
] as const;
export type SignerState = (typeof SIGNER_STATES)[number];

/** Where a person stands who was named, as `reader` may know it; null for a person who is no signer of the file. */
export function signerState(file: LoanFile, person: string, reader: string = person): SignerState | null {
  const signer = file.signers[person];
  if (!signer) return null;
  if (isDeclineShown(file, person, reader)) return 'DECLINED';
  if (hasSignedDeed(file, person)) return 'DONE';
  if (signer.identity) return 'READY';
  if (signer.tries > 0) return 'IDENTITY';
  return signer.opened ? 'OPENED' : 'INVITED';
}
