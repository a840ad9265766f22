import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { type Caller, refuse } from '../kernel/http/index.ts';
import type { AccountContact } from './account-contact.ts';
import { findByPhone, readIdentityRow } from './store.ts';

/** The contact details and role of a logged-in person, as features may read them. */
export interface CallerIdentity {
  readonly email: string;
  readonly phone: string;
  /** A person who is logged in as a signer isn't a borrower, even if the account has a loan of its own. */
  readonly profileType: 'BORROWER' | 'CO_DEEDER';
}

/** Returns the contact details and role of the caller. */
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

/**
 * Whether an account was set aside, because the owner of its address started over with a new one. Nothing about the old
 * account is emailed to that address.
 */
export async function isSetAside(trx: Executor, uuid: string): Promise<boolean> {
  return (
    (await trx.selectFrom('identity').select('set_aside_at').where('uuid', '=', uuid).executeTakeFirst())
      ?.set_aside_at != null
  );
}

/** Returns the contact details of an account's owner, for other features. */
export const accountContact = (
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<AccountContact | undefined> => readIdentityRow(context, trx, uuid);

/** Returns the accounts of this lender with a phone number (ten digits), newest first. */
export const accountsOfPhone = (
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Executor,
  organization: string,
  phone: string,
): Promise<string[]> => findByPhone(context, trx, organization, phone);

/** Returns which of these accounts have a confirmed address. */
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
