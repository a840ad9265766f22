import type { Context, Trx } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import { type Caller, refuse } from '../kernel/http/index.ts';
import { emailAccountOwner } from './account-mail.ts';
import { mailInvitation, newSetupToken } from './account-setup.ts';
import { endOtherAccess } from './end-other-access.ts';
import { requireSecondPerson } from './independence.ts';
import { lockOpenAccount } from './lock-account.ts';
import { removeSecondFactor } from './second-factor.ts';
import { staffMember, type StaffRow } from './staff.ts';

const REQUEST_LIFETIME = 3 * 24 * 3600_000;

/** Returns a colleague who can log in today. A person who was never set up needs an invitation instead. */
async function requireActiveColleague(
  context: Context,
  trx: Trx,
  { organisation, identityUuid }: Caller,
  staffUuid: string,
): Promise<StaffRow> {
  const member = (await staffMember(context, trx, organisation, staffUuid)) ?? refuse('not-found');
  // One admin asks and another approves, so neither may be the person whose factor is reset.
  if (staffUuid === identityUuid) return refuse('second-person-needed');
  return member.ready && !member.disabled ? member : refuse('not-at-this-step');
}

/**
 * Requests a reset of a colleague's second factor, as one admin. The colleague is told right away, so that they can
 * object if they still have their authenticator.
 */
export async function requestReset(context: Context, caller: Caller, staffUuid: string): Promise<StaffRow> {
  const { organisation, identityUuid } = caller;
  const member = await context.db.transaction().execute(async (trx) => {
    await requireActiveColleague(context, trx, caller, staffUuid);
    const now = context.sessionNow();
    const request = { asked_by: identityUuid, asked_at: now, expires_at: new Date(now.getTime() + REQUEST_LIFETIME) };
    await trx
      .deleteFrom('second_factor_reset')
      .where('staff_uuid', '=', staffUuid)
      .where('expires_at', '<', now)
      .execute();
    const inserted = await trx
      .insertInto('second_factor_reset')
      .values({ staff_uuid: staffUuid, ...request })
      .onConflict((conflict) => conflict.column('staff_uuid').doNothing())
      .returning('staff_uuid')
      .executeTakeFirst();
    if (inserted) await emailAccountOwner(context, trx, 'factor-reset-asked', staffUuid, identityUuid);
    return (await staffMember(context, trx, organisation, staffUuid)) ?? refuse('not-found');
  });
  event(context, 'staff.second-factor-reset-asked', { identity: identityUuid, organisation, staff: staffUuid });
  return member;
}

/**
 * Approves a request as another admin. Ends the authenticator, its recovery codes and every session, and mails the
 * person a new setup link.
 */
export async function approveReset(context: Context, caller: Caller, staffUuid: string): Promise<StaffRow> {
  const { organisation, identityUuid } = caller;
  const { member, token } = await context.db.transaction().execute(async (trx) => {
    await requireActiveColleague(context, trx, caller, staffUuid);
    const request = await trx
      .selectFrom('second_factor_reset')
      .selectAll()
      .where('staff_uuid', '=', staffUuid)
      .where('expires_at', '>=', context.sessionNow())
      .forUpdate()
      .executeTakeFirst();
    if (!request) return refuse('not-at-this-step');
    await requireSecondPerson(context, trx, request.asked_by, identityUuid);
    const fresh = await resetSecondFactor(context, trx, staffUuid);
    return { token: fresh, member: (await staffMember(context, trx, organisation, staffUuid)) ?? refuse('not-found') };
  });
  event(context, 'staff.second-factor-reset', { identity: identityUuid, organisation, staff: staffUuid });
  await mailInvitation(context, member, token);
  return member;
}

/** Withdraws or declines a request. Any admin may do it, and so may the colleague themselves. */
export async function declineReset(
  context: Context,
  { organisation, identityUuid }: Caller,
  staffUuid: string,
): Promise<StaffRow> {
  const member = (await staffMember(context, context.db, organisation, staffUuid)) ?? refuse('not-found');
  const deleted = await context.db
    .deleteFrom('second_factor_reset')
    .where('staff_uuid', '=', staffUuid)
    .returning('staff_uuid')
    .executeTakeFirst();
  if (!deleted) return refuse('not-at-this-step');
  event(context, 'staff.second-factor-reset-declined', { identity: identityUuid, organisation, staff: staffUuid });
  return { ...member, reset: null };
}

/** Removes a colleague's second factor, so they must set up the account again. Returns the token of the setup link. */
export async function resetSecondFactor(context: Context, trx: Trx, staffUuid: string): Promise<string> {
  await lockOpenAccount(context, trx, staffUuid);
  await removeSecondFactor(trx, staffUuid);
  await trx.deleteFrom('second_factor_reset').where('staff_uuid', '=', staffUuid).execute();
  await endOtherAccess(context, trx, staffUuid, null);
  await emailAccountOwner(context, trx, 'factor-reset', staffUuid);
  return newSetupToken(context, trx, staffUuid);
}
