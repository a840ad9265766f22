import { OWNERSHIP_TYPES, type OwnershipType, type FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { OWNERSHIP } from './words.en.ts';

/** The borrower's correction of how the home is owned. */
export interface OwnershipCorrection {
  ownershipType: OwnershipType;
  sideWithTitle: boolean;
}

/**
 * Returns the form's correction or its errors. Either the land records are right, or the borrower names another form of
 * ownership.
 */
export function correctedOwnership(
  typed: FormValues,
  onTitle: OwnershipType | null | undefined,
): { corrected?: OwnershipCorrection; errors: readonly FieldMessage[] } {
  if (typed['which'] === 'TITLE' && onTitle)
    return { corrected: { ownershipType: onTitle, sideWithTitle: true }, errors: [] };
  if (typed['which'] !== 'OTHER') return { errors: [{ field: 'which', message: OWNERSHIP.choose }] };
  const ownershipType = OWNERSHIP_TYPES.find((one) => one === typed['ownershipType']);
  return ownershipType
    ? { corrected: { ownershipType, sideWithTitle: false }, errors: [] }
    : { errors: [{ field: 'ownershipType', message: OWNERSHIP.chooseType }] };
}
