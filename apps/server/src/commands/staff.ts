import { DESK_ROLES, OWNER_PERMISSIONS, type DeskRole } from '@lintel/domain';
import { inviteStaff, setupAddress, startAgain, staffByEmail } from '../identity/index.ts';
import { StartRefused } from '../kernel/config/index.ts';
import { event } from '../kernel/events.ts';
import { Refused } from '../kernel/http/index.ts';
import { runCommand, type Environment } from './run-command.ts';
import { STAFF_COMMAND } from './words.ts';

interface First {
  readonly email: string;
  readonly organisation: string;
  readonly role: DeskRole | 'OWNER';
  readonly name: string;
}

/** Invites somebody from the machine of the server: no call makes the first person of a desk. Returns what to show at the terminal. */
export function inviteStaffCommand(env: Environment, { email, organisation, role, name }: First): Promise<string> {
  const permissions = role === 'OWNER' ? OWNER_PERMISSIONS : DESK_ROLES[role];
  return runCommand(env, organisation, async (context) => {
    try {
      const given = { organisation, email, name, permissions, invitedBy: 'desk:invite' };
      const { staff, token } = await context.db.transaction().execute((trx) => inviteStaff(context, trx, given));
      event(context, 'staff.invited', {
        identity: 'desk:invite',
        organisation,
        staff: staff.identity_uuid,
        permissions: permissions.join(' '),
      });
      return STAFF_COMMAND.invited(email, role, organisation, setupAddress(context.config, organisation, token));
    } catch (error) {
      if (error instanceof Refused && error.reason === 'colleague-exists')
        throw new StartRefused(STAFF_COMMAND.exists(email, organisation));
      throw error;
    }
  });
}

/** Lets somebody back in who lost their authenticator, from the machine of the server: also the only admin. They are told, and the audit trail shows it. */
export function recoverStaffCommand(
  env: Environment,
  { email, organisation }: Pick<First, 'email' | 'organisation'>,
): Promise<string> {
  return runCommand(env, organisation, async (context) => {
    const member = await staffByEmail(context, context.db, organisation, email);
    if (!member) throw new StartRefused(STAFF_COMMAND.nobody(email, organisation));
    if (member.disabled) throw new StartRefused(STAFF_COMMAND.disabled(email));
    const token = await context.db.transaction().execute((trx) => startAgain(context, trx, member.identity_uuid));
    event(context, 'staff.recovered', { identity: 'desk:recover', organisation, staff: member.identity_uuid });
    return STAFF_COMMAND.recovered(email, setupAddress(context.config, organisation, token));
  });
}
