import { findBrand } from '@lintel/brands';
import type { HandlerReply, readOwnOriginator } from '@lintel/contract';
import type { Permission } from '@lintel/domain';
import { staffMember } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse, refuseFields, refuseWith } from '../../kernel/http/index.ts';
import { statesServed } from '../../records/answers/index.ts';
import { findOriginatorOfStaff, lockOriginator, type OriginatorRow, setOriginatorStaff } from './store.ts';
import { MANAGE } from './words.ts';

/**
 * Returns the record of the loan officer who is calling. It is read for each call, so that access ends at once when the
 * record is deactivated or unlinked. Without one, the caller finds nothing.
 */
export const requireOwnOriginator = async (
  { db }: Pick<Context, 'db'>,
  { organisation, identityUuid }: Caller,
): Promise<OriginatorRow> => (await findOriginatorOfStaff(db, organisation, identityUuid)) ?? refuse('not-found');

/** Returns the calling loan officer's own record, for the console. */
export async function loadOwnOriginator(
  context: Context,
  caller: Caller,
): Promise<HandlerReply<typeof readOwnOriginator>> {
  const row = await requireOwnOriginator(context, caller);
  const brand = findBrand(caller.organisation) ?? refuse('not-found');
  return {
    originatorUuid: row.uuid,
    kind: row.kind,
    name: row.name,
    nmlsId: row.nmls_id,
    licensedStates: row.licensed_states,
    enforceLicensedStates: row.enforce_licensed_states,
    statesServed: statesServed(brand),
  };
}

/**
 * Returns whether a permission lets staff work on files. A loan officer must not decide what they brought in, so a
 * linked account has no such permission.
 */
const isDecidingPermission = (permission: Permission): boolean => permission !== 'originate';

/** Refuses permissions that a teammate who logs in as a loan officer must not have. */
export async function checkOfficerPermissions(
  trx: Executor,
  organization: string,
  staffUuid: string,
  permissions: readonly Permission[],
): Promise<void> {
  if (!permissions.some(isDecidingPermission)) return;
  const officer = await findOriginatorOfStaff(trx, organization, staffUuid, { alsoInactive: true });
  if (officer) refuseFields([{ field: 'permissions', message: MANAGE.officerDecides(officer.name) }]);
}

/** Links a loan officer to the staff account with which they log in, or for null unlinks them. */
export async function linkStaff(
  context: Context,
  { organisation, identityUuid }: Caller,
  uuid: string,
  staffUuid: string | null,
  version: number | undefined,
): Promise<OriginatorRow> {
  const linked = await context.db.transaction().execute(async (trx) => {
    const before = (await lockOriginator(trx, organisation, uuid)) ?? refuse('not-found');
    if (before.version !== version) refuseWith('stale-version', { version: before.version });
    if (staffUuid !== null) {
      const staff = (await staffMember(context, trx, organisation, staffUuid)) ?? refuse('choice-unknown');
      if (staff.permissions.some(isDecidingPermission))
        refuseFields([{ field: 'staffUuid', message: MANAGE.staffDecides }]);
      const other = await findOriginatorOfStaff(trx, organisation, staffUuid, { alsoInactive: true });
      if (other && other.uuid !== uuid) refuseFields([{ field: 'staffUuid', message: MANAGE.staffTaken(other.name) }]);
    }
    return setOriginatorStaff(trx, uuid, staffUuid);
  });
  event(context, staffUuid === null ? 'originator.unlinked' : 'originator.linked', {
    identity: identityUuid,
    organisation,
    originator: uuid,
    ...(staffUuid === null ? {} : { staff: staffUuid }),
  });
  return linked;
}
