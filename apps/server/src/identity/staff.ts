import type { Permission } from '@lintel/domain';
import type { Selectable } from 'kysely';
import type { Executor } from '../db/vault.ts';
import type { StaffTables } from './staff-tables.ts';
import { findByEmail } from './store.ts';

/** Somebody at the desk. `ready`: the second factor stands, so that they can sign in. */
export interface StaffRow extends Selectable<StaffTables['staff']> {
  readonly email: string;
  readonly ready: boolean;
  /** An admin asked to reset their authenticator. */
  readonly reset: { readonly askedBy: string; readonly askedByName: string; readonly askedAt: Date } | null;
}

/** What this person may do; undefined for one who is disabled, or no staff at all. */
export async function staffOf(trx: Executor, identityUuid: string): Promise<readonly Permission[] | undefined> {
  const row = await trx.selectFrom('staff').select('permissions').where('identity_uuid', '=', identityUuid).where('disabled', '=', false).executeTakeFirst();
  return row?.permissions;
}

const select = (trx: Executor) =>
  trx
    .selectFrom('staff')
    .innerJoin('identity', 'identity.uuid', 'staff.identity_uuid')
    .leftJoin('second_factor', 'second_factor.identity_uuid', 'staff.identity_uuid')
    .leftJoin('second_factor_reset as asked', 'asked.staff_uuid', 'staff.identity_uuid')
    .leftJoin('staff as asker', 'asker.identity_uuid', 'asked.asked_by')
    .selectAll('staff')
    .select((set) => [
      'identity.email', set('second_factor.confirmed_at', 'is not', null).as('ready'), 'asked.asked_by', 'asked.asked_at', 'asker.name as asked_by_name',
    ]);

interface Joined { readonly ready: unknown; readonly asked_by: string | null; readonly asked_at: Date | null; readonly asked_by_name: string | null }

const shaped = <R extends Joined>({ asked_by: askedBy, asked_at: askedAt, asked_by_name: name, ...row }: R) =>
  ({ ...row, ready: row.ready === true, reset: askedBy && askedAt ? { askedBy, askedByName: name ?? '', askedAt } : null });

/** Everybody at one lender's desk, in the order of their invitations. */
export async function staffOfOrganisation(trx: Executor, organisation: string): Promise<StaffRow[]> {
  const rows = await select(trx).where('staff.organisation', '=', organisation).orderBy('staff.created_at').orderBy('staff.identity_uuid').execute();
  return rows.map(shaped);
}

/** The attorneys of one lender who can be given a file. */
export async function attorneysOf(trx: Executor, organisation: string): Promise<{ staffUuid: string; name: string }[]> {
  const all = await staffOfOrganisation(trx, organisation);
  return all.filter(({ permissions, disabled, ready }) => permissions.includes('attorney') && !disabled && ready).map((row) => ({ staffUuid: row.identity_uuid, name: row.name }));
}

/** One person at this lender's desk. */
export async function staffMember(trx: Executor, organisation: string, identityUuid: string): Promise<StaffRow | undefined> {
  const row = await select(trx).where('staff.organisation', '=', organisation).where('staff.identity_uuid', '=', identityUuid).executeTakeFirst();
  return row && shaped(row);
}

/** Who has an account at this lender's desk under an address. */
export async function staffByEmail(trx: Executor, organisation: string, email: string): Promise<StaffRow | undefined> {
  const row = await findByEmail(trx, organisation, email, true);
  return row && staffMember(trx, organisation, row.uuid);
}
