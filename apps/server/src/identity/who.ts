import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { type Caller, refuse } from '../kernel/http/index.ts';
import type { AccountContact } from './account-contact.ts';
import { findByPhone, readIdentityRow } from './store.ts';

/** What other features may know of a signed-in person. */
export interface CallerIdentity {
  readonly email: string;
  readonly phone: string;
  /** Whoever is signed in as a signer is no borrower, though the account may have a loan of its own (ledger SIGNER-002). */
  readonly profileType: 'BORROWER' | 'CO_DEEDER';
}

export async function readIdentity(context: Context, caller: Caller): Promise<CallerIdentity> {
  const row = await readIdentityRow(context, context.db, caller.identityUuid);
  return row
    ? {
        email: row.email,
        phone: row.phone,
        profileType: caller.typ === 'signer' || row.profile_type === 'CO_DEEDER' ? 'CO_DEEDER' : 'BORROWER',
      }
    : refuse('unauthenticated');
}

/** Whether the owner of its address started over without this account: nothing about it is emailed to that address any more. */
export async function isSetAside(trx: Executor, uuid: string): Promise<boolean> {
  return (
    (await trx.selectFrom('identity').select('set_aside_at').where('uuid', '=', uuid).executeTakeFirst())
      ?.set_aside_at != null
  );
}

/** Where the owner of an account is reached, for other features. */
export const accountContact = (
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<AccountContact | undefined> => readIdentityRow(context, trx, uuid);

/** Everybody at this lender who gave a number (ten digits), newest first. */
export const accountsOfPhone = (
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Executor,
  organisation: string,
  phone: string,
): Promise<string[]> => findByPhone(context, trx, organisation, phone);

/** Those of some accounts whose address was confirmed. */
export async function confirmedAccounts(trx: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('identity')
    .select('uuid')
    .where('uuid', 'in', [...ids])
    .where('email_verified_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ uuid }) => uuid));
}
