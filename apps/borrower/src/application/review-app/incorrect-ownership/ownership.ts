import { OWNERSHIP_TYPES, type OwnershipType } from '@lintel/domain';
import type { Fault } from '../../../gate/refusal.ts';
import type { Typed } from '../../../gate/use-press.ts';
import { OWNERSHIP } from './copy.ts';

export interface Corrected {
  ownershipType: OwnershipType;
  sideWithTitle: boolean;
}

/** What the form says, or what is wrong with it. The land records count as they stand; another way of owning is named. */
export function correctedOwnership(
  typed: Typed,
  onTitle: OwnershipType | null | undefined,
): { corrected?: Corrected; faults: readonly Fault[] } {
  if (typed['which'] === 'TITLE' && onTitle)
    return { corrected: { ownershipType: onTitle, sideWithTitle: true }, faults: [] };
  if (typed['which'] !== 'OTHER') return { faults: [{ id: 'which', message: OWNERSHIP.choose }] };
  const ownershipType = OWNERSHIP_TYPES.find((one) => one === typed['ownershipType']);
  return ownershipType
    ? { corrected: { ownershipType, sideWithTitle: false }, faults: [] }
    : { faults: [{ id: 'ownershipType', message: OWNERSHIP.chooseType }] };
}
