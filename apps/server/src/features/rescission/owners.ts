import { owners } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { loadPersonNames, type PersonName } from '../../records/named-signers/index.ts';

/** An owner, who gets the notice of the right to cancel, with the names that notices and screens use. */
export interface Owner extends PersonName {
  readonly person: string;
}

/** Returns everyone who gets the notice of the right to cancel and may cancel, the borrower first. */
export async function loadOwners(context: Context, { uuid, projection }: ApplicationRow): Promise<Owner[]> {
  const getPersonName = await loadPersonNames(context, context.db, uuid);
  return owners(projection).map((person) => ({ person, ...getPersonName(person) }));
}
