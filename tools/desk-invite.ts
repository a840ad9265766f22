// Invites a staff member to the lender's console:
// npm run desk:invite -- EMAIL [--org CODE] [--role OWNER] [--name NAME]
import { parseArgs } from 'node:util';
import { STAFF_ROLES } from '@lintel/domain';
import { inviteStaffCommand } from '../apps/server/src/commands/staff.ts';
import { StartRefused } from '../apps/server/src/kernel/config/start-refused.ts';
import { runCommand } from './terminal-command.ts';

const ROLES = ['OWNER', ...Object.keys(STAFF_ROLES)] as ('OWNER' | keyof typeof STAFF_ROLES)[];

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      org: { type: 'string', default: 'DEMO' },
      role: { type: 'string', default: 'OWNER' },
      name: { type: 'string' },
    },
  });
  const [email] = positionals;
  const role = ROLES.find((known) => known === values.role.toUpperCase());
  if (!email?.includes('@') || !role)
    throw new StartRefused(
      `Usage: npm run desk:invite -- EMAIL [--org DEMO] [--role ${ROLES.join('|')}] [--name "First Last"]`,
    );
  console.log(
    await inviteStaffCommand(process.env, {
      email,
      organisation: values.org,
      role,
      name: values.name ?? email.split('@')[0] ?? email,
    }),
  );
});
