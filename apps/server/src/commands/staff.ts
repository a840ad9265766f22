import { STAFF_ROLES, OWNER_PERMISSIONS, type StaffRole } from '@lintel/domain';
import { inviteStaff, setupUrl, resetSecondFactor, staffByEmail } from '../identity/index.ts';
import { StartRefused } from '../kernel/config/index.ts';
import { event } from '../kernel/events.ts';
import { Refused } from '../kernel/http/index.ts';
import { withServerContext, type Environment } from './with-context.ts';
import { STAFF_COMMAND } from './words.en.ts';

interface NewStaff {
  readonly email: string;
  readonly organisation: string;
  readonly role: StaffRole | 'OWNER';
  readonly name: string;
}

/**
 * Invites staff from the command line, because no API call can create a lender's first account. Returns the text to
 * print, with the setup link; sends no email.
 */
export function inviteStaffCommand(env: Environment, { email, organisation, role, name }: NewStaff): Promise<string> {
  const permissions = role === 'OWNER' ? OWNER_PERMISSIONS : STAFF_ROLES[role];
  return withServerContext(env, organisation, async (context) => {
    try {
      const member = { organisation, email, name, permissions, invitedBy: 'desk:invite' };
      const { staff, token } = await context.db.transaction().execute((trx) => inviteStaff(context, trx, member));
      event(context, 'staff.invited', {
        identity: 'desk:invite',
        organisation,
        staff: staff.identity_uuid,
        permissions: permissions.join(' '),
      });
      return STAFF_COMMAND.invited(email, role, organisation, setupUrl(context.config, organisation, token));
    } catch (error) {
      if (error instanceof Refused && error.reason === 'colleague-exists')
        throw new StartRefused(STAFF_COMMAND.exists(email, organisation));
      throw error;
    }
  });
}

/**
 * Restores access for a person who lost their authenticator, even the only admin. They get an email, and the audit
 * trail gets an entry. Returns the text to print.
 */
export function recoverStaffCommand(
  env: Environment,
  { email, organisation }: Pick<NewStaff, 'email' | 'organisation'>,
): Promise<string> {
  return withServerContext(env, organisation, async (context) => {
    const member = await staffByEmail(context, context.db, organisation, email);
    if (!member) throw new StartRefused(STAFF_COMMAND.unknown(email, organisation));
    if (member.disabled) throw new StartRefused(STAFF_COMMAND.disabled(email));
    const token = await context.db
      .transaction()
      .execute((trx) => resetSecondFactor(context, trx, member.identity_uuid));
    event(context, 'staff.recovered', { identity: 'desk:recover', organisation, staff: member.identity_uuid });
    return STAFF_COMMAND.recovered(email, setupUrl(context.config, organisation, token));
  });
}
