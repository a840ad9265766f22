// Lets someone back into the lender's console who lost their authenticator: npm run desk:recover -- EMAIL [--org CODE]
import { parseArgs } from 'node:util';
import { StartRefused } from '../apps/server/src/config/start-refused.ts';
import { recoverFromTerminal } from '../apps/server/src/desk/from-terminal.ts';
import { runCommand } from './terminal-command.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { org: { type: 'string', default: 'FIGURE' } },
  });
  const [email] = positionals;
  if (!email?.includes('@')) throw new StartRefused('Usage: npm run desk:recover -- EMAIL [--org FIGURE]');
  console.log(await recoverFromTerminal(process.env, { email, organisation: values.org }));
});
