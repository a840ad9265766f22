import type { Lien } from '@lintel/contract';
import { isDisputed, type LoanFile } from '@lintel/domain';
import type { Debt } from '../../records/liabilities/index.ts';

/** The ID of the condition that LiensConfirmed adds when a lien is disputed. */
export const DISPUTED_LIENS = 'liens-disputed';

/**
 * Returns whether the proof of a disputed lien is owed, sent or accepted: by the state of its condition once that
 * exists, before that by the number of uploads with the answer. Null for a lien that isn't disputed.
 */
export function getProofState(
  debt: Pick<Debt, 'answer'>,
  proofs: number,
  file: LoanFile,
): NonNullable<Lien['proofState']> | null {
  if (!isDisputed(debt.answer)) return null;
  const state = file.conditions[DISPUTED_LIENS]?.state;
  if (state === 'CLEARED') return 'ACCEPTED';
  if (state !== undefined) return state === 'ASKED' ? 'OWED' : 'SENT';
  return proofs > 0 ? 'SENT' : 'OWED';
}
