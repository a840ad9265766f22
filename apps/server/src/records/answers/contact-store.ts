import type { Citizenship, MaritalStatus } from '@lintel/domain';
import { putForFile, type Executor, type Vault } from '../../kernel/db/index.ts';

/** The answers of the contact step (the call start/contact), which the registration doesn't ask for. */
export interface Contact {
  readonly maritalStatus: MaritalStatus | null;
  readonly citizenship: Citizenship | null;
  readonly yearsAtAddress: number | null;
  readonly coOwners: readonly { readonly firstName: string; readonly lastName: string }[];
  /** Reference to the Social Security number in the vault, which may be only its last four digits. */
  readonly ssn: string | null;
}

export const NO_CONTACT: Contact = {
  maritalStatus: null,
  citizenship: null,
  yearsAtAddress: null,
  coOwners: [],
  ssn: null,
};

/** Saves the contact step's answers in place of the earlier ones. Returns the reference that the fact carries. */
export async function storeContact(
  vault: Vault,
  trx: Executor,
  uuid: string,
  contact: Contact,
  at: Date,
): Promise<string> {
  const ref = await putForFile(vault, trx, uuid, 'contact', contact);
  const row = { contact_ref: ref, updated_at: at };
  await trx
    .insertInto('application_contact')
    .values({ application_uuid: uuid, ...row })
    .onConflict((conflict) => conflict.column('application_uuid').doUpdateSet(row))
    .execute();
  return ref;
}

/** Returns the contact step's answers given so far. */
export async function loadContact(vault: Vault, trx: Executor, uuid: string): Promise<Contact> {
  const row = await trx
    .selectFrom('application_contact')
    .select('contact_ref')
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  return row ? vault.get<Contact>(trx, 'contact', row.contact_ref) : NO_CONTACT;
}
