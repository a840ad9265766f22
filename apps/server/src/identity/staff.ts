import type { Permission } from '@lintel/domain';
import type { Selectable } from 'kysely';
import type { Context } from '../kernel/context.ts';
import type { SealedValue, Executor } from '../kernel/db/index.ts';
import { openContact } from './account-contact.ts';
import type { StaffTables } from './staff-tables.ts';
import { findByEmail } from './store.ts';

/** A staff member. `ready`: the second factor is set up, so they can log in. */
export interface StaffRow extends Selectable<StaffTables['staff']> {
  readonly email: string;
  readonly ready: boolean;
  /** An admin's request to reset their authenticator. */
  readonly reset: { readonly askedBy: string; readonly askedByName: string; readonly askedAt: Date } | null;
}

type Parts = Pick<Context, 'keys' | 'vault'>;

/** Returns this person's permissions, or undefined when they are disabled or not staff. */
export async function findStaffPermissions(
  trx: Executor,
  identityUuid: string,
): Promise<readonly Permission[] | undefined> {
  const row = await trx
    .selectFrom('staff')
    .select('permissions')
    .where('identity_uuid', '=', identityUuid)
    .where('disabled', '=', false)
    .executeTakeFirst();
  return row?.permissions;
}

const selectStaff = (trx: Executor) =>
  trx
    .selectFrom('staff')
    .innerJoin('identity', 'identity.uuid', 'staff.identity_uuid')
    .leftJoin('second_factor', 'second_factor.identity_uuid', 'staff.identity_uuid')
    .leftJoin('second_factor_reset as asked', 'asked.staff_uuid', 'staff.identity_uuid')
    .leftJoin('staff as asker', 'asker.identity_uuid', 'asked.asked_by')
    .selectAll('staff')
    .select((set) => [
      'identity.sealed',
      'identity.key_id',
      set('second_factor.confirmed_at', 'is not', null).as('ready'),
      'asked.asked_by',
      'asked.asked_at',
      'asker.name as asked_by_name',
    ]);

interface StaffMemberRow extends SealedValue {
  readonly identity_uuid: string;
  readonly ready: unknown;
  readonly asked_by: string | null;
  readonly asked_at: Date | null;
  readonly asked_by_name: string | null;
}

const toStaffRow = <R extends StaffMemberRow>(
  context: Parts,
  { asked_by: askedBy, asked_at: askedAt, asked_by_name: name, sealed, key_id, ...row }: R,
) => ({
  ...row,
  email: openContact(context, row.identity_uuid, { sealed, key_id }).email,
  ready: row.ready === true,
  reset: askedBy && askedAt ? { askedBy, askedByName: name ?? '', askedAt } : null,
});

/** Returns all staff of one lender, ordered by invitation. */
export async function loadOrganizationStaff(context: Parts, trx: Executor, organization: string): Promise<StaffRow[]> {
  const rows = await selectStaff(trx)
    .where('staff.organisation', '=', organization)
    .orderBy('staff.created_at')
    .orderBy('staff.identity_uuid')
    .execute();
  return rows.map((row) => toStaffRow(context, row));
}

/** Returns the attorneys of one lender who can be assigned to a file. */
export async function loadAttorneys(
  context: Parts,
  trx: Executor,
  organization: string,
): Promise<{ staffUuid: string; name: string }[]> {
  const all = await loadOrganizationStaff(context, trx, organization);
  return all
    .filter(({ permissions, disabled, ready }) => permissions.includes('attorney') && !disabled && ready)
    .map((row) => ({ staffUuid: row.identity_uuid, name: row.name }));
}

/** Returns a staff member of one lender by account. */
export async function staffMember(
  context: Parts,
  trx: Executor,
  organization: string,
  identityUuid: string,
): Promise<StaffRow | undefined> {
  const row = await selectStaff(trx)
    .where('staff.organisation', '=', organization)
    .where('staff.identity_uuid', '=', identityUuid)
    .executeTakeFirst();
  return row && toStaffRow(context, row);
}

/** Returns this lender's staff member with this address. */
export async function staffByEmail(
  context: Parts,
  trx: Executor,
  organization: string,
  email: string,
): Promise<StaffRow | undefined> {
  const row = await findByEmail(context, trx, organization, email, true);
  return row && staffMember(context, trx, organization, row.uuid);
}

/** Returns the names of staff, including those who left. IDs that belong to no one are missing. */
export async function loadStaffNames(
  trx: Executor,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await trx
    .selectFrom('staff')
    .select(['identity_uuid', 'name'])
    .where('identity_uuid', 'in', known)
    .execute();
  return new Map(rows.map((row) => [row.identity_uuid, row.name]));
}

/** Returns the names of all current and former staff of a lender. */
export async function loadAllStaffNames(trx: Executor, organization: string): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('staff')
    .select(['identity_uuid', 'name'])
    .where('organisation', '=', organization)
    .execute();
  return new Map(rows.map((row) => [row.identity_uuid, row.name]));
}

/** Changes a person's permissions if they haven't changed since that version. Returns whether it did. */
export async function changeStaff(
  trx: Executor,
  identityUuid: string,
  version: number,
  { permissions, disabled }: { readonly permissions: readonly Permission[]; readonly disabled: boolean },
): Promise<boolean> {
  const changed = await trx
    .updateTable('staff')
    .set({ permissions: JSON.stringify(permissions), disabled, version: version + 1 })
    .where('identity_uuid', '=', identityUuid)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return changed !== undefined;
}
