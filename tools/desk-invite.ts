// Invites the first person to the lender's desk: npm run desk:invite -- EMAIL [--org CODE] [--role ADMIN] [--name NAME]
import { parseArgs } from 'node:util';
import { DESK_ROLES } from '@lintel/domain';
import { inviteFromTerminal } from '../apps/server/src/desk/invite-from-terminal.ts';
import { StartRefused } from '../apps/server/src/start-refused.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { org: { type: 'string', default: 'FIGURE' }, role: { type: 'string', default: 'ADMIN' }, name: { type: 'string' } },
});
const [email] = positionals;
const role = Object.keys(DESK_ROLES).find((known) => known === values.role.toUpperCase());

try {
  if (!email?.includes('@') || !role) throw new StartRefused(`Usage: npm run desk:invite -- EMAIL [--org FIGURE] [--role ${Object.keys(DESK_ROLES).join('|')}] [--name "First Last"]`);
  console.log(await inviteFromTerminal(process.env, { email, organisation: values.org, role: role as keyof typeof DESK_ROLES, name: values.name ?? email.split('@')[0] ?? email }));
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
