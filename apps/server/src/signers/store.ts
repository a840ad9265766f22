import type { Executor, Vault } from '../db/vault.ts';

/** A further signer as the borrower named them. */
export interface NamedSigner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  /** In the borrower's words: it fills in the signer's own question and counts for nothing else. */
  readonly livesThere: 'UNKNOWN' | 'YES' | 'NO';
}

const place = (person: string): string => `signer/${person}/sealed`;

/** Keeps whom the borrower named; named anew after they were removed, the new words take the place of the old. */
export async function keepSigner(vault: Vault, trx: Executor, uuid: string, person: string, signer: NamedSigner, at: Date): Promise<void> {
  const row = { named_at: at, ...vault.seal(place(person), signer) };
  await trx
    .insertInto('signer')
    .values({ person, application_uuid: uuid, ...row })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
}

/** Everybody who was ever named for a loan, by person. */
export async function signersOf(vault: Vault, trx: Executor, uuid: string): Promise<ReadonlyMap<string, NamedSigner>> {
  const rows = await trx.selectFrom('signer').selectAll().where('application_uuid', '=', uuid).orderBy('named_at').execute();
  return new Map(rows.map((row) => [row.person, vault.open<NamedSigner>(place(row.person), row)]));
}
