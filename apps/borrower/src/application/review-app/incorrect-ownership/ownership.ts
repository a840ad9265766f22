import { OWNERSHIP_TYPES, type OwnershipType, type FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { OWNERSHIP } from './copy.ts';

export interface Corrected {
  ownershipType: OwnershipType;
  sideWithTitle: boolean;
}

/** What the form says, or what is wrong with it. The land records count as they stand; another way of owning is named. */
export function correctedOwnership(
  typed: FormValues,
  onTitle: OwnershipType | null | undefined,
): { corrected?: Corrected; errors: readonly FieldMessage[] } {
  if (typed['which'] === 'TITLE' && onTitle)
    return { corrected: { ownershipType: onTitle, sideWithTitle: true }, errors: [] };
  if (typed['which'] !== 'OTHER') return { errors: [{ field: 'which', message: OWNERSHIP.choose }] };
  const ownershipType = OWNERSHIP_TYPES.find((one) => one === typed['ownershipType']);
  return ownershipType
    ? { corrected: { ownershipType, sideWithTitle: false }, errors: [] }
    : { errors: [{ field: 'ownershipType', message: OWNERSHIP.chooseType }] };
}
