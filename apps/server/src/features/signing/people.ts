import { BORROWER, deedSigners, type DocumentSigner } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { loadPersonNames } from '../../records/named-signers/index.ts';
import { loadPeople } from '../../records/staff-acts/index.ts';

/** A person who signs the deed, as documents and calls name them. */
export interface SigningPerson extends DocumentSigner {
  readonly personUuid: string;
  readonly firstName: string;
}

/** Returns everyone who signs the deed by name, the borrower first. */
export async function loadSigningPeople(
  context: Context,
  trx: Executor,
  loan: ApplicationRow,
): Promise<SigningPerson[]> {
  const { toPersonUuid } = await loadPeople(context, trx, loan);
  const getPersonName = await loadPersonNames(context, trx, loan.uuid);
  const file = loan.projection;
  return deedSigners(file).map((person): SigningPerson => {
    const { firstName, name } = getPersonName(person);
    const who = { person, personUuid: toPersonUuid(person), firstName };
    return person === BORROWER
      ? { ...who, name, role: 'BORROWER' }
      : { ...who, name: name || firstName, role: file.signers[person]?.role ?? 'CO_DEEDER' };
  });
}
