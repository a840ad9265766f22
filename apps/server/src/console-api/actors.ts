import { formatShortName } from '@lintel/domain';
import { loadAllStaffNames } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import type { ApplicationRow } from '../loan-file/index.ts';
import { readAnswers } from '../records/answers/index.ts';
import { loadPersonNames } from '../records/named-signers/index.ts';

interface Actor {
  readonly kind: string;
  readonly id: string;
}

/** Returns a function that names who acted on a file: staff, the borrower or a signer; null for the system. */
export async function loadActorNames(
  { vault, db }: Pick<Context, 'vault' | 'db'>,
  { uuid, organisation }: Pick<ApplicationRow, 'uuid' | 'organisation'>,
): Promise<(actor: Actor) => string | null> {
  const staff = await loadAllStaffNames(db, organisation);
  const borrower = formatShortName((await readAnswers(vault, db, uuid)).applicant.name);
  const getPersonName = await loadPersonNames({ vault }, db, uuid);
  return ({ kind, id }) => {
    if (kind === 'staff') return staff.get(id) ?? null;
    if (kind === 'borrower') return borrower;
    return kind === 'signer' ? getPersonName(id).name || getPersonName(id).firstName : null;
  };
}
