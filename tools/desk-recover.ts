// Resets the login of a staff member who lost their authenticator: npm run desk:recover -- EMAIL [--org CODE]
import { parseArgs } from 'node:util';
import { recoverStaffCommand } from '../apps/server/src/commands/staff.ts';
import { StartRefused } from '../apps/server/src/kernel/config/start-refused.ts';
import { runCommand } from './terminal-command.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { org: { type: 'string', default: 'DEMO' } },
  });
  const [email] = positionals;
  if (!email?.includes('@')) throw new StartRefused('Usage: npm run desk:recover -- EMAIL [--org DEMO]');
  console.log(await recoverStaffCommand(process.env, { email, organisation: values.org }));
});
