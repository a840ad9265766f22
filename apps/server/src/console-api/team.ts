import type {
  HandlerReply,
  changeColleague,
  inviteColleague,
  listColleagues,
  listStaff,
  Request,
} from '@lintel/contract';
import { findRole, mayGrant, seesOnlyAssigned, type Permission } from '@lintel/domain';
import { checkOfficerPermissions } from '../features/originators/index.ts';
import {
  emailAccountOwner,
  inviteStaff,
  mailInvitation,
  endOtherSessions,
  staffMember,
  loadOrganizationStaff,
  type StaffRow,
  changeStaff,
} from '../identity/index.ts';
import type { Context, Trx } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import { type Caller, refuse, refuseWith } from '../kernel/http/index.ts';
import { unassignAll } from '../records/loan-access/index.ts';

type Member = HandlerReply<typeof listStaff>[number];

/** Converts a staff account to a member of the team as the console shows it. */
export const toMember = (row: StaffRow): Member => ({
  staffUuid: row.identity_uuid,
  email: row.email,
  name: row.name,
  permissions: [...row.permissions],
  orgs: [row.organisation],
  disabled: row.disabled,
  ready: row.ready,
  secondFactorReset: row.reset && {
    askedBy: row.reset.askedBy,
    askedByName: row.reset.askedByName,
    askedAt: row.reset.askedAt.toISOString(),
  },
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

/** Returns everyone of the caller's lender, in order of invitation. */
export const loadTeam = async (context: Context, { organisation }: Caller): Promise<Member[]> =>
  (await loadOrganizationStaff(context, context.db, organisation)).map(toMember);

/**
 * Returns the colleagues to whom the caller can assign a file: everyone of the lender who can log in, attorneys only with
 * the closing permission.
 */
export async function loadColleagues(
  context: Pick<Context, 'db' | 'keys' | 'vault'>,
  caller: Pick<Caller, 'organisation' | 'permissions'>,
): Promise<HandlerReply<typeof listColleagues>> {
  const mayAssignAttorneys = caller.permissions.includes('closing');
  const all = await loadOrganizationStaff(context, context.db, caller.organisation);
  return all
    .filter(({ disabled, ready }) => ready && !disabled)
    .filter(({ permissions }) => mayAssignAttorneys || !seesOnlyAssigned(permissions))
    .map(({ identity_uuid: staffUuid, name, permissions }) => ({
      staffUuid,
      name,
      canReview: permissions.includes('review'),
      role: findRole(permissions),
    }));
}

/** Invites a person to the caller's own lender and mails the link. */
export async function inviteMember(
  context: Context,
  caller: Caller,
  body: Request<typeof inviteColleague>['body'],
): Promise<Member> {
  const { organisation, identityUuid } = caller;
  if ((body.orgs ?? []).some((org) => org !== organisation)) return refuse('choice-unknown');
  refuseUnheld(caller, body.permissions);
  const member = {
    organisation,
    email: body.email,
    name: body.name,
    permissions: body.permissions,
    invitedBy: identityUuid,
  };
  const { staff, token } = await context.db.transaction().execute(async (trx) => {
    const invited = await inviteStaff(context, trx, member);
    await emailNewApprover(context, trx, caller, invited.staff.identity_uuid, body.permissions);
    return invited;
  });
  event(context, 'staff.invited', {
    identity: identityUuid,
    organisation,
    staff: staff.identity_uuid,
    permissions: body.permissions.join(' '),
  });
  await mailInvitation(context, staff, token);
  return toMember(staff);
}

/**
 * No one grants a permission that they lack. Otherwise an admin could act as two people, one of whom approves what the
 * other proposed.
 */
function refuseUnheld({ permissions }: Caller, wanted: readonly Permission[]): void {
  if (wanted.some((one) => !mayGrant(permissions, one))) refuse('right-not-held');
}

/**
 * Emails the lender's money approvers and admins that a colleague may now approve money, or create people who may.
 * Leaves out the person who granted it and the colleague.
 */
async function emailNewApprover(
  context: Context,
  trx: Trx,
  { organisation, identityUuid }: Caller,
  staffUuid: string,
  granted: readonly Permission[],
): Promise<void> {
  if (!granted.some((one) => APPROVAL_PERMISSIONS.includes(one))) return;
  for (const one of await loadOrganizationStaff(context, trx, organisation)) {
    const isAsked = one.ready && !one.disabled && one.permissions.some((held) => APPROVAL_PERMISSIONS.includes(held));
    if (isAsked && one.identity_uuid !== identityUuid && one.identity_uuid !== staffUuid)
      await emailAccountOwner(context, trx, 'approver-added', one.identity_uuid, staffUuid);
  }
}

const APPROVAL_PERMISSIONS: readonly Permission[] = ['fund', 'admin'];

/** Changes permissions or disables an account. No one changes their own; a second person does. */
export async function changeMember(
  context: Context,
  caller: Caller,
  staffUuid: string,
  body: Request<typeof changeColleague>['body'],
  version: number | undefined,
): Promise<Member> {
  const { organisation, identityUuid } = caller;
  if (staffUuid === identityUuid) return refuse('second-person-needed');
  const changed = await context.db.transaction().execute(async (trx) => {
    const before = (await staffMember(context, trx, organisation, staffUuid)) ?? refuse('not-found');
    const added = (body.permissions ?? []).filter((one) => !before.permissions.includes(one));
    refuseUnheld(caller, added);
    await checkOfficerPermissions(trx, organisation, staffUuid, added);
    const next = {
      permissions: body.permissions ?? before.permissions,
      disabled: body.disabled ?? before.disabled,
    };
    if (!(await changeStaff(trx, staffUuid, version ?? -1, next)))
      refuseWith('stale-version', { version: before.version });
    // As an attorney they open what is assigned to them, and that takes someone with the closing permission.
    if (seesOnlyAssigned(next.permissions) && !seesOnlyAssigned(before.permissions)) await unassignAll(trx, staffUuid);
    await emailNewApprover(
      context,
      trx,
      caller,
      staffUuid,
      before.disabled && !next.disabled ? (body.permissions ?? before.permissions) : added,
    );
    if (next.disabled) await endOtherSessions(context, trx, staffUuid, null);
    return (await staffMember(context, trx, organisation, staffUuid)) ?? refuse('not-found');
  });
  event(context, 'staff.changed', {
    identity: identityUuid,
    organisation,
    staff: staffUuid,
    permissions: changed.permissions.join(' '),
    disabled: changed.disabled,
  });
  return toMember(changed);
}
