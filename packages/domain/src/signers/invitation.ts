import type { LoanFile } from '../loan-file/file.ts';
import { hasSignedDeed, isDeclineShown } from '../loan-file/people.ts';
import { localized } from '../locale/localized.ts';
import * as en from './invitation-words.en.ts';

/** The reasons with which staff remove an additional signer. */
export const { SIGNER_REMOVAL_REASONS } = /* @__PURE__ */ localized({ en });

/** The days for which the link of an invitation works. */
export const INVITATION_DAYS = 14;

/** How far an additional signer is, for the list that the borrower and staff see. */
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

/**
 * Returns the state of a named person, as far as `reader` may know it; null for a person who is not a signer of the
 * loan file.
 */
export function signerState(file: LoanFile, person: string, reader: string = person): SignerState | null {
  const signer = file.signers[person];
  if (!signer) return null;
  if (isDeclineShown(file, person, reader)) return 'DECLINED';
  if (hasSignedDeed(file, person)) return 'DONE';
  if (signer.identity) return 'READY';
  if (signer.tries > 0) return 'IDENTITY';
  return signer.opened ? 'OPENED' : 'INVITED';
}

/**
 * The recorded reason when the borrower removes a signer, or a person withdraws their E-SIGN consent; their own words
 * are stored encrypted.
 */
export const TAKEN_BACK = 'TAKEN_BACK';
