import { BORROWER, seesOnlyAssigned } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, type Caller, refuse } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow } from '../../loan-file/index.ts';
import { findOwnFileIds } from '../file-index/index.ts';
import { findCallersPerson } from '../named-signers/index.ts';
import { findAssignee } from './assignments.ts';

/**
 * Returns the loan in a path if the caller may open it. A loan that doesn't exist, belongs to another person or to
 * another lender gets the same 404.
 */
export async function openLoan(context: Context, caller: Caller | null, uuid: string): Promise<OpenedLoan> {
  const row = await readApplication(context.db, uuid);
  if (!row || row.organisation !== caller?.organisation) return refuse('not-found');
  // Only the lender's console can open an erased loan, and there only calls that allow it.
  if (row.erased_at !== null && caller.typ !== 'staff') return refuse('not-found');
  if (caller.typ === 'signer')
    return { ...row, audience: (await findCallersPerson(context.db, caller, row)) ?? refuse('not-found') };
  return (await mayOpen(context, caller, row)) ? { ...row, audience: BORROWER } : refuse('not-found');
}

/**
 * A borrower may open their own loans, staff every file of their lender but their own, an attorney those assigned to
 * them.
 */
async function mayOpen(context: Context, caller: Caller, row: ApplicationRow): Promise<boolean> {
  if (caller.typ !== 'staff') return row.identity_uuid === caller.identityUuid;
  if ((await findOwnFileIds(context, caller)).includes(row.uuid)) return false;
  if (!seesOnlyAssigned(caller.permissions)) return true;
  return (await findAssignee(context.db, row.uuid)) === caller.identityUuid;
}
