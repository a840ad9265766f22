import { BORROWER, seesAssignedAlone } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, type Caller, refuse } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow } from '../../loan-file/index.ts';
import { ownFiles } from '../file-index/index.ts';
import { personOfSigner } from '../named-signers/index.ts';
import { findAssignee } from './assignments.ts';

/** The loan in a path, when the caller may open it: not there, another person's and another lender's are one and the same 404. */
export async function openLoan(context: Context, caller: Caller | null, uuid: string): Promise<OpenedLoan> {
  const row = await readApplication(context.db, uuid);
  if (!row || row.organisation !== caller?.organisation) return refuse('not-found');
  // What was erased is there for the lender's console alone, and of that for the calls that say so.
  if (row.erased_at !== null && caller.typ !== 'staff') return refuse('not-found');
  if (caller.typ === 'signer')
    return { ...row, audience: (await personOfSigner(context.db, caller, row)) ?? refuse('not-found') };
  return (await mayOpen(context, caller, row)) ? { ...row, audience: BORROWER } : refuse('not-found');
}

/** A borrower opens what is theirs, the desk every file of its lender but its own, an attorney those assigned. */
async function mayOpen(context: Context, caller: Caller, row: ApplicationRow): Promise<boolean> {
  if (caller.typ !== 'staff') return row.identity_uuid === caller.identityUuid;
  if ((await ownFiles(context, caller)).includes(row.uuid)) return false;
  if (!seesAssignedAlone(caller.permissions)) return true;
  return (await findAssignee(context.db, row.uuid)) === caller.identityUuid;
}
