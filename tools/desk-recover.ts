// Lets someone back into the lender's console who lost their authenticator: npm run desk:recover -- EMAIL [--org CODE]
import { parseArgs } from 'node:util';
import { recoverFromTerminal } from '../apps/server/src/desk/from-terminal.ts';
import { StartRefused } from '../apps/server/src/start-refused.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { org: { type: 'string', default: 'FIGURE' } } });
const [email] = positionals;

try {
  if (!email?.includes('@')) throw new StartRefused('Usage: npm run desk:recover -- EMAIL [--org FIGURE]');
  console.log(await recoverFromTerminal(process.env, { email, organisation: values.org }));
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
