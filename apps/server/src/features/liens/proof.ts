import type { Lien } from '@lintel/contract';
import { isDisputed, type LoanFile } from '@lintel/domain';
import type { Debt } from '../../records/liabilities/index.ts';

/** Name of the condition that LiensConfirmed adds when a lien is disputed. */
export const DISPUTED = 'liens-disputed';

/**
 * Returns where the proof of a disputed lien is: with the condition once it exists, before that with what was sent
 * here.
 */
export function proofState(
  debt: Pick<Debt, 'answer'>,
  proofs: number,
  file: LoanFile,
): NonNullable<Lien['proofState']> | null {
  if (!isDisputed(debt.answer)) return null;
  const state = file.conditions[DISPUTED]?.state;
  if (state === 'CLEARED') return 'ACCEPTED';
  if (state !== undefined) return state === 'ASKED' ? 'OWED' : 'SENT';
  return proofs > 0 ? 'SENT' : 'OWED';
}
