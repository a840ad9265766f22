import { BORROWER, deedSigners, type PaperSigner } from '@lintel/domain';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';
import { readPerson } from '../profile/person.ts';
import { namesOf } from '../signers/names.ts';

/** A person of a loan as papers name them, and as calls do. */
export interface Named extends PaperSigner {
  readonly personUuid: string;
  readonly firstName: string;
}

/** Everybody who signs the deed, the borrower first, by their names. */
export async function signingPeople(context: Context, trx: Executor, { uuid, identity_uuid: identity, projection: file }: ApplicationRow): Promise<Named[]> {
  const own = await readPerson(context, trx, identity);
  const nameOf = await namesOf(context, trx, uuid);
  return deedSigners(file).map((person): Named => {
    const { firstName, name } = nameOf(person);
    if (person === BORROWER) return { person, name, role: 'BORROWER', personUuid: own?.uuid ?? identity, firstName };
    return { person, name: name || firstName, role: file.signers[person]?.role ?? 'CO_DEEDER', personUuid: person, firstName };
  });
}
