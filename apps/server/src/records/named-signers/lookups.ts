import { coDeedStage } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor, Vault } from '../../kernel/db/index.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow } from '../../loan-file/index.ts';
import { findSigner, loadSigners, type SignerRecord } from './signers.ts';

/**
 * Returns the ID by which a loan names the signer who calls. Undefined on any loan but the one that they logged in for,
 * and after they were removed.
 */
export async function findCallersPerson(
  trx: Executor,
  { loan, identityUuid }: Caller,
  { uuid, projection }: Pick<ApplicationRow, 'uuid' | 'projection'>,
): Promise<string | undefined> {
  if (loan !== uuid) return undefined;
  const rows = await trx
    .selectFrom('signer')
    .select('person')
    .where('application_uuid', '=', uuid)
    .where('identity_uuid', '=', identityUuid)
    .execute();
  return rows.map((row) => row.person).find((person) => Object.hasOwn(projection.signers, person));
}

/** Returns everyone who was ever named for a loan, in the order of naming. */
export const loadAllSignersEver = async (vault: Vault, trx: Executor, uuid: string): Promise<SignerRecord[]> => [
  ...(await loadSigners(vault, trx, uuid)).values(),
];

/** Returns the accounts of a loan's signers who accepted their invitation. */
export async function loadSignerAccounts(
  trx: Executor,
  { uuid, projection }: Pick<ApplicationRow, 'uuid' | 'projection'>,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('signer')
    .select(['person', 'identity_uuid'])
    .where('application_uuid', '=', uuid)
    .orderBy('named_at')
    .execute();
  return rows.flatMap(({ person, identity_uuid: identity }) =>
    identity !== null && Object.hasOwn(projection.signers, person) ? [identity] : [],
  );
}

/** Returns the account that a signer accepted the invitation with. */
export async function findSignerAccount(trx: Executor, person: string): Promise<string | null> {
  const row = await trx.selectFrom('signer').select('identity_uuid').where('person', '=', person).executeTakeFirst();
  return row?.identity_uuid ?? null;
}

/** Returns the person that a signer's ID must match. */
export async function loadSignerForIdCheck({ vault }: Pick<Context, 'vault'>, trx: Executor, person: string) {
  const signer = await findSigner(vault, trx, person);
  return (
    signer && {
      name: { firstName: signer.firstName, middleName: null, lastName: signer.lastName },
      birthdate: null,
      email: signer.email ?? '',
    }
  );
}

/** Returns the loan that an account signs for: an open one before one that ended, then the newest. */
export async function findLoanToSign(trx: Executor, identityUuid: string): Promise<string | undefined> {
  const rows = await trx
    .selectFrom('signer')
    .select(['person', 'application_uuid'])
    .where('identity_uuid', '=', identityUuid)
    .orderBy('named_at', 'desc')
    .execute();
  for (const { person: personId, application_uuid: uuid } of rows) {
    const loan = await readApplication(trx, uuid);
    if (loan && coDeedStage(loan.projection, personId, 0) !== 'CANCELLED') return uuid;
  }
  return rows[0]?.application_uuid;
}

/** A subquery of the persons for whom an account accepted an invitation. */
export const selectAccountPersons = (trx: Executor, identityUuid: string) =>
  trx.selectFrom('signer').select('person').where('identity_uuid', '=', identityUuid);

/** Returns the accounts of all signers ever named for a loan, including removed ones. */
export async function loadAllAccountsEver(trx: Executor, uuid: string): Promise<string[]> {
  const rows = await trx.selectFrom('signer').select('identity_uuid').where('application_uuid', '=', uuid).execute();
  return rows.flatMap(({ identity_uuid: identity }) => identity ?? []);
}
